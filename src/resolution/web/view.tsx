/** Adds to the view of predictions how their outcomes came about: asked only of those that have had one. */
import type { Caller } from '#kit/endpoint.ts'
import type { Beside, KindView, Whole } from '#items/web/kind-view.ts'
import { viewWith } from '#items/web/view-with.ts'
import type { PredictionWhole } from '#predictions/web/item.ts'
import type { resolutionContract } from '../contract.ts'
import type { Resolutions } from './call-resolution.ts'

/** `own`: what the kind's own page needs. */
export type WithResolutions<More> = { own: More; resolutions: Resolutions | null }
type Asked = Whole & Pick<PredictionWhole, 'outcome' | 'version'>

export function viewWithResolutions<C extends Beside, W extends Asked, More>(
  view: KindView<C, W, More>,
): KindView<C, W, WithResolutions<More>> {
  return viewWith(
    view,
    async (anyCall, { id, outcome, version }) => {
      // The caller of all calls takes those of this room too.
      const call = anyCall as Caller<typeof resolutionContract>
      const mayHaveAny = outcome !== null || version > 1
      return mayHaveAny ? call('listResolutions', { params: { id }, query: {} }) : null
    },
    (own, resolutions) => ({ own, resolutions }),
  )
}
