/**
 * The forecasts that any method must beat: the last value, the last year's, the last value with its season, and a
 * straight drift.
 */
import { InvalidInput, mustBeCount } from '../../invalid-input.ts'
import { classicalPattern, isSeasonal, noSeasonality, withoutSeasons, withSeasons } from './seasonality.ts'

/** The last value, `horizon` times: after [3, 1, 2] come 2, 2. */
export function naive(series: readonly number[], horizon: number): number[] {
  return seasonalNaive(series, 1, horizon)
}

/**
 * The values of the last `period`, over and over: after [9, 1, 2] with period 2 come 1, 2, 1. Throws `InvalidInput`
 * with less than one period.
 */
export function seasonalNaive(series: readonly number[], period: number, horizon: number): number[] {
  mustBeCount('period', period, 1)
  mustBeCount('horizon', horizon, 1)
  if (series.length < period) throw new InvalidInput('series', `must have at least one period of ${period}`)
  return Array.from({ length: horizon }, (_, i) => series[series.length - period + (i % period)]!)
}

/**
 * Naive2 of the M competitions (Makridakis et al. 1982), against which OWA is measured: the last value without its
 * season, with the seasons of the steps ahead, where the 90 % test finds any. After 1, 3 twelve times over with period
 * 2 come 1, 3.
 */
export function naive2(series: readonly number[], period: number, horizon: number): number[] {
  const seasonality = isSeasonal(series, period) ? classicalPattern(series, period) : noSeasonality
  return withSeasons(naive(withoutSeasons(series, seasonality), horizon), seasonality, series.length)
}

/** The random walk with drift: the last value and on by the mean step so far. After [1, 2, 5] come 7, 9. */
export function drift(series: readonly number[], horizon: number): number[] {
  mustBeCount('horizon', horizon, 1)
  if (series.length < 2) throw new InvalidInput('series', 'must have at least 2 values')
  const last = series.at(-1)!
  const step = (last - series[0]!) / (series.length - 1)
  return Array.from({ length: horizon }, (_, i) => last + step * (i + 1))
}
