/** Which curve does somebody mean who writes "5 to 20"? */
import type { Bounds } from '../distributions/cdf.ts'
import { fitQuantiles, type QuantileFit } from '../distributions/fit/quantile-fit.ts'
import { type Scale, valueAt } from '../distributions/scale.ts'
import { InvalidInput } from '../invalid-input.ts'
import { normalChance } from '../projection/normal-chance.ts'
import { mustLieOnScale } from './on-scale.ts'

/** The ends of the interval that holds 90 %, in the unit of the question. */
export type Range = { readonly low: number; readonly high: number }

/** The normal score of the 95 % quantile. */
const twentieth = 1.6448536269514722

/**
 * The forecast CDF of which 5 % lie below `low` and 5 % above `high`: the lognormal where both are above 0 and the scale
 * is logarithmic, else the normal (so Squiggle reads "to", which asks for the first alone). 5 to 20 on a logarithmic
 * scale has its median at 10, on a linear one at 12.5, with a deviation of 4.56.
 *
 * What the normal has beyond a closed bound lies between the bound and the nearer end instead, so that 5 % stay there.
 * `moved` as of `fitQuantiles`. Throws `InvalidInput` naming `low` or `high` where a number is not finite, lies beyond
 * a closed bound or the zero point of the scale, or `high` does not lie above `low`.
 */
export function curveOfRange({ low, high }: Range, scale: Scale, bounds: Bounds): QuantileFit {
  mustLieOnScale('low', low, scale, bounds)
  mustLieOnScale('high', high, scale, bounds)
  if (!(low < high)) throw new InvalidInput('high', `must lie above the low (${low}), not at ${high}`)
  const isLognormal = scale.zeroPoint !== null && low > 0
  const middle = isLognormal ? Math.sqrt(low) * Math.sqrt(high) : low / 2 + high / 2
  const aboveMiddle = isLognormal
    ? (value: number) => (value > 0 ? Math.log(value / middle) : -Infinity)
    : (value: number) => value - middle
  // Of neighbours among the numbers there are, the middle is one of the two.
  const half = Math.max(aboveMiddle(high), -aboveMiddle(low))
  const quantiles = [
    { probability: 0.05, value: low },
    { probability: 0.5, value: middle },
    { probability: 0.95, value: high },
  ]
  return fitQuantiles(quantiles, scale, bounds, (place) =>
    normalChance((twentieth * aboveMiddle(valueAt(scale, place))) / half),
  )
}
