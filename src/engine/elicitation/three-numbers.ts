/**
 * Which curve does somebody mean who names three numbers? One in ten outcomes lies below the low one, half lie below the
 * middle, one in ten above the high one.
 */
import type { Bounds } from '../distributions/cdf.ts'
import { fitQuantiles, type QuantileFit } from '../distributions/fit/quantile-fit.ts'
import { placeOf, type Scale } from '../distributions/scale.ts'
import { InvalidInput } from '../invalid-input.ts'
import { normalChance } from '../projection/normal-chance.ts'
import { bendOf } from './bend.ts'
import { mustLieOnScale } from './on-scale.ts'
import { outwards } from './outwards.ts'

/** The 10, 50 and 90 % quantiles, in the unit of the question. */
export type ThreeNumbers = { readonly low: number; readonly middle: number; readonly high: number }

/** The normal score of the 90 % quantile. */
const tenth = 1.2815515655446004

/**
 * The forecast CDF with these three quantiles, in the shape of Johnson's systems that has them (`bendOf`): the normal where
 * the middle lies halfway, else skewed to the longer side, with one top. Halfway is meant on the scale: on a logarithmic one
 * whose zero point is 0, 10, 100 and 1000 make a lognormal. 40, 50 and 60 on 0 to 100 with open bounds are the normal with a
 * deviation of 7.80 but for the floor of .00005 a step: .7617 lie below 55.5, where it has .7597.
 *
 * A number may lie beyond an open bound. Towards a closed one the curve thins out; only where it is very skewed does it
 * rise a little again beside the far one. `fitQuantiles` alone would draw a top on either side of the middle.
 *
 * `moved` is above 0 only where the numbers lie so near to each other or to a closed bound that 200 steps cannot tell
 * them apart. Throws `InvalidInput` naming `low`, `middle` or `high` where a number is not finite, does not lie above
 * the one before it, or lies beyond a closed bound or the zero point of the scale.
 */
export function curveOfThreeNumbers(numbers: ThreeNumbers, scale: Scale, bounds: Bounds): QuantileFit {
  const { low, middle, high } = numbers
  mustLieOnScale('low', low, scale, bounds)
  mustLieOnScale('middle', middle, scale, bounds)
  mustLieOnScale('high', high, scale, bounds)
  if (!(low < middle)) throw new InvalidInput('middle', `must lie above the low (${low}), not at ${middle}`)
  if (!(middle < high)) throw new InvalidInput('high', `must lie above the middle (${middle}), not at ${high}`)
  const quantiles = [
    { probability: 0.1, value: low },
    { probability: 0.5, value: middle },
    { probability: 0.9, value: high },
  ]
  const place = outwards(bounds)
  const at = (value: number) => place(placeOf(scale, value))
  const { scoreAt } = bendOf({ low: at(low), middle: at(middle), high: at(high) }, tenth)
  return fitQuantiles(quantiles, scale, bounds, (one) => normalChance(scoreAt(place(one))))
}
