/** Many lists of chances make one, option by option: the pool of `engine/crowd`. */
import { medianOfOptions } from '#engine/crowd/multiple-choice.ts'
import { RunningOptionPool } from '#engine/crowd/running/running-pool.ts'
import { recencyWeights } from '#engine/crowd/weights/recency-weights.ts'
import { mean } from '#engine/statistics.ts'
import { byRecency } from './by-recency.ts'
import { toWholePercents } from './coarse.ts'
import type { CrowdType } from './crowd-type.ts'
import { Standing } from './standing.ts'

export const choiceOfMany: CrowdType<'choice'> = ({ options }) => {
  const pool = new RunningOptionPool(options.length)
  const standing = new Standing<number[]>()
  const of = (chances: readonly (number | null)[]) => {
    const told = toWholePercents(chances.map((chance) => chance ?? 0))
    return {
      type: 'choice' as const,
      probabilities: Object.fromEntries(options.map((option, i) => [option, told[i] ?? 0])),
    }
  }
  const pooled = () => {
    const chances = pool.probabilities()
    return chances && of(chances)
  }
  return {
    take({ person, at, estimate, skill }) {
      const chances = estimate && options.map((option) => estimate.probabilities[option] ?? 0)
      pool.take({ forecaster: person, at, forecast: chances }, skill)
      standing.take(person, chances)
    },
    pooled,
    said() {
      const estimate = pooled()
      if (!estimate) return null
      const rows = standing.all()
      return {
        estimate,
        ways: [
          { way: 'median', estimate: of(medianOfOptions(rows, null)) },
          ...byRecency(rows.length, () => ({ estimate: of(medianOfOptions(rows, recencyWeights(rows.length))) })),
          { way: 'mean', estimate: of(options.map((_, i) => mean(rows.map((row) => row[i] ?? 0)))) },
        ],
        quartiles: null,
        tenths: null,
      }
    },
  }
}
