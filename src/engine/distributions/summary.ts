/**
 * Where is the middle of a distribution, how wide is it, and how much lies beyond the scale? What a page says of a
 * forecast of a number or a date.
 */
import { bucketMasses } from './buckets.ts'
import { percentPoint } from './percent-point.ts'
import { type Scale, valueAt } from './scale.ts'

/** In the unit of the scale; `below` and `above` are the chances of an outcome beyond its ends. */
export type DistributionSummary = {
  readonly mean: number
  readonly lowerQuartile: number
  readonly median: number
  readonly upperQuartile: number
  readonly interquartileRange: number
  readonly below: number
  readonly above: number
}

/**
 * Mean, median, quartiles and the mass beyond the scale. A uniform CDF on 0 to 50 has mean and median 25, quartiles
 * 12.5 and 37.5, range 25.
 *
 * What lies beyond a bound counts at the bound: a quartile that equals `min` or `max` means "at or beyond", and the
 * mean is then too near to the scale. Throws `InvalidInput` for what is no CDF.
 */
export function distributionSummary(cdf: ArrayLike<number>, scale: Scale): DistributionSummary {
  const quantile = (p: number) => valueAt(scale, percentPoint(cdf, p))
  const lowerQuartile = quantile(0.25)
  const upperQuartile = quantile(0.75)
  return {
    mean: distributionMean(cdf, scale),
    lowerQuartile,
    median: quantile(0.5),
    upperQuartile,
    interquartileRange: upperQuartile - lowerQuartile,
    below: cdf[0] ?? Number.NaN,
    above: 1 - (cdf[cdf.length - 1] ?? Number.NaN),
  }
}

/**
 * The expected value, in the unit of the scale: each step by the mean value over its places (Simpson's rule, exact on a
 * linear scale), the mass beyond a bound at the bound. Uniform on 1 to 1000 with zero point 0 it is 999 / ln 1000 =
 * 144.62.
 *
 * Throws `InvalidInput` for what is no CDF.
 */
export function distributionMean(cdf: ArrayLike<number>, scale: Scale): number {
  const masses = bucketMasses(cdf)
  const steps = cdf.length - 1
  let mean = (masses[0] ?? 0) * scale.min + (masses[steps + 1] ?? 0) * scale.max
  for (let i = 0; i < steps; i++) {
    const middle = valueAt(scale, (i + 0.5) / steps)
    mean += ((masses[i + 1] ?? 0) * (valueAt(scale, i / steps) + 4 * middle + valueAt(scale, (i + 1) / steps))) / 6
  }
  return mean
}
