/** What is each weight of all? Weights come in any unit; only what they are beside each other counts. */
import { InvalidInput, mustAllBeFinite } from './invalid-input.ts'

/**
 * What each of `count` weights is of their sum; of [1, 3] it is [.25, .75]. Throws `InvalidInput` for weights that are
 * negative, not finite, too few, too many or all zero.
 */
export function sharesOf(weights: ArrayLike<number>, count: number): Float64Array {
  if (weights.length !== count)
    throw new InvalidInput('weights', `must be as many as what they weigh: ${count}, not ${weights.length}`)
  mustAllBeFinite('weights', weights)
  let greatest = 0
  for (let i = 0; i < count; i++) {
    const weight = weights[i] ?? 0
    if (weight < 0) throw new InvalidInput(`weights[${i}]`, `must not be negative, but is ${weight}`)
    greatest = Math.max(greatest, weight)
  }
  if (greatest === 0) throw new InvalidInput('weights', 'must not all be zero')
  // Seen from the greatest, so that neither very small nor very great weights leave the range of numbers when they are
  // summed.
  const relative = Float64Array.from(weights).map((weight) => weight / greatest)
  let sum = 0
  for (let i = 0; i < count; i++) sum += relative[i] ?? 0
  return relative.map((weight) => weight / sum)
}
