/** Adds to the view of predictions what people forecast of them: fetched with the rest, in one call. */
import type { Caller } from '#kit/endpoint.ts'
import type { Beside, KindView, Whole } from '#items/web/kind-view.ts'
import type { forecastContract } from '../contract.ts'
import type { Together } from './call-forecasts.ts'

/** `own`: what the kind's own page needs. */
export type WithForecasts<More> = { own: More; together: Together }

export function viewWithForecasts<C extends Beside, W extends Whole, More>(
  view: KindView<C, W, More>,
): KindView<C, W, WithForecasts<More>> {
  // The page of a kind whose view loads nothing asks for nothing.
  const load = view.load ?? (async () => undefined as More)
  return {
    ...view,
    async load(anyCall, item) {
      // The caller of all calls takes those of this room too.
      const call = anyCall as Caller<typeof forecastContract>
      const [own, together] = await Promise.all([
        load(anyCall, item),
        call('findCrowd', { params: { id: item.id }, query: {} }),
      ])
      return { own, together }
    },
  }
}
