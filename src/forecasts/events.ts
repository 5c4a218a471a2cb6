/** What the log of events tells of forecasts. The triggers that write it are in `migrations/0090`. */
import { z } from 'zod'
import { eventKind, idOf } from '#kit/events/event.ts'

const onQuestion = z.object({ isPublic: z.boolean() })
type Fact = { ref: string; data: z.output<typeof onQuestion> }

/** Somebody forecast, or took that back. No browser is told: what changed in that moment would be what they said. */
const forecastMade = eventKind({ name: 'forecast.made', data: onQuestion, notice: noticeOf, isForOperators: true })
/** Somebody counts in its crowd from now on, or no longer. */
const crowdChanged = eventKind({ name: 'crowd.changed', data: onQuestion, notice: noticeOf, isForOperators: true })

export const forecastEvents = [forecastMade, crowdChanged] as const

/** The page may go on for some seconds as it was. */
function noticeOf({ ref, data: { isPublic } }: Fact) {
  return isPublic ? ({ is: 'changed', tags: [`v${idOf(ref)}`] } as const) : null
}
