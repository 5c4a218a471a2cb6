/** How much of its growth does a series have behind it? Refuses where the data do not show how much is ahead. */
import { InvalidInput, mustAllBeFinite } from '../../invalid-input.ts'
import { mean } from '../../statistics.ts'
import { direction } from '../direction.ts'
import { gompertz, type GrowthCurve, logistic } from './growth-curve.ts'
import { residualsOf } from './growth-fit.ts'
import { type Interval, limitsWithin, type Profile, profileOf } from './growth-limit.ts'
import { toleranceOf } from './growth-tolerance.ts'
import { unitOf } from '../theil-sen.ts'

/** The limit is not known where the ends of its 80 % interval are further apart than this factor. */
const widestSpan = 3

export type Maturity =
  | { refused: 'too-few-points'; needed: number }
  /**
   * `negative`: an S-curve starts from nothing. `not-growing`: the series does not clearly rise. `limit-unknown`: the
   * interval spans more than x3.
   */
  | { refused: 'negative' | 'not-growing' | 'limit-unknown' }
  | {
      /** The curve that fits best. */
      curve: GrowthCurve['name']
      /** The last value as a share of the limit: .8 where four fifths are reached. By noise it may exceed 1. */
      maturity: number
      limit: number
      /** The 80 % interval of the limit, over all curves. */
      low: number
      high: number
      /** The curve is `limit * share(rate * (i - inflection))` at the i-th value, counted from 0. */
      rate: number
      inflection: number
    }

type Options = {
  /** Default: logistic and Gompertz. */
  curves?: readonly GrowthCurve[]
  /** What the series cannot exceed, such as 100 for a share in %. */
  ceiling?: number
}

/**
 * y_n / L, with L the limit of the S-curve of least squares (Fisher and Pry 1971), refused where the 80 % interval of L
 * spans more than x3. Of 100 / (1 + e^-(i - 10) / 2), i = 0 to 14: logistic, limit 100, maturity .8808.
 *
 * The interval holds every limit, of any of the curves, that fits about as well as the best (see `toleranceOf`):
 * logistic and Gompertz often agree on the past and not on the limit. A straight line has none; where it fits about as
 * well, no limit is too high. On simulated curves seen to 80 or 95 % of their limit, with 2 % noise, it held the limit
 * in 77 to 88 % of cases, and with noise of memory .7 in 53 to 72 %. Seen only to 50 % it is narrower than it should be
 * (60 to 77 %, 34 to 65 %) where it is not refused.
 *
 * `values` are evenly spaced, the latest last; at least 10, none below 0, and clearly rising (see `direction`), or they
 * are refused. Limits are in their unit. Throws `InvalidInput` where a value is not finite or above the ceiling, and
 * where there is no curve.
 */
export function maturity(
  values: ArrayLike<number>,
  { curves = [logistic, gompertz], ceiling = Infinity }: Options = {},
): Maturity {
  mustAllBeFinite('values', values)
  const all = Float64Array.from(values)
  if (curves.length === 0) throw new InvalidInput('curves', 'must not be empty')
  if (!all.every((value) => value <= ceiling))
    throw new InvalidInput('ceiling', `must be no less than the values, not ${ceiling}`)
  const whyNot = whyNotFit(all)
  if (whyNot) return whyNot
  const unit = unitOf(all)
  const scaled = all.map((value) => value / unit)
  const profiles = curves.map((curve) => profileOf(scaled, curve, ceiling / unit))
  const { curve, best } = profiles.reduce((one, other) => (other.best.squares < one.best.squares ? other : one))
  const tolerated = best.squares * (1 + toleranceOf(residualsOf(scaled, curve, best)))
  const { low, high } = intervalOf(scaled, profiles, tolerated)
  if (high / low > widestSpan) return { refused: 'limit-unknown' }
  const { limit, rate, inflection } = best
  return {
    curve: curve.name,
    maturity: scaled.at(-1)! / limit,
    limit: limit * unit,
    low: low * unit,
    high: high * unit,
    rate,
    inflection,
  }
}

function whyNotFit(values: Float64Array): Extract<Maturity, { refused: string }> | null {
  const trend = direction(values)
  if ('refused' in trend) return trend
  if (values.some((value) => value < 0)) return { refused: 'negative' }
  return trend.direction === 'rising' ? null : { refused: 'not-growing' }
}

/** From the lowest to the highest limit of all curves. */
function intervalOf(values: Float64Array, profiles: readonly Profile[], tolerated: number): Interval {
  const intervals = profiles
    .map((profile) => limitsWithin(values, profile, tolerated))
    .filter((interval) => interval !== null)
  const low = Math.min(...intervals.map((interval) => interval.low))
  const high = Math.max(...intervals.map((interval) => interval.high))
  const highest = Math.max(...profiles.map((profile) => profile.openEnd))
  return { low, high: squaresAboutLine(values) <= tolerated ? highest : high }
}

/** What the straight line of least squares leaves. */
function squaresAboutLine(values: Float64Array): number {
  const level = mean(values)
  const middle = (values.length - 1) / 2
  const slope = mean(values.map((value, i) => value * (i - middle))) / mean(values.map((_, i) => (i - middle) ** 2))
  return values.reduce((sum, value, i) => sum + (value - level - slope * (i - middle)) ** 2, 0)
}
