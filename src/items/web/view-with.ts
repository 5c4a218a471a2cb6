/** The view of a kind to which another room adds what its page loads: fetched with the rest, at the same time. */
import type { Caller, Endpoint } from '#kit/endpoint.ts'
import type { Beside, KindView, Whole } from './kind-view.ts'

/** The caller of all calls: each room knows its own among them. */
type AnyCaller = Caller<Record<never, Endpoint>>

/** `loadBeside`: what the other room loads; `join`: it and what the kind itself has loaded, as its page is given both. */
export function viewWith<C extends Beside, W extends Whole, Own, Added, More>(
  view: KindView<C, W, Own>,
  loadBeside: (call: AnyCaller, item: W) => Promise<Added>,
  join: (own: Own, added: Added) => More,
): KindView<C, W, More> {
  // The page of a kind whose view loads nothing asks for nothing.
  const load = view.load ?? (async () => undefined as Own)
  return {
    ...view,
    async load(call, item) {
      const [own, added] = await Promise.all([load(call, item), loadBeside(call, item)])
      return join(own, added)
    },
  }
}
