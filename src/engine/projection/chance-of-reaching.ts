/** How likely a projected series is to stand at or above a value at a given step. */
import { InvalidInput } from '../invalid-input.ts'
import type { Probability } from '../units.ts'
import { chanceOfAtLeast } from './bands/knots.ts'
import type { Projection } from './projection.ts'

/**
 * P(y >= value) `step` steps ahead, from the calibrated quantiles, never from one model's own deviation: the median is
 * reached with chance .5. This is about that step alone; the chance to have reached the value at some step before is
 * read off simulated paths. Throws `InvalidInput` where the projection has no such step or `value` is not finite.
 */
export function chanceOfReaching(
  { points, bounds }: Pick<Projection, 'points' | 'bounds'>,
  value: number,
  step: number,
): Probability {
  const point = points.find((one) => one.step === step)
  if (!point) throw new InvalidInput('step', `must be a step of the projection, not ${step}`)
  return chanceOfAtLeast(point.knots, value, bounds)
}
