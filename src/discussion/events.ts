/** What the log of events tells of comments. The triggers that write it are in `migrations/0092`. */
import { z } from 'zod'
import { reportReasons } from '#items/mine/words.ts'
import { eventKind, idOf } from '#kit/events/event.ts'
import { commentActions } from './words.ts'

const onItem = z.object({ isPublic: z.boolean() })
type Fact = { ref: string; data: z.output<typeof onItem> }

/** A comment came to be read by everybody. */
export const commentShown = eventKind({ name: 'comment.shown', data: onItem, notice: soon })
/** One more has changed their mind by a comment, or took that back. */
const commentWeighed = eventKind({ name: 'comment.weighed', data: onItem, notice: soon })
/** What everybody has read was changed, hidden or removed. */
const commentChanged = eventKind({ name: 'comment.changed', data: onItem, notice: atOnce })

/** It was written, or changed, and an operator must look at it first. */
export const commentWaits = eventKind({
  name: 'comment.waits',
  data: z.object({}),
  notice: () => null,
  isForOperators: true,
})
export const commentReported = eventKind({
  name: 'comment.reported',
  data: z.object({ reason: z.enum(reportReasons) }),
  notice: () => null,
  isForOperators: true,
})

/** An operator took it away, or lets it be read that was not. Its author hears of it. */
export const commentJudged = eventKind({
  name: 'comment.judged',
  data: z.object({ action: z.enum(commentActions) }),
  notice: () => null,
  isForOperators: true,
})

export const discussionEvents = [
  commentShown,
  commentWeighed,
  commentChanged,
  commentWaits,
  commentReported,
  commentJudged,
] as const

/** The page may go on for some seconds as it was. */
function soon({ ref, data: { isPublic } }: Fact) {
  return isPublic ? ({ is: 'changed', tags: [`v${idOf(ref)}`] } as const) : null
}

/** What its author has taken back, or an operator taken away, is read no more from then on. */
function atOnce({ ref, data: { isPublic } }: Fact) {
  return isPublic ? ({ is: 'changed', tags: [`i${idOf(ref)}`] } as const) : null
}
