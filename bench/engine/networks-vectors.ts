/** Reference values of bounds beside what the engine finds. */
import { frechetBounds, independentChance } from '#engine/networks/scenario-bounds.ts'
import type { Comparison } from './networks-comparison.ts'

/** The files give ten decimals or more. */
const within = 1e-9

/** A file `frechet*.json`. */
export type BoundsVector = {
  readonly cases: readonly { readonly p: number[]; readonly bounds: [number, number]; readonly independent: number }[]
}

export function boundsComparisons({ cases }: BoundsVector): Comparison[] {
  return cases.flatMap(({ p, bounds, independent }) => {
    const { lowest, highest } = frechetBounds(p)
    return [
      { what: `lowest of ${p}`, ours: lowest, theirs: bounds[0], within },
      { what: `highest of ${p}`, ours: highest, theirs: bounds[1], within },
      { what: `independent ${p}`, ours: independentChance(p).probability, theirs: independent, within },
    ]
  })
}
