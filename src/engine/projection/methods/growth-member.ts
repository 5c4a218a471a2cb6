/** Growth that slows towards a limit nobody knows yet: the S-curve nearest to a series, and what follows on it. */
import { InvalidInput, mustAllBeFinite, mustBeCount } from '../../invalid-input.ts'
import type { GrowthCurve } from '../../momentum/growth/growth-curve.ts'
import { nelderMead } from './nelder-mead.ts'

/** limit * share(rate (t - middle)), with t = 1 at the first value. */
export type FreeGrowth = { readonly limit: number; readonly rate: number; readonly middle: number }

/**
 * The `curve` of least squared errors (Fisher and Pry 1971). Rate (above 0) and middle are searched; the limit follows
 * from them and is kept to `most`. Of ten values 100 / (1 + e^-(t - 5)), t = 1 to 10, the logistic has limit 100, rate
 * 1 and middle 5. Throws `InvalidInput` where there are fewer than four values or one is negative or not finite.
 */
export function fitGrowth(series: readonly number[], curve: GrowthCurve, most = Infinity): FreeGrowth {
  mustAllBeFinite('series', series)
  if (series.length < 4) throw new InvalidInput('series', `must have at least 4 values, not ${series.length}`)
  if (series.some((value) => value < 0)) throw new InvalidInput('series', 'must not be negative')
  const fitAt = ([logRate = 0, middle = 0]: readonly number[]) =>
    withBestLimit(series, curve, { rate: Math.exp(logRate), middle }, most)
  const size = series.reduce((sum, value) => sum + value * value, 0) || 1
  const loss = (at: readonly number[]) => squaresLeft(series, curve, fitAt(at)) / size
  const n = series.length
  const starts = [0.1, 0.3, 1].flatMap((rate) => [n / 2, n, 1.5 * n].map((middle) => [Math.log(rate), middle]))
  const start = starts.reduce((best, other) => (loss(other) < loss(best) ? other : best))
  return fitAt(nelderMead(loss, start, [0.5, n / 5], { rounds: 300, tolerance: 1e-10 }).at)
}

/**
 * The curve 1 to `horizon` steps after the first `after` values: a logistic of limit 100, rate 1 and middle 5 is at 50
 * one step after 4.
 */
export function growthForecast(
  curve: GrowthCurve,
  { limit, rate, middle }: FreeGrowth,
  after: number,
  horizon: number,
): number[] {
  mustBeCount('horizon', horizon, 1)
  return Array.from({ length: horizon }, (_, i) => limit * curve.share(rate * (after + 1 + i - middle)))
}

/** For given rate and middle the series is a multiple of the shares, so that the best limit is solved for. */
function withBestLimit(
  series: readonly number[],
  curve: GrowthCurve,
  { rate, middle }: Omit<FreeGrowth, 'limit'>,
  most: number,
): FreeGrowth {
  let [together, alone] = [0, 0]
  series.forEach((value, i) => {
    const share = curve.share(rate * (i + 1 - middle))
    together += value * share
    alone += share * share
  })
  return { rate, middle, limit: alone > 0 ? Math.min(most, together / alone) : 0 }
}

function squaresLeft(series: readonly number[], curve: GrowthCurve, fit: FreeGrowth): number {
  const values = growthForecast(curve, fit, 0, series.length)
  return series.reduce((sum, value, i) => sum + (value - values[i]!) ** 2, 0)
}
