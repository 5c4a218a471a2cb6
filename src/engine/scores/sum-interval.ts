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
  return intervalBy(drawnPlaces(scores.length, random), scores)
}

/**
 * The same of many, each by random numbers of this seed, so that the same scores have the same interval; in their order.
 * A thousand sums of a hundred scores of a thousand people are a hundred million additions: what is drawn is drawn once
 * for all who have as many scores.
 */
export function sumIntervals(all: readonly (readonly number[])[], random: () => Random): Interval[] {
  const intervals = new Map<readonly number[], Interval>()
  let places = drawnPlaces(0, random())
  for (const scores of all.toSorted((a, b) => a.length - b.length)) {
    if (places.length !== draws * scores.length) places = drawnPlaces(scores.length, random())
    intervals.set(scores, intervalBy(places, scores))
  }
  return all.flatMap((scores) => intervals.get(scores) ?? [])
}

/** Of each of the thousand, which score it takes, as many times as there are scores. */
function drawnPlaces(count: number, random: Random): Uint32Array {
  return new Uint32Array(draws * count).map(() => randomIndex(random, count))
}

function intervalBy(places: Uint32Array, scores: readonly number[]): Interval {
  const sorted = Float64Array.from(scores).toSorted()
  const sum = sorted.reduce((total, score) => total + score, 0)
  const sums = new Float64Array(draws).map((_, draw) => drawnSum(sorted, places, draw)).toSorted()
  return {
    low: Math.min(sum, quantileOfSorted(sums, beyond)),
    high: Math.max(sum, quantileOfSorted(sums, 1 - beyond)),
  }
}

function drawnSum(scores: Float64Array, places: Uint32Array, draw: number): number {
  let sum = 0
  for (let i = draw * scores.length; i < (draw + 1) * scores.length; i++) sum += scores[places[i] ?? 0] ?? 0
  return sum
}
