/**
 * Do later values of a series tend to be higher than earlier ones? Counts pairs, so that units and wild values do not
 * matter.
 */
import { mustAllBeFinite } from '../invalid-input.ts'

type MannKendall = {
  /** Pairs that rise less pairs that fall. */
  s: number
  /** `s` of all pairs, from -1 (always falls) to 1 (always rises): Kendall's tau a. */
  tau: number
  /** The variance of `s` were the order of the values chance. */
  variance: number
}

/**
 * Kendall's S over time (Mann 1945; Kendall 1975, ch. 4): with n values of which t are tied in each of some groups, its
 * variance is (n (n - 1) (2n + 5) - sum of t (t - 1) (2t + 5)) / 18. Of [1, 2, 4, 3, 5, 5]: s = 12, tau = .8, variance
 * 27.33.
 *
 * Fewer than two values have s, tau and variance 0. Throws `InvalidInput` where a value is not finite.
 */
export function mannKendall(values: ArrayLike<number>): MannKendall {
  mustAllBeFinite('values', values)
  const pairs = (values.length * (values.length - 1)) / 2
  let s = 0
  for (let later = 1; later < values.length; later++) {
    for (let earlier = 0; earlier < later; earlier++) s += Math.sign(values[later]! - values[earlier]!)
  }
  const tied = tiesOf(values).reduce((sum, count) => sum + orderings(count), 0)
  return { s, tau: pairs > 0 ? s / pairs : 0, variance: (orderings(values.length) - tied) / 18 }
}

const orderings = (count: number) => count * (count - 1) * (2 * count + 5)

/** How often each different value comes. */
function tiesOf(values: ArrayLike<number>): number[] {
  const counts = new Map<number, number>()
  for (const value of Array.from(values)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()]
}

/**
 * The place of each value in the order of size, from 1; equal ones share the mean of theirs: of [5, 1, 5] it is [2.5,
 * 1, 2.5].
 */
export function ranks(values: ArrayLike<number>): Float64Array {
  const sorted = Float64Array.from(values).toSorted()
  return Float64Array.from(values, (value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1)
}
