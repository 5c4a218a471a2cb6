/** What networks look at: a series without its seasons, and how much it changes. */
import { scaleOf } from '../bands/band-features.ts'
import type { Period } from '../methods/central-forecast.ts'
import { withoutSeasons, type Seasonality } from '../methods/seasonality.ts'

export type Past = {
  readonly adjusted: readonly number[]
  /** The mean change over one period of the series, seasons included. */
  readonly scale: number
  readonly seasonality: Seasonality
}

export function pastOf(series: readonly number[], period: Period, seasonality: Seasonality): Past {
  return { adjusted: withoutSeasons(series, seasonality), scale: scaleOf(series, period), seasonality }
}
