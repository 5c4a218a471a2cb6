/** Adds to the view of a kind what people say of its items: the first of it, fetched with the rest. */
import type { Caller } from '#kit/endpoint.ts'
import type { Beside, KindView, Whole } from '#items/web/kind-view.ts'
import { viewWith } from '#items/web/view-with.ts'
import type { DiscussionContract } from '../contract.ts'
import type { Comments } from './call-discussion.ts'

/** `own`: what the kind's own page needs. */
export type WithComments<More> = { own: More; comments: Comments }

export function viewWithDiscussion<C extends Beside, W extends Whole, More>(
  view: KindView<C, W, More>,
): KindView<C, W, WithComments<More>> {
  return viewWith(
    view,
    (anyCall, { kind, id }) => {
      // The caller of all calls takes those of this room too.
      const call = anyCall as Caller<DiscussionContract>
      return call('listComments', { params: { kind, id }, query: {} })
    },
    (own, comments) => ({ own, comments }),
  )
}
