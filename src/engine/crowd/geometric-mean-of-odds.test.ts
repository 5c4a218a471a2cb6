import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clippedLogOdds, geometricMeanOfOdds } from './geometric-mean-of-odds.ts'

test.each([
  { said: [0.9, 0.5], weights: null, found: 0.75 },
  { said: [0.9, 0.5], weights: [2, 0], found: 0.9 },
  // Odds of 9 twice and of 1/4 once: the cube root of 81/4 is 2.7257.
  { said: [0.9, 0.2], weights: [2, 1], found: 0.7316 },
  { said: [0.99, 0.01], weights: null, found: 0.5 },
  { said: [1, 0.5], weights: null, found: 0.9087 },
])('of $said with weights $weights it is $found', ({ said, weights, found }) => {
  expect(geometricMeanOfOdds(said, weights)).toBeCloseTo(found, 4)
})

test('certainty is taken as 99 %, whichever way', () => {
  expect(geometricMeanOfOdds([1])).toBeCloseTo(0.99, 12)
  expect(geometricMeanOfOdds([0, 1e-300])).toBeCloseTo(0.01, 12)
  expect([...clippedLogOdds([0.5, 1], 0.01)]).toEqual([0, expect.closeTo(4.5951, 4)])
})

test('it lies among the forecasts and is symmetric under complement', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { minLength: 1 }), (said) => {
      const found = geometricMeanOfOdds(said)
      expect(found).toBeGreaterThanOrEqual(Math.min(...said) - 1e-12)
      expect(found).toBeLessThanOrEqual(Math.max(...said) + 1e-12)
      expect(geometricMeanOfOdds(said.map((p) => 1 - p))).toBeCloseTo(1 - found, 10)
    }),
  )
})

test('no forecasts, or one that is no chance, are refused by name', () => {
  expect(() => geometricMeanOfOdds([])).toThrow('probabilities must not be empty')
  expect(() => geometricMeanOfOdds([0.5, 1.1])).toThrow('probabilities[1] must lie between 0 and 1, not 1.1')
  expect(() => geometricMeanOfOdds([0.5], [1, 1])).toThrow('weights must be as many')
})
