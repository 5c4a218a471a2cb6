import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detrended, theilSenLine, theilSenSlope, unitOf } from './theil-sen.ts'

/** Slope and intercept by scipy 1.17 `stats.theilslopes(method='joint')`. */
const noisy = [
  12.1, 11.8, 13.5, 12.9, 14.2, 15.8, 15.1, 14.7, 16.9, 17.4, 16.2, 18.8, 19.5, 18.1, 20.3, 21.7, 20.9, 22.5,
]

test.each([
  { values: [1, 2, 4, 3, 5], slope: 1, level: 1 },
  { values: [7, 7, 7], slope: 0, level: 7 },
  { values: [5, 3], slope: -2, level: 5 },
  { values: [0, 1, 2, 1000, 4, 5, 6], slope: 1, level: 0 },
  { values: noisy, slope: 0.611764705882353, level: 11.823529411764705 },
])('the median of all slopes: $slope from $level', ({ values, slope, level }) => {
  const line = theilSenLine(values)
  expect(theilSenSlope(values)).toBeCloseTo(slope, 12)
  expect(line.slope).toBeCloseTo(slope, 12)
  expect(line.level).toBeCloseTo(level, 12)
})

test('what is left above the line, without errors of calculation', () => {
  expect([...detrended([1, 2, 4, 3, 5])]).toEqual([0, 0, 1, -1, 0])
  expect([...detrended([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])]).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect([...detrended([0, 0, 0, 2e-12, 0])]).toEqual([0, 0, 0, 2e-12, 0])
  expect([...detrended([0, 0, 0, 0, -5e-13])]).toEqual([0, 0, 0, 0, 0])
})

test('the slope follows unit and level, and turns round with the series', () => {
  const series = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(series, fc.integer({ min: -5, max: 5 }), (values, factor) => {
      const slope = theilSenSlope(values)
      expect(theilSenSlope(values.map((value) => factor * value + 3))).toBeCloseTo(factor * slope, 9)
      expect(theilSenSlope(values.toReversed())).toBeCloseTo(-slope, 9)
      expect(theilSenSlope(values.map((value, i) => value + 2 * i))).toBeCloseTo(slope + 2, 9)
    }),
  )
})

test('tiny and huge values have a slope as long as it is a number', () => {
  expect(theilSenSlope([1e-300, 2e-300, 3e-300])).toBeCloseTo(1e-300, 310)
  expect(theilSenSlope([1e300, 2e300, 3e300])).toBe(1e300)
  expect(() => theilSenSlope([-1.7e308, 1.7e308])).toThrow('values must not be so far apart')
})

test('a slope needs two values, all of them finite', () => {
  for (const values of [[], [1]])
    expect(() => theilSenSlope(values)).toThrow(`values must be at least two, not ${values.length}`)
  expect(() => theilSenSlope([1, Number.NaN, 2])).toThrow('values[1] must be a finite number')
  expect(() => theilSenLine([1, 2, Infinity])).toThrow('values[2] must be a finite number')
})

test('the unit is the largest absolute value, and 1 for nothing', () => {
  expect([[1, -4], [3], [0, 0], []].map(unitOf)).toEqual([4, 3, 1, 1])
})
