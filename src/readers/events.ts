/** What the log of events tells of signals and ratings. The triggers that write it are in `migrations/0054`, `0055` and `0063`. */
import { z } from 'zod'
import { reportReasons } from '#items/mine/words.ts'
import { eventKind, idOf } from '#kit/events/event.ts'
import { signalActions } from './words.ts'

const onTrend = z.object({ isPublic: z.boolean() })
type Fact = { ref: string; data: z.output<typeof onTrend> }

/** A signal came to be read by everybody, or was changed while it is. */
const signalShown = eventKind({ name: 'signal.shown', data: onTrend, notice: noticeOf })
/** One that was read by everybody is not any more. */
const signalGone = eventKind({ name: 'signal.gone', data: onTrend, notice: noticeOf })

/** Somebody rated a trend, or took that back. The page may go on for some seconds as it was. */
const trendRated = eventKind({
  name: 'trend.rated',
  data: onTrend,
  notice: ({ ref, data: { isPublic } }) => (isPublic ? { is: 'changed', tags: [`v${idOf(ref)}`] } : null),
})

/** Its author has published it, and an operator must look at it first. */
export const signalWaits = eventKind({
  name: 'signal.waits',
  data: z.object({}),
  notice: () => null,
  isForOperators: true,
})
export const signalReported = eventKind({
  name: 'signal.reported',
  data: z.object({ reason: z.enum(reportReasons) }),
  notice: () => null,
  isForOperators: true,
})

/** An operator took it away, or lets it be read that was not. Its author hears of it. */
export const signalJudged = eventKind({
  name: 'signal.judged',
  data: z.object({ action: z.enum(signalActions) }),
  notice: () => null,
  isForOperators: true,
})

export const readersEvents = [signalShown, signalGone, trendRated, signalWaits, signalReported, signalJudged] as const

/** What everybody reads on its page is right at once. */
function noticeOf({ ref, data: { isPublic } }: Fact) {
  return isPublic ? ({ is: 'changed', tags: [`i${idOf(ref)}`] } as const) : null
}
