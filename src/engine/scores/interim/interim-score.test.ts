/** What a score is expected to be by what is said later. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interimScore } from './interim-score.ts'

test('of a yes of .3 of which .6 is said later it is what an outcome drawn with .6 would score on average', () => {
  const { brier, log, least } = interimScore([0.7, 0.3], [0.4, 0.6])
  expect(brier).toBeCloseTo(0.33, 12)
  expect(least).toBeCloseTo(0.24, 12)
  expect(log).toBeCloseTo(0.6 * Math.log(0.3) + 0.4 * Math.log(0.7), 12)
})

const chances = fc
  .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 })
  .map((given) => given.map((one) => one / given.reduce((sum, each) => sum + each, 0)))

test('nobody expects less than who said what is said later, by either score', () => {
  fc.assert(
    fc.property(chances, chances, (said, later) => {
      const own = interimScore(said, later)
      const best = interimScore(later, later)
      expect(own.least).toBeCloseTo(best.brier, 12)
      expect(own.brier).toBeGreaterThanOrEqual(own.least - 1e-12)
      expect(own.log).toBeLessThanOrEqual(best.log + 1e-12)
    }),
  )
})

test('what is no forecast of the same is refused', () => {
  expect(() => interimScore([0.5, 0.5], [1])).toThrow('later must be as many as the masses: 2, not 1')
  expect(() => interimScore([1, 0], [0.5, 0.5])).toThrow('p must lie above 0')
  expect(interimScore([1, 0], [1, 0])).toEqual({ brier: 0, log: 0, least: 0 })
})
