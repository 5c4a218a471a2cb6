import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weightedPercentile, weightedPercentiles } from './weighted-percentile.ts'

test.each([
  { values: [0.1, 0.4, 0.2], weights: [1, 1, 2], p: 0.5, found: 0.2 },
  { values: [0.2, 0.4], weights: null, p: 0.5, found: 0.3 },
  { values: [0.3, 0.1, 0.2], weights: null, p: 0.5, found: 0.2 },
  // Exactly a quarter of the weight lies at 1: half of 1 and half of 2.
  { values: [4, 1, 3, 2], weights: null, p: 0.25, found: 1.5 },
  { values: [4, 1, 3, 2], weights: null, p: 0.26, found: 2 },
  { values: [4, 1, 3, 2], weights: null, p: 0.24, found: 1 },
  { values: [5, 6], weights: [0.1, 0.9], p: 0.5, found: 6 },
  { values: [7], weights: [3], p: 0.9, found: 7 },
])('the percentile of $values with weights $weights at $p is $found', ({ values, weights, p, found }) => {
  expect(weightedPercentile(values, weights, p)).toBeCloseTo(found, 12)
})

test('shares that differ by rounding only count as equal', () => {
  expect(weightedPercentile([1, 2, 3], [0.1, 0.2, 0.3], 0.5)).toBe(2.5) // .1 + .2 is not .3 in binary
})

test('the ends are the smallest and the greatest value that have weight', () => {
  expect(weightedPercentiles([3, 1, 2], null, [0, 1])).toEqual([1, 3])
  expect(weightedPercentiles([3, 1, 2], [1, 0, 1], [0, 1])).toEqual([2, 3])
  expect(weightedPercentiles([3, 1, 2], [0, 1, 1], [0, 1])).toEqual([1, 2])
})

test('several percentiles come in the order they are asked for', () => {
  expect(weightedPercentiles([1, 2, 3, 4], null, [0.75, 0.25, 0.5])).toEqual([3.5, 1.5, 2.5])
})

/** No weight is so small a share of all that it counts as rounding: there the order of adding decides. */
const someValues = fc.array(
  fc.record({
    value: fc.double({ min: -1e300, max: 1e300, noNaN: true }),
    weight: fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
  }),
  { minLength: 1, maxLength: 30 },
)
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a percentile lies among the values, rises with p, and does not mind the order', () => {
  fc.assert(
    fc.property(someValues, share, share, (all, p, q) => {
      const values = all.map(({ value }) => value)
      const weights = all.map(({ weight }) => weight)
      const found = weightedPercentile(values, weights, Math.max(p, q))
      expect(found).toBeGreaterThanOrEqual(Math.min(...values))
      expect(found).toBeLessThanOrEqual(Math.max(...values))
      expect(found).toBeGreaterThanOrEqual(weightedPercentile(values, weights, Math.min(p, q)))
      expect(weightedPercentile(values.toReversed(), weights.toReversed(), Math.max(p, q))).toBe(found)
    }),
  )
})

test('a weight of 2 is the same as saying it twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 20 }),
      (values, twentieth) => {
        const twice = weightedPercentile(
          values.flatMap((value, i) => (i === 0 ? [value, value] : [value])),
          null,
          twentieth / 20,
        )
        expect(
          weightedPercentile(
            values,
            values.map((_, i) => (i === 0 ? 2 : 1)),
            twentieth / 20,
          ),
        ).toBe(twice)
      },
    ),
  )
})

test('hostile weights and values leave the answer among the values', () => {
  expect(weightedPercentile([1, 2, 3], [1e300, 1e300, 1e300], 0.5)).toBe(2)
  expect(weightedPercentile([1, 2, 3], [1e-300, 1e-300, 1e-300], 0.5)).toBe(2)
  expect(weightedPercentile([1.7e308, 1.6e308], null, 0.5)).toBeCloseTo(1.65e308, -300)
  expect(weightedPercentile([5, 5, 5], null, 0.3)).toBe(5)
})

test('nothing, no number, no share: refused by name', () => {
  expect(() => weightedPercentile([], null, 0.5)).toThrow('values must not be empty')
  expect(() => weightedPercentile([1, Number.NaN], null, 0.5)).toThrow('values[1] must be a finite number')
  for (const p of [-0.01, 1.01, Number.NaN, 25])
    expect(() => weightedPercentile([1], null, p)).toThrow(`p must lie between 0 and 1, not ${p}`)
  expect(() => weightedPercentile([1], [1, 2], 0.5)).toThrow('weights must be as many')
})
