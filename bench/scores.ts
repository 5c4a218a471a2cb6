/** Do our scores and aggregates agree with the published implementations? Every value of the reference vectors against ours, 1e-7 relative. */
import { join } from 'node:path'
import { aggregationComparisons } from './scores-aggregation.ts'
import { differs } from './scores-comparison.ts'
import { fatebookComparisons } from './scores-fatebook.ts'
import { goldenComparisons } from './scores-golden.ts'
import { unitComparisons } from './scores-unit.ts'

/** Where the vectors lie: beside the repository, as the README says. */
export const vectors = join(import.meta.dirname, '../../shared/reference/vectors')

/** Counts the values that agree and that differ, and names the first that differ on the error stream. `data` is a folder with vector files. */
export async function benchScores({ data = vectors }: { data?: string | undefined } = {}): Promise<{ agree: number; differ: number }> {
  const all = (
    await Promise.all([unitComparisons, aggregationComparisons, goldenComparisons, fatebookComparisons].map((of) => of(data)))
  ).flat()
  const differing = all.filter(differs)
  for (const { what, ours, theirs } of differing.slice(0, 20)) process.stderr.write(`${what}: ours ${ours}, theirs ${theirs}\n`)
  return { agree: all.length - differing.length, differ: differing.length }
}
