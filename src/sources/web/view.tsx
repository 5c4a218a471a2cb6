/** Adds to the view of predictions what other platforms say: fetched with the rest, in one call. */
import type { Caller } from '#kit/endpoint.ts'
import type { Beside, KindView, Whole } from '#items/web/kind-view.ts'
import { viewWith } from '#items/web/view-with.ts'
import type { elsewhereContract } from '../elsewhere/contract.ts'
import type { ForecastThere } from './elsewhere/call-elsewhere.ts'

/** `own`: what the kind's own page needs. */
export type WithElsewhere<More> = { own: More; elsewhere: readonly ForecastThere[] }

export function viewWithElsewhere<C extends Beside, W extends Whole, More>(
  view: KindView<C, W, More>,
): KindView<C, W, WithElsewhere<More>> {
  return viewWith(
    view,
    (anyCall, { id }) => {
      // The caller of all calls takes those of this room too.
      const call = anyCall as Caller<typeof elsewhereContract>
      return call('findElsewhere', { params: { id }, query: {} })
    },
    (own, { elsewhere }) => ({ own, elsewhere }),
  )
}
