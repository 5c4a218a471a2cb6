import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mannKendall, ranks } from './mann-kendall.ts'

/**
 * By pymannkendall 1.4 `original_test`; the variance of the last from 3 fives and 2 ones by hand: (7 * 6 * 19 - 3 * 2 *
 * 11 - 2 * 9) / 18.
 */
test.each([
  { values: [1, 2, 4, 3, 5, 5], s: 12, tau: 0.8, variance: 27.333333333333332 },
  { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], s: 45, tau: 1, variance: 125 },
  { values: [3, 2, 1], s: -3, tau: -1, variance: 11 / 3 },
  { values: [5, 1, 5, 3, 1, 5, 2], s: -3, tau: -1 / 7, variance: 714 / 18 },
  { values: [1, 2], s: 1, tau: 1, variance: 1 },
  { values: [4, 4, 4], s: 0, tau: 0, variance: 0 },
  { values: [4], s: 0, tau: 0, variance: 0 },
  { values: [], s: 0, tau: 0, variance: 0 },
])('Kendall of $values', ({ values, s, tau, variance }) => {
  expect(mannKendall(values)).toEqual({ s, tau: expect.closeTo(tau, 12), variance: expect.closeTo(variance, 9) })
})

test('a rising transformation changes nothing, turning round the sign alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2 }), (values) => {
      const { s, tau, variance } = mannKendall(values)
      expect(mannKendall(values.map((value) => Math.exp(value / 4)))).toEqual({ s, tau, variance })
      expect(mannKendall(values.map((value) => 1 - value)).s + s).toBe(0)
      expect(mannKendall(values.toReversed())).toEqual({
        s: expect.closeTo(-s),
        tau: expect.closeTo(-tau, 12),
        variance,
      })
      expect(Math.abs(tau)).toBeLessThanOrEqual(1)
      expect(variance).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the order of absurd numbers counts as any other', () => {
  expect(mannKendall([-1e300, 0, 1e-300, 1e300])).toMatchObject({ s: 6, tau: 1 })
  expect(() => mannKendall([1, Number.NaN])).toThrow('values[1] must be a finite number')
})

test('equal values share the mean of their ranks', () => {
  expect([...ranks([5, 1, 5])]).toEqual([2.5, 1, 2.5])
  expect([...ranks([10, 30, 20])]).toEqual([1, 3, 2])
  expect([...ranks([0, -0, 1, 0])]).toEqual([2, 2, 4, 2])
  expect([...ranks([])]).toEqual([])
})
