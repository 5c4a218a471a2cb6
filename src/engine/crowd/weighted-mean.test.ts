import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trimmedMean } from './trimmed-mean.ts'
import { weightedMean } from './weighted-mean.ts'

test('each value counts by its share of the weight', () => {
  expect(weightedMean([0.2, 0.5], [1, 2])).toBeCloseTo(0.4, 15)
  expect(weightedMean([0.2, 0.5, 9], [1, 2, 0])).toBeCloseTo(0.4, 15)
})

test('weights count only beside each other: tiny and huge ones give the same', () => {
  for (const unit of [1e-300, 1e300, 5e307])
    expect(weightedMean([1, 2, 4], [unit, unit, 2 * unit])).toBeCloseTo(2.75, 12)
})

test('a mean lies among the values', () => {
  const some = fc.array(
    fc.tuple(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.double({ min: 1e-9, max: 1e9, noNaN: true })),
    {
      minLength: 1,
    },
  )
  fc.assert(
    fc.property(some, (pairs) => {
      const values = pairs.map(([value]) => value)
      const found = weightedMean(
        values,
        pairs.map(([, weight]) => weight),
      )
      expect(found).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6)
      expect(found).toBeLessThanOrEqual(Math.max(...values) + 1e-6)
    }),
  )
})

test('values and weights that make no sense are refused by name', () => {
  expect(() => weightedMean([], [])).toThrow('values must not be empty')
  expect(() => weightedMean([Number.NaN], [1])).toThrow('values[0] must be a finite number')
  expect(() => weightedMean([1, 2], [1])).toThrow('weights must be as many as what they weigh: 2, not 1')
  expect(() => weightedMean([1, 2], [0, 0])).toThrow('weights must not all be zero')
})

test.each([
  { values: [0.01, 0.2, 0.3, 0.4, 0.99], share: 0.2, found: 0.3 },
  { values: [0.99, 0.4, 0.01, 0.2, 0.7], share: 0.2, found: 1.3 / 3 },
  { values: [1, 2, 3, 10], share: 0.25, found: 2.5 },
  { values: [1, 2, 3, 10], share: 0.24, found: 4 },
  { values: [1, 2, 9], share: 0, found: 4 },
  { values: [7], share: 0.49, found: 7 },
])('the mean of $values without $share at each end is $found', ({ values, share, found }) => {
  expect(trimmedMean(values, share)).toBeCloseTo(found, 12)
})

test('half or more at each end leaves nothing', () => {
  for (const share of [-0.1, 0.5, Number.NaN])
    expect(() => trimmedMean([1, 2], share)).toThrow(`share must lie between 0 and below .5, not ${share}`)
  expect(() => trimmedMean([], 0.1)).toThrow('values must not be empty')
})
