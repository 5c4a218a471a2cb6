/** How fast a series moves, in a way that a few wild values cannot sway. */
import { InvalidInput, mustAllBeFinite } from '../invalid-input.ts'
import { median } from '../statistics.ts'

/** `level + slope * i` for the i-th value, counted from 0. */
type Line = { slope: number; level: number }

/**
 * The median of the slopes between all pairs of values (Theil 1950; Sen 1968): of [1, 2, 4, 3, 5] it is 1. The ordinary
 * regression answers .9.
 *
 * `values` are evenly spaced in time, at least two; the answer is in their unit per period. Throws `InvalidInput` where
 * they are fewer, not finite, or so far apart that their difference is not a number any more.
 */
export function theilSenSlope(values: ArrayLike<number>): number {
  mustAllBeFinite('values', values)
  if (values.length < 2) throw new InvalidInput('values', `must be at least two, not ${values.length}`)
  const slopes: number[] = []
  for (let later = 1; later < values.length; later++) {
    for (let earlier = 0; earlier < later; earlier++)
      slopes.push((values[later]! - values[earlier]!) / (later - earlier))
  }
  const slope = median(slopes)
  if (!Number.isFinite(slope))
    throw new InvalidInput('values', 'must not be so far apart that their difference is infinite')
  return slope
}

/**
 * The Theil-Sen slope with the median of what it leaves as level (Sen 1968): [1, 2, 4, 3, 5] lies about 1 + 1 i.
 * Takes and throws what `theilSenSlope` does.
 */
export function theilSenLine(values: ArrayLike<number>): Line {
  const slope = theilSenSlope(values)
  return { slope, level: median(Float64Array.from(values, (value, i) => value - slope * i)) }
}

/**
 * What is left of each value above its Theil-Sen line: of [1, 2, 4, 3, 5] it is [0, 0, 1, -1, 0]. Values are in a unit
 * that makes them of the order of 1, or logs: what is no larger than 1e-12 is taken for an error of calculation and
 * left as 0, so that a perfect line has no noise. Takes and throws what `theilSenSlope` does.
 */
export function detrended(values: ArrayLike<number>): Float64Array {
  const { slope, level } = theilSenLine(values)
  return Float64Array.from(values, (value, i) => {
    const left = value - (level + slope * i)
    return Math.abs(left) <= 1e-12 ? 0 : left
  })
}

/**
 * A unit in which the values are of the order of 1, lest squares of 1e200 be infinite and those of 1e-200 nothing: the
 * largest absolute value. Of [1, -4] it is 4; of zeros it is 1.
 */
export function unitOf(values: ArrayLike<number>): number {
  return Array.from(values).reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) || 1
}
