import { expect, test } from 'vitest'
import { recencyWeights, recencyWeightedMedian } from './recency-weights.ts'

test('the newest of three or more weighs 1, older ones less and less', () => {
  expect([...recencyWeights(3)]).toEqual([expect.closeTo(0.4809, 4), expect.closeTo(0.7277, 4), 1])
  expect(recencyWeights(100)[0]).toBeCloseTo(Math.exp(-9), 12)
})

test('none, one and two weigh alike', () => {
  expect([0, 1, 2].map((count) => [...recencyWeights(count)])).toEqual([[], [1], [1, 1]])
})

test('a count is whole and not negative', () => {
  for (const count of [-1, 1.5, Number.NaN]) expect(() => recencyWeights(count)).toThrow('count must be a whole number')
})

test('the recency-weighted median follows the newer half', () => {
  expect(recencyWeightedMedian([0.2, 0.3, 0.5, 0.4])).toBe(0.4)
  expect(recencyWeightedMedian([0.9, 0.9, 0.1, 0.1, 0.1])).toBe(0.1)
  expect(recencyWeightedMedian([0.1, 0.1, 0.1, 0.9, 0.9])).toBe(0.9)
  expect(recencyWeightedMedian([0.2, 0.6])).toBeCloseTo(0.4, 12)
})

test('its forecasts are chances', () => {
  expect(() => recencyWeightedMedian([])).toThrow('probabilities must not be empty')
  expect(() => recencyWeightedMedian([0.1, 2])).toThrow('probabilities[1] must lie between 0 and 1, not 2')
})
