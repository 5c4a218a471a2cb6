import { expect, test } from 'vitest'
import { gompertz, logistic } from './growth-curve.ts'
import { limitsWithin, profileOf } from './growth-limit.ts'

const noisy = Float64Array.from(
  [2.1, 3.9, 5.2, 8.8, 12.1, 18.5, 27.2, 35.1, 47.3, 58, 66.9, 77.1, 82.3, 88.4, 91.2, 95.9],
  (y) => y / 95.9,
)
const exponential = Float64Array.from({ length: 20 }, (_, i) => 1.2 ** (i - 19))

/** By scipy 1.17 `optimize.least_squares`, divided by 95.9. */
test('the best limit of noisy values', () => {
  const { curve, best, openEnd } = profileOf(noisy, logistic, Infinity)
  expect(best.limit).toBeCloseTo(99.34660781871594 / 95.9, 5)
  expect(best.squares).toBeCloseTo(7.8995378573426756 / 95.9 ** 2, 10)
  expect(best.rate).toBeCloseTo(0.4446384293426629, 5)
  expect([curve, openEnd]).toEqual([logistic, Infinity])
  expect(profileOf(noisy, gompertz, Infinity).best.limit).toBeCloseTo(115.1052181955032 / 95.9, 4)
})

test('limits are tried from a quarter to a thousand, 8 % apart, or up to the ceiling', () => {
  const { limits, squares } = profileOf(noisy, logistic, Infinity)
  expect(limits[0]).toBe(0.25)
  expect(limits[1]! / limits[0]!).toBeCloseTo(1.08, 12)
  expect(limits.at(-1)).toBe(1000)
  expect(limits).toHaveLength(Math.ceil(Math.log(4000) / Math.log(1.08)) + 1)
  expect(squares).toHaveLength(limits.length)
  const shared = profileOf(noisy, logistic, 1.02)
  expect(shared.limits.at(-1)).toBe(1.02)
  expect([shared.openEnd, shared.best.limit]).toEqual([1.02, expect.closeTo(1.02, 5)])
  expect([1000, 1001].map((ceiling) => profileOf(noisy, logistic, ceiling).openEnd)).toEqual([1000, Infinity])
})

/** The border by scipy 1.17 `optimize.brentq`, divided by 95.9. */
test('the limits within a tolerance, on either side of the best', () => {
  const profile = profileOf(noisy, logistic, Infinity)
  const within = limitsWithin(noisy, profile, profile.best.squares * 1.1402278853112304)
  expect(within).toEqual({
    low: expect.closeTo(98.25574720531853 / 95.9, 5),
    high: expect.closeTo(100.4814835239225 / 95.9, 5),
  })
  expect(limitsWithin(noisy, profile, profile.best.squares)).toEqual({
    low: expect.closeTo(1.0359, 3),
    high: expect.closeTo(1.0359, 3),
  })
  expect(limitsWithin(noisy, profile, profile.best.squares * 0.999)).toBe(null)
})

test('with any tolerance every limit is within', () => {
  expect(limitsWithin(noisy, profileOf(noisy, logistic, Infinity), 1e9)).toEqual({ low: 0.25, high: Infinity })
  expect(limitsWithin(noisy, profileOf(noisy, logistic, 3), 1e9)).toEqual({ low: 0.25, high: 3 })
})

test('pure growth has no limit above', () => {
  const profile = profileOf(exponential, logistic, Infinity)
  expect(profile.best.limit).toBeGreaterThan(900)
  expect(limitsWithin(exponential, profile, profile.best.squares * 1.5)?.high).toBe(Infinity)
})
