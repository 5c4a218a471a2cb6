/**
 * Do our scores and aggregates agree with the published implementations? Every value of the reference vectors against
 * ours, 1e-7 relative.
 */
import { aggregationComparisons } from './scores-aggregation.ts'
import { differs } from './scores-comparison.ts'
import { fatebookComparisons } from './scores-fatebook.ts'
import { goldenComparisons } from './scores-golden.ts'
import { unitComparisons } from './scores-unit.ts'
import { tally, vectors } from './vectors.ts'

/**
 * Counts the values that agree and that differ, and names the first that differ on the error stream. `data` is a folder
 * with vector files.
 */
export async function benchScores({ data = vectors }: { data?: string | undefined } = {}): Promise<{
  agree: number
  differ: number
}> {
  const all = (
    await Promise.all(
      [unitComparisons, aggregationComparisons, goldenComparisons, fatebookComparisons].map((of) => of(data)),
    )
  ).flat()
  return tally(all, differs)
}
