/** Adds to the view of trends what their readers say: fetched with the rest, in one call. */
import type { Caller } from '#kit/endpoint.ts'
import type { Beside, KindView, Whole } from '#items/web/kind-view.ts'
import { viewWith } from '#items/web/view-with.ts'
import type { readersContract } from '../contract.ts'
import type { Said } from './call-readers.ts'

/** `own`: what the kind's own page needs. */
export type WithReaders<More> = { own: More; said: Said }

export function viewWithReaders<C extends Beside, W extends Whole, More>(
  view: KindView<C, W, More>,
): KindView<C, W, WithReaders<More>> {
  return viewWith(
    view,
    (anyCall, { id }) => {
      // The caller of all calls takes those of this room too.
      const call = anyCall as Caller<typeof readersContract>
      return call('findReaders', { params: { id }, query: {} })
    },
    (own, said) => ({ own, said }),
  )
}
