import fc from 'fast-check'
import { expect, test } from 'vitest'
import { autocorrelations } from './autocorrelation.ts'
import { hamedRaoFactor, significant, varianceFactor } from './hamed-rao.ts'
import { ranks } from './mann-kendall.ts'
import { detrended } from './theil-sen.ts'

const rising = [
  12.1, 11.8, 13.5, 12.9, 14.2, 15.8, 15.1, 14.7, 16.9, 17.4, 16.2, 18.8, 19.5, 18.1, 20.3, 21.7, 20.9, 22.5,
]
const wavy = [
  3.1, 3.4, 3.9, 4.6, 4.4, 4.1, 3.2, 2.8, 2.5, 2.9, 3.3, 4.2, 4.9, 5.3, 5.1, 4.7, 4.0, 3.6, 3.9, 4.8, 5.6, 6.1, 5.9,
  5.2,
]
const mixed = [1, 2, 3, 2.5, 2, 3.5, 5, 6, 5.5, 5, 4.5, 7]

test('the factor of worked autocorrelations', () => {
  expect(hamedRaoFactor(Float64Array.of(0.5, 0, 0, 0, 0, 0, 0, 0, 0))).toBeCloseTo(1.7, 12)
  expect(hamedRaoFactor(Float64Array.of(0, 0.5, 0, 0, 0, 0, 0, 0, 0))).toBeCloseTo(1 + (336 * 0.5) / 360, 12)
  expect(hamedRaoFactor(Float64Array.of(0, 0, 0, 0, 0, 0, 0, 1, 1))).toBe(1)
  expect(hamedRaoFactor(new Float64Array(9))).toBe(1)
})

test('as published, it agrees with pymannkendall 1.4 `hamed_rao_modification_test`', () => {
  const [one, other] = [rising, wavy].map((values) =>
    hamedRaoFactor(significant(autocorrelations(ranks(detrended(values))))),
  )
  expect(one).toBeCloseTo(1.5858235597958192, 9)
  expect(other).toBeCloseTo(1.0888543652765337, 9)
})

test('autocorrelations within 1.96 / sqrt n of 0 count as none', () => {
  // n = 16: beyond .49
  const given = [0.5, 0.48, -0.48, -0.5, 0.49, 0.4901, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  expect([...significant(Float64Array.from(given))].slice(0, 7)).toEqual([0.5, 0, 0, -0.5, 0, 0.4901, 0])
})

/**
 * By an independent program (numpy): without bias the first autocorrelation is .18, .62, -.37, 1, and -.58 with a
 * strong second one.
 */
test.each([
  { values: [5, 1, 2, 3, 4, 6, 7, 8, 10, 9], factor: 1.2893054923159446 },
  { values: mixed, factor: 2.6604187175839176 },
  { values: [2, 5, 3, 1, 6, 4, 9, 7, 8, 12, 10, 13, 11, 15, 14], factor: 1 },
  { values: wavy, factor: 11.5 },
  { values: [2, 7, 4, 6, 5, 10, 0, 8, 1, 9, 3, 11], factor: 1.6868333067982806 },
])('the variance of $values grows by $factor', ({ values, factor }) => {
  expect(varianceFactor(values)).toBeCloseTo(factor, 12)
})

test('no rising transformation changes it: a curve is no memory', () => {
  expect(varianceFactor(mixed.map(Math.exp))).toBeCloseTo(varianceFactor(mixed), 12)
  expect(varianceFactor(Array.from({ length: 30 }, (_, i) => 2 ** i))).toBe(1)
  expect(varianceFactor([1e300, 1e-300, 0, -1e300, 5, 1e299])).toBe(varianceFactor([6, 3, 2, 1, 4, 5]))
})

test('senseless input throws', () => {
  expect(() => varianceFactor([1, 2, Number.NaN, 4, 5])).toThrow('values[2] must be a finite number')
  expect(() => varianceFactor([1, 3, 2, 4])).toThrow('count must be a whole number of at least 5')
})

test('it is never below 1, and 1 for a constant', () => {
  expect(varianceFactor(Array.from({ length: 12 }, () => 3))).toBe(1)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 10, maxLength: 40 }), (values) => {
      expect(varianceFactor(values)).toBeGreaterThanOrEqual(1)
    }),
  )
})
