import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mean, median, quantile, quantileOfSorted } from './statistics.ts'

test('means, medians and quantiles of worked cases', () => {
  expect(mean([1, 2, 6])).toBe(3)
  expect(median([3, 1, 2, 9])).toBe(2.5)
  expect(median([5, 1, 3])).toBe(3)
  expect(quantile([4, 2, 1, 3], 0.25)).toBe(1.75)
  expect([0, 1].map((p) => quantile([4, 2, 1, 3], p))).toEqual([1, 4])
  expect(quantile([7], 0.3)).toBe(7)
  expect(quantileOfSorted([0, 1, Infinity], 0.5)).toBe(1)
})

test('a quantile lies among the values and rises with p', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e300, max: 1e300, noNaN: true }), { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (values, p) => {
        const found = quantile(values, p)
        expect(found).toBeGreaterThanOrEqual(Math.min(...values))
        expect(found).toBeLessThanOrEqual(Math.max(...values))
        expect(found).toBeGreaterThanOrEqual(quantile(values, p / 2))
      },
    ),
  )
})

test('nothing has no mean, and p is a share', () => {
  for (const compute of [mean, median]) expect(() => compute([])).toThrow('values must not be empty')
  for (const p of [-0.1, 1.1, Number.NaN]) expect(() => quantile([1], p)).toThrow('p must lie between 0 and 1')
})
