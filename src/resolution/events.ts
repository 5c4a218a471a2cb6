/** What the log of events tells of objections. The trigger that writes it is in `migrations/0095`. */
import { z } from 'zod'
import { eventKind, idOf } from '#kit/events/event.ts'

const onQuestion = z.object({ isPublic: z.boolean() })
type Fact = { ref: string; data: z.output<typeof onQuestion> }

/** Somebody objects to the outcome of a question. */
export const outcomeObjected = eventKind({
  name: 'outcome.objected',
  data: onQuestion,
  notice: noticeOf,
})
/** An operator let it stand. */
export const outcomeUpheld = eventKind({ name: 'outcome.upheld', data: onQuestion, notice: noticeOf })

export const resolutionEvents = [outcomeObjected, outcomeUpheld] as const

function noticeOf({ ref, data: { isPublic } }: Fact) {
  return isPublic ? ({ is: 'changed', tags: [`v${idOf(ref)}`] } as const) : null
}
