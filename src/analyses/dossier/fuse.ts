/** One order out of several: reciprocal rank fusion (Cormack, Clarke and Büttcher 2009, k = 60). */

export type Ranking = {
  /** The best first. */
  ids: readonly string[]
  /** How much this order counts beside the others. */
  weight: number
}

const k = 60

/** By id, the sum over all orders of weight / (60 + rank): first in one order of weight 1 is 1 / 61. */
export function fuse(rankings: readonly Ranking[]): Map<string, number> {
  const fused = new Map<string, number>()
  for (const { ids, weight } of rankings)
    for (const [i, id] of ids.entries()) fused.set(id, (fused.get(id) ?? 0) + weight / (k + 1 + i))
  return fused
}
