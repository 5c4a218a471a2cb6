/** How far luck alone may have moved a sum of scores: what it would be over other questions of the same sort. */
import { type Random, randomIndex } from '../random.ts'
import { quantileOfSorted } from '../statistics.ts'

export type Interval = { readonly low: number; readonly high: number }

const draws = 1000
const beyond = 0.05

/**
 * The middle nine tenths of a thousand sums of as many scores, each drawn anew from the same with replacement (the
 * percentile bootstrap of Efron 1979). It holds the sum itself. Of ten scores of 1 and ten of -1 it is about -7 to 7.
 *
 * The order of the scores says nothing: they are drawn from as sorted, so that the same scores and the same random
 * numbers give the same interval. Of none it is from 0 to 0.
 */
export function sumInterval(scores: readonly number[], random: Random): Interval {
  const sorted = Float64Array.from(scores).toSorted()
  const sum = sorted.reduce((total, score) => total + score, 0)
  const sums = new Float64Array(draws).map(() => drawnSum(sorted, random)).toSorted()
  return {
    low: Math.min(sum, quantileOfSorted(sums, beyond)),
    high: Math.max(sum, quantileOfSorted(sums, 1 - beyond)),
  }
}

function drawnSum(scores: Float64Array, random: Random): number {
  let sum = 0
  for (let i = 0; i < scores.length; i++) sum += scores[randomIndex(random, scores.length)] ?? 0
  return sum
}
