/** What do the forecasts say on average, each as heavy as its weight? */
import { sharesOf } from '../shares.ts'
import { mustBeNumbers } from './probabilities.ts'

/**
 * The weighted arithmetic mean, sum w x / sum w; of [.2, .5] with weights [1, 2] it is .4.
 *
 * `values` are in any unit, which the answer keeps; `weights` go with them. Throws `InvalidInput` for no values, for a
 * value that is not finite, and for weights that are negative, too few, too many or all zero.
 */
export function weightedMean(values: ArrayLike<number>, weights: ArrayLike<number>): number {
  mustBeNumbers('values', values)
  const shares = sharesOf(weights, values.length)
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) * (shares[i] ?? 0)
  return sum
}
