/** Bounds against reference values; the time is the processor's for all of it. */
import { agrees, type Comparison, timed, vectorFiles } from './networks-comparison.ts'
import { boundsComparisons, type BoundsVector } from './networks-vectors.ts'
import { tally, vectors } from './vectors.ts'

/** `data`: a folder with files `frechet*.json`. */
export async function benchNetworks({ data = vectors }: { data?: string | undefined } = {}) {
  const { answer, milliseconds } = timed(() => allComparisons(data))
  if (answer.length === 0) throw new Error(`There is no frechet*.json in ${data}`)
  return { ...tally(answer, (one) => !agrees(one)), milliseconds }
}

function allComparisons(folder: string): Comparison[] {
  return vectorFiles<BoundsVector>(folder, 'frechet').flatMap(boundsComparisons)
}
