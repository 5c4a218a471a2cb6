/** What do the forecasts say on average, each as heavy as its weight? */
import { mustBeNumbers, mustBeWeights } from './probabilities.ts'

/**
 * The weighted arithmetic mean, sum w x / sum w; of [.2, .5] with weights [1, 2] it is .4.
 *
 * `values` are in any unit, which the answer keeps; `weights` go with them. Throws `InvalidInput` for no values, for a value that is not finite, and for weights
 * that are negative, too few, too many or all zero.
 */
export function weightedMean(values: ArrayLike<number>, weights: ArrayLike<number>): number {
  mustBeNumbers('values', values)
  const shares = sharesOf(weights, values.length)
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) * (shares[i] ?? 0)
  return sum
}

/**
 * What each of `count` weights is of their sum; of [1, 3] it is [.25, .75]. Throws `InvalidInput` for weights that are negative, too few, too many or all zero.
 */
export function sharesOf(weights: ArrayLike<number>, count: number): Float64Array {
  mustBeWeights(weights, count)
  let greatest = 0
  for (let i = 0; i < count; i++) greatest = Math.max(greatest, weights[i] ?? 0)
  // Seen from the greatest, so that neither very small nor very great weights leave the range of numbers when they are summed.
  const relative = Float64Array.from(weights).map((weight) => weight / greatest)
  let sum = 0
  for (let i = 0; i < count; i++) sum += relative[i] ?? 0
  return relative.map((weight) => weight / sum)
}
