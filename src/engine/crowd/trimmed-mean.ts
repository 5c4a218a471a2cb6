/** What does the crowd say on average when its most extreme voices, on both sides, are left out? */
import { InvalidInput } from '../invalid-input.ts'
import { mean } from '../statistics.ts'
import { mustBeNumbers } from './probabilities.ts'

/**
 * The mean of what is left when the floor(n * share) smallest and as many of the greatest values are dropped (Tukey
 * 1962; for forecasts Jose and Winkler 2008). Of [.01, .2, .3, .4, .99] with a share of .2 it is .3.
 *
 * `values` are in any order and unit; `share` is dropped at each end, from 0 to below .5. Throws `InvalidInput` for no
 * values, for a value that is not finite and for such a share.
 */
export function trimmedMean(values: ArrayLike<number>, share: number): number {
  mustBeNumbers('values', values)
  if (!(share >= 0 && share < 0.5)) throw new InvalidInput('share', `must lie between 0 and below .5, not ${share}`)
  const sorted = Float64Array.from(values).toSorted()
  const dropped = Math.floor(sorted.length * share)
  return mean(sorted.subarray(dropped, sorted.length - dropped))
}
