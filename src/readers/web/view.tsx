/** Adds to the view of trends what their readers say: fetched with the rest, in one call. */
import type { Caller } from '#kit/endpoint.ts'
import type { Beside, KindView, Whole } from '#items/web/kind-view.ts'
import type { readersContract } from '../contract.ts'
import type { Said } from './call-readers.ts'

/** `own`: what the kind's own page needs. */
export type WithReaders<More> = { own: More; said: Said }

export function viewWithReaders<C extends Beside, W extends Whole, More>(
  view: KindView<C, W, More>,
): KindView<C, W, WithReaders<More>> {
  // The page of a kind whose view loads nothing asks for nothing.
  const load = view.load ?? (async () => undefined as More)
  return {
    ...view,
    async load(anyCall, item) {
      // The caller of all calls takes those of this room too.
      const call = anyCall as Caller<typeof readersContract>
      const [own, said] = await Promise.all([
        load(anyCall, item),
        call('findReaders', { params: { id: item.id }, query: {} }),
      ])
      return { own, said }
    },
  }
}
