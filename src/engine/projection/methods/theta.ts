/** The Theta method: the mean of the straight line through a series and of a smoothed series of doubled curvature. */
import { mustBeCount } from '../../invalid-input.ts'
import { exponentialSmoothing } from './exponential-smoothing.ts'
import { straightLine } from './straight-line.ts'

/**
 * Forecasts 1 to `horizon` steps on (Assimakopoulos and Nikolopoulos 2000; theta lines 0 and 2): of `[1, 2, 3, 4, 5,
 * 6]` they are 6.5, 7, 7.5, half the line's 7, 8, 9 and half the level 6. Nothing is clipped: a negative series has
 * negative forecasts. Throws `InvalidInput` where `series` has fewer than four values or one that is not finite.
 */
export function theta(series: readonly number[], horizon: number): number[] {
  mustBeCount('horizon', horizon, 1)
  const { intercept, slope } = straightLine(series)
  const line = (t: number) => intercept + slope * t
  const doubled = series.map((value, i) => 2 * value - line(i + 1))
  const { level } = exponentialSmoothing(doubled, 'none')
  return Array.from({ length: horizon }, (_, i) => (level + line(series.length + 1 + i)) / 2)
}
