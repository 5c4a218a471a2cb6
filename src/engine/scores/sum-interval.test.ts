/** How far luck alone may have moved a sum of scores. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { sumInterval, sumIntervals } from './sum-interval.ts'

const intervalOf = (scores: readonly number[], seed = 1) => sumInterval(scores, seededRandom(seed))
const times = (count: number, score: number) => Array.from({ length: count }, () => score)
const scores = fc.array(fc.double({ min: -300, max: 300, noNaN: true }), { minLength: 1, maxLength: 25 })

test.for<[what: string, scores: number[], low: number, high: number]>([
  ['nothing', [], 0, 0],
  ['one score alone', [12.5], 12.5, 12.5],
  ['scores that are all the same', times(20, 3), 60, 60],
  // 1.645 standard deviations of a sum of twenty signs are 7.4, and it is a whole even number.
  ['ten for and ten against', [...times(10, 1), ...times(10, -1)], -8, 8],
])('of %s the interval is known', ([, given, low, high]) => {
  expect(intervalOf(given)).toEqual({ low, high })
})

test('it is as wide as the normal distribution has it, of many scores', () => {
  const many = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? 10 : -10))
  const { low, high } = intervalOf(many)
  const width = 2 * 1.645 * 10 * Math.sqrt(400)
  expect(high - low).toBeGreaterThan(0.9 * width)
  expect(high - low).toBeLessThan(1.1 * width)
})

test('it holds the sum, and lies between what the lowest and the highest score would make alone', () => {
  fc.assert(
    fc.property(scores, fc.nat(1000), (given, seed) => {
      const { low, high } = intervalOf(given, seed)
      const sum = given.toSorted((a, b) => a - b).reduce((total, score) => total + score, 0)
      const near = 1e-9 * given.length * 300
      expect(low).toBeLessThanOrEqual(sum)
      expect(high).toBeGreaterThanOrEqual(sum)
      expect(low).toBeGreaterThanOrEqual(given.length * Math.min(...given) - near)
      expect(high).toBeLessThanOrEqual(given.length * Math.max(...given) + near)
    }),
  )
})

test('the same scores in another order have the same interval', () => {
  fc.assert(
    fc.property(scores, (given) => {
      expect(intervalOf(given.toReversed())).toEqual(intervalOf(given))
    }),
  )
})

test('twice the scores have twice the interval', () => {
  fc.assert(
    fc.property(scores, (given) => {
      const { low, high } = intervalOf(given)
      const doubled = intervalOf(given.map((score) => 2 * score))
      expect(doubled.low).toBeCloseTo(2 * low, 6)
      expect(doubled.high).toBeCloseTo(2 * high, 6)
    }),
  )
})

test('those of many are what each has by itself, in their order, also where the same is asked twice', () => {
  fc.assert(
    fc.property(fc.array(scores, { maxLength: 8 }), (all) => {
      const twice = [...all, ...all]
      expect(sumIntervals(twice, () => seededRandom(1))).toEqual(twice.map((given) => intervalOf(given)))
    }),
    { numRuns: 20 },
  )
})
