/**
 * What comments on predictions show of forecasts. The box to tick comes for whoever is signed in alone, what came of a
 * comment once somebody asks for it.
 */
import { lazy } from 'react'
import { notLoaded } from '#kit/web/not-loaded.tsx'
import { StanceSaid } from './StanceSaid.tsx'

export const forecastStance = {
  Said: StanceSaid,
  Offer: lazy(() =>
    import('./StanceOffer.tsx').then(
      (file) => ({ default: file.StanceOffer }),
      () => ({ default: () => null }),
    ),
  ),
  Turn: lazy(() => import('./TurnSaid.tsx').then((file) => ({ default: file.TurnSaid }), notLoaded)),
}
