/** Many lists of chances make one, option by option: the pool of `engine/crowd`. */
import { poolOfOptions } from '#engine/crowd/multiple-choice-pool.ts'
import { medianOfOptions } from '#engine/crowd/multiple-choice.ts'
import { mean } from '#engine/statistics.ts'
import type { CrowdType } from './crowd-type.ts'

export const choiceOfMany: CrowdType<'choice'> = ({ options }, estimates) => {
  const rows = estimates.map(({ probabilities }) => options.map((option) => probabilities[option] ?? 0))
  const of = (chances: readonly (number | null)[]) => ({
    type: 'choice' as const,
    probabilities: Object.fromEntries(options.map((option, i) => [option, chances[i] ?? 0])),
  })
  return {
    estimate: of(poolOfOptions(rows, null)),
    ways: [
      { way: 'median', estimate: of(medianOfOptions(rows, null)) },
      { way: 'mean', estimate: of(options.map((_, i) => mean(rows.map((row) => row[i] ?? 0)))) },
    ],
    quartiles: null,
    tenths: null,
  }
}
