/**
 * How much does a forecast count that has stood for long? By its rank among the forecasts, not by the clock: a quiet
 * question forgets nothing.
 */
import { mustBeCount } from '../../invalid-input.ts'
import type { Probability } from '../../units.ts'
import { mustBeProbabilities } from '../probabilities.ts'
import { weightedPercentile } from '../weighted-percentile.ts'

/**
 * The weights exp(sqrt k - sqrt n) of the k-th oldest of n forecasts (the published rule of Metaculus), oldest first;
 * the newest weighs 1. One or two forecasts weigh 1 each. Of three the weights are .4809, .7277 and 1.
 *
 * Throws `InvalidInput` unless `count` is a whole number of at least 0.
 */
export function recencyWeights(count: number): Float64Array {
  mustBeCount('count', count)
  const newest = Math.sqrt(count)
  return new Float64Array(count).map((_, i) => (count <= 2 ? 1 : Math.exp(Math.sqrt(i + 1) - newest)))
}

/**
 * The median of the probabilities, weighted by recency: what Metaculus shows as its community's prediction. Of .2, .3,
 * .5 and .4, oldest first, it is .4.
 *
 * `probabilities` are one a person, oldest first. Throws `InvalidInput` for none and for one outside 0 to 1.
 */
export function recencyWeightedMedian(probabilities: ArrayLike<number>): Probability {
  mustBeProbabilities('probabilities', probabilities)
  // Lies between the smallest and the greatest probability.
  return weightedPercentile(probabilities, recencyWeights(probabilities.length), 0.5) as Probability
}
