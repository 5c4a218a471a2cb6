/** How well one order follows another. */
import { mean } from '#engine/statistics.ts'

/**
 * Spearman's (1904): the correlation of the ranks, equal values sharing the mean of theirs. Of (1, 10), (2, 30), (3, 20)
 * it is .5. Not a number where either side has only one value.
 */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [xs, ys] = [0, 1].map((side) => ranksOf(pairs.map((pair) => pair[side as 0 | 1]))) as [number[], number[]]
  const middle = (pairs.length + 1) / 2
  const together = mean(xs.map((x, i) => (x - middle) * ((ys[i] ?? 0) - middle)))
  const spreads = [xs, ys].map((ranks) => mean(ranks.map((rank) => (rank - middle) ** 2)))
  return together / Math.sqrt((spreads[0] ?? 0) * (spreads[1] ?? 0))
}

function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1)
}
