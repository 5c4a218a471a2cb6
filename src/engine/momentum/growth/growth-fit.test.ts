import { expect, test } from 'vitest'
import { gompertz, type GrowthCurve, logistic } from './growth-curve.ts'
import { fitWithLimit, residualsOf } from './growth-fit.ts'

const noisy = Float64Array.from(
  [2.1, 3.9, 5.2, 8.8, 12.1, 18.5, 27.2, 35.1, 47.3, 58, 66.9, 77.1, 82.3, 88.4, 91.2, 95.9],
  (y) => y / 100,
)
const exact = (curve: GrowthCurve, limit: number, count: number) =>
  Float64Array.from({ length: count }, (_, i) => limit * curve.share((i - 5) / 2))

test.each([logistic, gompertz])('the $name curve that made the values is found again', (curve) => {
  const fit = fitWithLimit(exact(curve, 1, 11), curve, 1)
  expect(fit).toEqual({
    limit: 1,
    rate: expect.closeTo(0.5, 7),
    inflection: expect.closeTo(5, 6),
    squares: expect.closeTo(0, 15),
  })
  const falling = fitWithLimit(exact(curve, 1, 11).toReversed(), curve, 1)
  expect(falling.rate).toBeLessThan(0)
})

/** By scipy 1.17 `optimize.least_squares`. */
test.each([
  { curve: logistic, limit: 1.1, rate: 0.37613480619343087, inflection: 8.98748187868996, squares: 0.00779116968 },
  { curve: gompertz, limit: 1.1, rate: 0.25304895866101784, inflection: 7.23278830631187, squares: 0.004687663695 },
  {
    curve: logistic,
    limit: 0.9934660781871594,
    rate: 0.4446384293426629,
    inflection: 8.28917618190657,
    squares: 0.000789953786,
  },
])('noisy values and the $curve.name curve to $limit', ({ curve, limit, rate, inflection, squares }) => {
  const fit = fitWithLimit(noisy, curve, limit)
  expect(fit.rate).toBeCloseTo(rate, 5)
  expect(fit.inflection).toBeCloseTo(inflection, 4)
  expect(fit.squares).toBeCloseTo(squares, 9)
  const residuals = residualsOf(noisy, curve, fit)
  expect(residuals[0]).toBeCloseTo(noisy[0]! - limit * curve.share(-rate * inflection), 5)
  expect(residuals.reduce((sum, residual) => sum + residual ** 2, 0)).toBeCloseTo(fit.squares, 12)
})

test('the fit is a least one: no step to the side is better', () => {
  for (const curve of [logistic, gompertz]) {
    for (const limit of [0.8, 1.5, 4, 300]) {
      const fit = fitWithLimit(noisy, curve, limit)
      const squaresAt = (rate: number, inflection: number) =>
        residualsOf(noisy, curve, { ...fit, rate, inflection }).reduce((sum, residual) => sum + residual ** 2, 0)
      for (const factor of [0.999, 1.001]) {
        expect(squaresAt(fit.rate * factor, fit.inflection)).toBeGreaterThan(fit.squares)
        expect(squaresAt(fit.rate, fit.inflection * factor)).toBeGreaterThan(fit.squares)
      }
    }
  }
})

test('zeros and values above the limit are no trouble', () => {
  const takingOff = Float64Array.of(0, 0, 0, 0.01, 0.02, 0.05, 0.1, 0.22, 0.4, 0.68, 1)
  for (const limit of [0.5, 0.99, 1.4]) expect(fitWithLimit(takingOff, logistic, limit).rate).toBeGreaterThan(0)
  expect(fitWithLimit(takingOff, logistic, 1.4).squares).toBeLessThan(0.001)
})

const wild = Float64Array.of(0, 0.3, 0.02, 0.1, 0.5, 0.2, 0.7, 0.4, 1, 0.6, 0.9, 0.8)

/** Twice for each step, and once for the first guess. A worse guess or a crooked step takes more. */
test.each([
  { curve: logistic, values: noisy, limit: 0.7, times: 55 },
  { curve: logistic, values: noisy, limit: 1, times: 9 },
  { curve: logistic, values: noisy, limit: 300, times: 21 },
  { curve: gompertz, values: noisy, limit: 0.7, times: 59 },
  { curve: gompertz, values: noisy, limit: 1.1, times: 15 },
  { curve: logistic, values: wild, limit: 0.7, times: 33 },
  { curve: logistic, values: wild, limit: 1.1, times: 15 },
  { curve: gompertz, values: wild, limit: 1.1, times: 17 },
  { curve: gompertz, values: wild, limit: 300, times: 19 },
])(
  'the $curve.name curve to $limit is found by looking at each value $times times',
  ({ curve, values, limit, times }) => {
    let looks = 0
    fitWithLimit(values, { ...curve, share: (u) => (looks++, curve.share(u)) }, limit)
    expect(looks / values.length).toBeLessThanOrEqual(times)
  },
)

test('a limit is above 0', () => {
  for (const limit of [0, -1, Number.NaN])
    expect(() => fitWithLimit(noisy, logistic, limit)).toThrow(`limit must be above 0, not ${limit}`)
})
