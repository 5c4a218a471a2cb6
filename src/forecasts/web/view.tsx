/** Adds to the view of predictions what people forecast of them: fetched with the rest, in one call. */
import type { Caller } from '#kit/endpoint.ts'
import type { Beside, KindView, Whole } from '#items/web/kind-view.ts'
import { viewWith } from '#items/web/view-with.ts'
import type { forecastContract } from '../contract.ts'
import type { Together } from './call-forecasts.ts'

/** `own`: what the kind's own page needs. */
export type WithForecasts<More> = { own: More; together: Together }

export function viewWithForecasts<C extends Beside, W extends Whole, More>(
  view: KindView<C, W, More>,
): KindView<C, W, WithForecasts<More>> {
  return viewWith(
    view,
    (anyCall, { id }) => {
      // The caller of all calls takes those of this room too.
      const call = anyCall as Caller<typeof forecastContract>
      return call('findCrowd', { params: { id }, query: {} })
    },
    (own, together) => ({ own, together }),
  )
}
