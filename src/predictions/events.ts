/** What the log of events tells of outcomes by rule. The trigger that writes it is in `migrations/0059`. */
import { z } from 'zod'
import { eventKind, idOf } from '#kit/events/event.ts'

const onQuestion = z.object({ isPublic: z.boolean() })
type Fact = { ref: string; data: z.output<typeof onQuestion> }

/** A revision contradicts the outcome of a question. */
export const outcomeDoubted = eventKind({ name: 'outcome.doubted', data: onQuestion, notice: noticeOf })
/** An operator has decided for a reason, or nothing contradicts it any more. */
const outcomeSettled = eventKind({
  name: 'outcome.settled',
  data: onQuestion.extend({
    word: z.enum(['kept', 'corrected', 'withdrawn', 'orphaned']),
    reason: z.string().exactOptional(),
  }),
  notice: noticeOf,
})

export const predictionEvents = [outcomeDoubted, outcomeSettled] as const

/** Its page says so. */
function noticeOf({ ref, data: { isPublic } }: Fact) {
  return isPublic ? ({ is: 'changed', tags: [`i${idOf(ref)}`] } as const) : null
}
