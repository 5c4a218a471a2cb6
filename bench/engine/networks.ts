/** Bounds and joints against reference values; the time is the processor's for all of it. */
import { agrees, type Comparison, timed, vectorFiles } from './networks-comparison.ts'
import {
  boundsComparisons,
  multiplierComparisons,
  type BoundsVector,
  type MultiplierVector,
} from './networks-vectors.ts'
import { tally, vectors } from './vectors.ts'

/** `data`: a folder with files `frechet*.json` and `ci-*.json`. */
export async function benchNetworks({ data = vectors }: { data?: string | undefined } = {}) {
  const { answer, milliseconds } = timed(() => allComparisons(data))
  if (answer.length === 0) throw new Error(`There is no frechet*.json or ci-*.json in ${data}`)
  return { ...tally(answer, (one) => !agrees(one)), milliseconds }
}

function allComparisons(folder: string): Comparison[] {
  return [
    ...vectorFiles<BoundsVector>(folder, 'frechet').flatMap(boundsComparisons),
    ...vectorFiles<MultiplierVector>(folder, 'ci-').flatMap(multiplierComparisons),
  ]
}
