/** Which curve does somebody mean who names five quantiles? People say no more of an amount, and are scored by all of it. */
import type { Bounds } from '../distributions/cdf.ts'
import { fitQuantiles, type QuantileFit } from '../distributions/fit/quantile-fit.ts'
import type { Shape } from '../distributions/fit/shape.ts'
import { placeOf, type Scale } from '../distributions/scale.ts'
import { normalChance } from '../projection/normal-chance.ts'
import { bendOf, withMiddleApart } from './bend.ts'
import { outwards } from './outwards.ts'

/** The 5, 25, 50, 75 and 95 % quantiles, in the unit of the question. */
export type FiveQuantiles = {
  readonly p5: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p95: number
}

/** The normal score of the 95 % quantile. */
const twentieth = 1.6448536269514722

/**
 * The forecast CDF with these quantiles: the shape in Johnson's systems that has the outer two and the middle (`bendOf`),
 * bent as smoothly as may be until it has the quarters too. So it thins out beyond what was said as the normal does, and
 * towards a closed bound. Five quantiles of a normal with a deviation of 10 around 50, on 0 to 100 with open bounds, leave
 * .0042 above 80, the floor included, where it has .0013; a curve through the five alone leaves .0127 there, and has a top
 * on either side of the middle.
 *
 * A quantile at or beyond an open bound says "there or beyond", and not how far: where one of the three is none, the curve
 * goes through the five alone. `moved` and refusals as of `fitQuantiles`.
 */
export function curveOfFiveQuantiles(five: FiveQuantiles, scale: Scale, bounds: Bounds): QuantileFit {
  const quantiles = [
    { probability: 0.05, value: five.p5 },
    { probability: 0.25, value: five.p25 },
    { probability: 0.5, value: five.p50 },
    { probability: 0.75, value: five.p75 },
    { probability: 0.95, value: five.p95 },
  ]
  return fitQuantiles(quantiles, scale, bounds, shapeOf(five, scale, bounds))
}

function shapeOf({ p5, p50, p95 }: FiveQuantiles, scale: Scale, bounds: Bounds): Shape | null {
  const places = [p5, p50, p95].map((value) => placeOf(scale, value))
  const isBeyond = (place: number) => (bounds.openBelow && place <= 0) || (bounds.openAbove && place >= 1)
  if (places.some(isBeyond)) return null
  const outward = outwards(bounds)
  const [low = 0, middle = 0, high = 0] = places.map(outward)
  const { scoreAt } = bendOf(withMiddleApart({ low, middle, high }), twentieth)
  return (place) => normalChance(scoreAt(outward(place)))
}
