import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dynamicTheta } from './dynamic-theta.ts'
import { theta } from './theta.ts'

const rounded = (values: readonly number[], digits = 3) =>
  values.map((value) => Math.round(value * 10 ** digits) / 10 ** digits)

describe('Theta', () => {
  test('after 1 to 6 come 6.5, 7, 7.5: half the line, half the level', () => {
    expect(rounded(theta([1, 2, 3, 4, 5, 6], 3))).toEqual([6.5, 7, 7.5])
  })
  test('agrees with the prototype, which searches for the first level too', () => {
    expect(rounded(theta([3, 5, 4, 6, 5, 7, 9], 3), 2)).toEqual([7.21, 7.63, 8.04])
  })
  test('a series below zero has forecasts below zero', () => {
    expect(rounded(theta([-1, -2, -3, -4, -5, -6], 2))).toEqual([-6.5, -7])
  })
  test('a horizon of 0 and a short series are refused', () => {
    expect(() => theta([1, 2, 3, 4], 0)).toThrow('horizon')
    expect(() => theta([1, 2, 3], 1)).toThrow('series')
  })
})

describe('the dynamic optimised Theta', () => {
  test('goes on with a straight line', () => {
    expect(rounded(dynamicTheta([1, 2, 3, 4, 5, 6], 3))).toEqual([7, 8, 9])
  })
  test.each([
    // From the prototype, which searches for level, alpha and theta at once.
    [
      [3, 5, 4, 6, 5, 7, 9, 8],
      [8.732, 9.132, 9.499],
    ],
    [
      [12, 15, 14, 18, 17, 21, 20, 24, 23, 26, 25, 29, 31],
      [31.134, 32.468, 33.79],
    ],
  ])('agrees with the search over three parameters: %j', (series, expected) => {
    dynamicTheta(series, 3).forEach((value, i) => expect(value).toBeCloseTo(expected[i]!, 2))
  })
  test('a fall is followed below zero', () => {
    expect(rounded(dynamicTheta([5, 4, 3, 2, 1, 0.5, -0.5, -1.5], 3)).every((value) => value < -1.5)).toBe(true)
  })
  test('the line has no less than no weight', () => {
    // Against the line would be best: -7.5, .5. It is left out instead.
    expect(rounded(dynamicTheta([0, -3, -5, 2, 1, -4, 3, -5, -16], 2), 1)).toEqual([-15.9, -15.9])
  })
  test('the line has no more than its whole weight', () => {
    // More than whole would be best, and end at -87 two steps on.
    expect(rounded(dynamicTheta([-7, -7, -16, -14, -14, -13, -12, -15, -28], 2), 1)).toEqual([-28.9, -30.1])
  })
  test('a constant goes on, to the last digit', () => {
    dynamicTheta([7, 7, 7, 7, 7, 7, 7], 3).forEach((value) => expect(value).toBeCloseTo(7, 9))
  })
  test('five values, none ahead and values that are no number are refused', () => {
    expect(() => dynamicTheta([1, 2, 3, 4, 5], 1)).toThrow('series must have at least 6 values, not 5')
    expect(() => dynamicTheta([1, 2, 3, 4, 5, 6], 0)).toThrow('horizon')
    expect(() => dynamicTheta([1, 2, 3, 4, 5, Infinity], 1)).toThrow('series[5]')
  })
})

test.each([
  ['Theta', theta],
  ['the dynamic optimised Theta', dynamicTheta],
] as const)('%s moves and stretches with the series, and mirrors it', (_, method) => {
  const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 8, maxLength: 20 })
  fc.assert(
    fc.property(values, (series) => {
      const plain = method(series, 3)
      const moved = method(
        series.map((value) => 300 - 4 * value),
        3,
      )
      moved.forEach((value, i) => expect(Math.abs(value - (300 - 4 * plain[i]!))).toBeLessThan(0.5))
    }),
    { numRuns: 60, seed: 5 },
  )
})
