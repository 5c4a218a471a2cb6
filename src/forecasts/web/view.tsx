/** Adds to the view of predictions what people forecast of them: and of the questions that they are asked with: fetched with the rest. */
import type { Caller } from '#kit/endpoint.ts'
import type { Beside, KindView, Whole } from '#items/web/kind-view.ts'
import { viewWith } from '#items/web/view-with.ts'
import type { forecastContract } from '../contract.ts'
import type { AskedWith, Together } from './call-forecasts.ts'

/** `own`: what the kind's own page needs. */
export type WithForecasts<More> = { own: More; together: Together; askedWith: AskedWith }

export function viewWithForecasts<C extends Beside, W extends Whole, More>(
  view: KindView<C, W, More>,
): KindView<C, W, WithForecasts<More>> {
  return viewWith(
    view,
    async (anyCall, { id }) => {
      // The caller of all calls takes those of this room too.
      const call = anyCall as Caller<typeof forecastContract>
      const input = { params: { id }, query: {} }
      const [together, askedWith] = await Promise.all([call('findCrowd', input), call('findAskedWith', input)])
      return { together, askedWith }
    },
    (own, added) => ({ own, ...added }),
  )
}
