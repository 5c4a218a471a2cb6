/**
 * Cross-impact balances against published solutions. The time is the processor's for the search through the largest
 * matrix, in a process just begun.
 */
import { consistentConfigurations } from '#engine/cross-impact/consistent-configurations.ts'
import { crossImpactComparisons, matrixOf, type CrossImpactVector } from './cross-impact-vectors.ts'
import { agrees, timed, vectorFiles } from './networks-comparison.ts'
import { tally, vectors } from './vectors.ts'

/** `data`: a folder with files `cib-*.json`. */
export async function benchCrossImpact({ data = vectors }: { data?: string | undefined } = {}) {
  const files = vectorFiles<CrossImpactVector>(data, 'cib-')
  const largest = files.toSorted((one, other) => other.n_configurations - one.n_configurations)[0]
  if (!largest) throw new Error(`There is no cib-*.json in ${data}`)
  const { milliseconds } = timed(() => consistentConfigurations(matrixOf(largest)))
  return { ...tally(files.flatMap(crossImpactComparisons), (one) => !agrees(one)), milliseconds }
}
