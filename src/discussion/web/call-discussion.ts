/** The calls of this room, for its parts. */
import { session } from '#accounts/web/session/session.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { discussionAddresses } from '../addresses.ts'
import type { DiscussionContract } from '../contract.ts'

export type DiscussionAnswer<Name extends keyof DiscussionContract> = AnswerOf<DiscussionContract[Name]>
export type Comments = DiscussionAnswer<'listComments'>
export type Thread = Comments['threads'][number]
export type Comment = Omit<Thread, 'more'>

/** The item that is spoken of. */
export type On = { kind: string; id: string }

export const callDiscussion = createCaller<DiscussionContract>(discussionAddresses, session)

/** Somebody has said something of this item, or taken it back. */
export function saidOtherwise({ id }: On): void {
  stale(callDiscussion, ['listComments', 'listReplies', 'findCommentMinds'], { id })
  stale(callDiscussion, ['listMyComments'])
}

/** One has other versions by now. */
export function changedOtherwise(comment: string): void {
  stale(callDiscussion, ['listCommentVersions'], { comment })
}
