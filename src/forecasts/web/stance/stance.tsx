/** What comments on predictions show of forecasts. The box to tick comes for whoever is signed in alone. */
import { lazy } from 'react'
import { StanceSaid } from './StanceSaid.tsx'

export const forecastStance = {
  Said: StanceSaid,
  Offer: lazy(() =>
    import('./StanceOffer.tsx').then(
      (file) => ({ default: file.StanceOffer }),
      () => ({ default: () => null }),
    ),
  ),
}
