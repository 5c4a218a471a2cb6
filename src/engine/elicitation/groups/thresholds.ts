/**
 * A question asked for several thresholds of one quantity and a curve over that quantity say the same: how do they turn
 * into each other?
 */
import type { Bounds } from '../../distributions/cdf.ts'
import { fitQuantiles, type QuantileFit } from '../../distributions/fit/quantile-fit.ts'
import { cumulativeAt } from '../../distributions/percent-point.ts'
import { placeOf, type Scale } from '../../distributions/scale.ts'
import { InvalidInput } from '../../invalid-input.ts'
import { type Probability, probability } from '../../units.ts'

/**
 * P(at least t) for each threshold, 1 - F(t): of a uniform CDF on 0 to 50, .8 for 10. `thresholds` are in the unit of
 * the scale. Throws `InvalidInput` naming the threshold that does not lie on the scale, where a CDF is silent.
 */
export function chancesOfThresholds(
  cdf: ArrayLike<number>,
  scale: Scale,
  thresholds: readonly number[],
): Probability[] {
  return thresholds.map((threshold, i) => {
    const place = placeOf(scale, threshold)
    if (!(place >= 0 && place <= 1))
      throw new InvalidInput(
        `thresholds[${i}]`,
        `must lie on the scale ${scale.min} to ${scale.max}, not at ${threshold}`,
      )
    return probability(Math.min(1, Math.max(0, 1 - cumulativeAt(cdf, place))))
  })
}

/** `chance` of at least `threshold`. */
export type ThresholdChance = { readonly threshold: number; readonly chance: number }

/**
 * The curve with these chances, the inverse of `chancesOfThresholds`: `fitQuantiles` of 1 - chance at each threshold,
 * smooth between them and exact at them (but where `moved`). At least 20, 30 and 40 with .9, .5 and .2: 10 % lie below
 * 20, half below 30, 80 % below 40.
 *
 * Thresholds must rise, and chances fall strictly within 0 and 1: take the offer of `outOfOrder` first, and leave out a
 * threshold that says nothing more than the one before it. Throws `InvalidInput` naming what is at fault, and as
 * `fitQuantiles` does for fewer than three thresholds, for one beyond a closed bound and for chances so near to each other
 * that the floor has no room.
 */
export function curveOfThresholds(given: readonly ThresholdChance[], scale: Scale, bounds: Bounds): QuantileFit {
  given.forEach(({ threshold, chance }, i) => {
    const before = given[i - 1]
    if (!(chance > 0 && chance < 1))
      throw new InvalidInput(`given[${i}].chance`, `must lie strictly between 0 and 1, not at ${chance}`)
    if (before && !(threshold > before.threshold))
      throw new InvalidInput(`given[${i}].threshold`, `must lie above the one before it, not at ${threshold}`)
    if (before && !(chance < before.chance))
      throw new InvalidInput(`given[${i}].chance`, `must lie below the one before it, not at ${chance}`)
  })
  const quantiles = given.map(({ threshold, chance }) => ({ probability: 1 - chance, value: threshold }))
  return fitQuantiles(quantiles, scale, bounds)
}
