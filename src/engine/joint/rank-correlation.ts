/** How much two rows of numbers go together by their order, and by how many values that is told where each carries on. */
import { ranks } from '../momentum/mann-kendall.ts'
import { mean } from '../statistics.ts'

/**
 * Spearman's rank correlation; 0 where one of both never changes. Of (1, 2, 3) and (1, 4, 9) it is 1: what counts is
 * which is larger.
 */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  return correlation([...ranks(one)], [...ranks(other)])
}

/** The correlation of normal scores with such a rank correlation (Pearson 1907). Of .5 it is .518. */
export const normalFromRank = (rank: number): number => 2 * Math.sin((Math.PI * rank) / 6)

/**
 * As many values that carry nothing on tell as much: n (1 - ab) / (1 + ab), of the correlation of each with itself a step
 * before (Bartlett 1935), and never more than there are. Of 30 values with .5 and .5 it is 18.
 */
export function independentCount(one: readonly number[], other: readonly number[]): number {
  const carried = carriedOn(one) * carriedOn(other)
  return Math.min(one.length, (one.length * (1 - carried)) / (1 + carried))
}

const carriedOn = (values: readonly number[]): number => correlation(values.slice(1), values.slice(0, -1))

function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)]
  const sum = (term: (i: number) => number) => one.reduce((all, _, i) => all + term(i), 0)
  const [x, y] = [(i: number) => (one[i] ?? 0) - a, (i: number) => (other[i] ?? 0) - b]
  const both = Math.sqrt(sum((i) => x(i) ** 2) * sum((i) => y(i) ** 2))
  return both > 0 ? sum((i) => x(i) * y(i)) / both : 0
}
