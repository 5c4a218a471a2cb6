import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binaryCrowd } from './binary-crowd.ts'

test('all aggregates of four forecasts', () => {
  expect(binaryCrowd([0.2, 0.3, 0.5, 0.4], null)).toEqual({
    forecasters: 4,
    // Weights exp(1.5 (sqrt k - 2)): .2231, .4154, .6691 and 1.
    pool: expect.closeTo(0.3864, 4),
    mean: expect.closeTo(0.35, 12),
    median: expect.closeTo(0.35, 12),
    trimmedMean: expect.closeTo(0.35, 12),
    geometricMeanOfOdds: expect.closeTo(0.3408, 4),
    recencyWeightedMean: expect.closeTo(0.3804, 4),
    recencyWeightedMedian: 0.4,
    lower: 0.3,
    upper: 0.5,
  })
})

test('skills and the community’s calibration move the pool alone', () => {
  const plain = binaryCrowd([0.2, 0.6, 0.7], null)
  const moved = binaryCrowd([0.2, 0.6, 0.7], [50, 1, 1], { shift: 0, scale: 2 })
  expect(moved.pool).toBeLessThan(0.1)
  expect({ ...moved, pool: plain.pool }).toEqual(plain)
})

test('a fifth of the forecasts is trimmed at each end', () => {
  expect(binaryCrowd([0.01, 0.2, 0.3, 0.4, 0.99], null).trimmedMean).toBeCloseTo(0.3, 12)
})

test('every aggregate lies among the forecasts', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.02, max: 0.98, noNaN: true }), { minLength: 1 }), (said) => {
      const { forecasters, ...aggregates } = binaryCrowd(said, null)
      expect(forecasters).toBe(said.length)
      for (const value of Object.values(aggregates)) {
        expect(value).toBeGreaterThanOrEqual(Math.min(...said) - 1e-12)
        expect(value).toBeLessThanOrEqual(Math.max(...said) + 1e-12)
      }
    }),
  )
})

test('the band holds the middle half of the recency', () => {
  const { lower, recencyWeightedMedian, upper } = binaryCrowd(
    Array.from({ length: 99 }, (_, i) => (i + 1) / 100),
    null,
  )
  // The newest weigh most: the quartiles lie far above .25, .5 and .75.
  expect([lower, recencyWeightedMedian, upper]).toEqual([0.76, 0.87, 0.94])
})

test('everybody of one mind is one mind', () => {
  for (const value of Object.values({ ...binaryCrowd([0.3, 0.3, 0.3, 0.3], null), forecasters: 0.3 }))
    expect(value).toBeCloseTo(0.3, 12)
})

test('no forecasts, and forecasts that are no chances, are refused by name', () => {
  expect(() => binaryCrowd([], null)).toThrow('probabilities must not be empty')
  expect(() => binaryCrowd([0.5, -1], null)).toThrow('probabilities[1] must lie between 0 and 1, not -1')
})
