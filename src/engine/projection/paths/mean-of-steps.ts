/** What several steps of one projection are on average, as the months of a year. */
import { type Combined, ofValues } from '../../joint/combined.ts'
import { InvalidInput } from '../../invalid-input.ts'
import { seededRandom } from '../../random.ts'
import { mean } from '../../statistics.ts'
import { probability, type Probability } from '../../units.ts'
import type { Dependence } from './dependence.ts'
import { pathChances } from './path-chances.ts'

/** Each with its mirror image. */
const draws = 2048

type Quantile = (p: Probability) => number

/**
 * What the steps `from`, `from` + 1, ... of a projection are on average, each told by its `quantiles`: the mean of each of
 * 2048 paths as `simulatePaths` draws them, and of their mirror images; the same each time. Were the errors of twelve
 * months independent, their mean would be off by .29 times as much as one of them; as they are not, by more. Throws
 * `InvalidInput` where there are no steps.
 */
export function meanOfSteps(dependence: Dependence, from: number, quantiles: readonly Quantile[]): Combined {
  if (quantiles.length === 0) throw new InvalidInput('quantiles', 'must not be empty')
  const random = seededRandom(1)
  const values = new Float64Array(2 * draws)
  for (let n = 0; n < draws; n++) {
    const chances = pathChances(dependence, { from, count: quantiles.length }, random)
    values[2 * n] = mean(quantiles.map((quantile, i) => quantile(chances[i]!)))
    values[2 * n + 1] = mean(quantiles.map((quantile, i) => quantile(probability(1 - chances[i]!))))
  }
  return ofValues(values)
}
