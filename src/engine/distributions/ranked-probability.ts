/**
 * How good was a distribution, now that the outcome is known? In distance on the scale, so near misses count for
 * something.
 */
import { InvalidInput } from '../invalid-input.ts'
import { mustBeCdf } from './cdf.ts'

/**
 * The continuous ranked probability score (Matheson and Winkler 1976; Gneiting and Raftery 2007, section 4.2): the area
 * between the CDF and the step that the outcome makes, squared, here over places, so that 0 is perfect and 1 the worst.
 * It is proper. For all mass at one place it is the distance to the outcome. Of the uniform CDF with the outcome at .5
 * it is 1/12.
 *
 * `place` is the outcome as `placeOf` answers it; beyond the scale it counts as at the bound, since nobody was asked
 * how far beyond. Throws `InvalidInput` for what is no CDF and for NaN.
 */
export function rankedProbabilityScore(cdf: ArrayLike<number>, place: number): number {
  mustBeCdf('cdf', cdf)
  if (Number.isNaN(place)) throw new InvalidInput('place', 'must be a number, not NaN')
  const outcome = Math.min(1, Math.max(0, place))
  const steps = cdf.length - 1
  let area = 0
  for (let i = 0; i < steps; i++) {
    const low = cdf[i] ?? Number.NaN
    const high = cdf[i + 1] ?? Number.NaN
    // The share of this step that lies before the outcome: 0, 1 or, in one step, something between.
    const share = Math.min(1, Math.max(0, outcome * steps - i))
    const turn = low + (high - low) * share
    area += share * squareUnderLine(low, turn) + (1 - share) * squareUnderLine(1 - turn, 1 - high)
  }
  return area / steps
}

/** The mean square of a line from `a` to `b`. */
function squareUnderLine(a: number, b: number): number {
  return (a * a + a * b + b * b) / 3
}
