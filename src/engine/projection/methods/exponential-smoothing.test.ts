import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exponentialSmoothing, smoothingDeviations, smoothingForecast, type Trend } from './exponential-smoothing.ts'
import { straightLine } from './straight-line.ts'

const zigzag = [3, 5, 4, 6, 5, 7, 9]
const trends: readonly Trend[] = ['none', 'linear', 'damped']

test('the straight line through 1, 3, 5 is -1 + 2 t', () => {
  const { intercept, slope } = straightLine([1, 3, 5])
  expect([intercept, slope]).toEqual([-1, 2])
  expect(straightLine([1, 0, 2, 5]).slope).toBeCloseTo(1.4, 12)
  expect(straightLine([1, 0, 2, 5]).intercept).toBeCloseTo(-1.5, 12)
  expect(() => straightLine([1])).toThrow('at least 2')
  expect(() => straightLine([1, Number.NaN])).toThrow('series[1]')
})

test('a straight line is followed: level 5, slope 1, no error', () => {
  const fit = exponentialSmoothing([1, 2, 3, 4, 5], 'linear')
  expect(fit.level).toBeCloseTo(5, 9)
  expect(fit.slope).toBeCloseTo(1, 9)
  expect(fit.squares).toBeCloseTo(0, 12)
  expect(smoothingForecast(fit, 3).map((x) => Math.round(x * 1e6) / 1e6)).toEqual([6, 7, 8])
})

test.each([
  // Level and squares of simple smoothing as the prototype finds them by a search over both weight and first level.
  ['none', { level: 8.5724, slope: 0, squares: 17.2875, parameters: 2 }],
  ['linear', { level: 8.0357, slope: 0.8214, squares: 4.8219, parameters: 4 }],
  ['damped', { level: 7.5938, slope: 0.7131, squares: 5.3588, parameters: 5 }],
] as const)('3, 5, 4, 6, 5, 7, 9 with trend %s', (trend, { level, slope, squares, parameters }) => {
  const fit = exponentialSmoothing(zigzag, trend)
  expect(fit.level).toBeCloseTo(level, 3)
  expect(fit.slope).toBeCloseTo(slope, 3)
  expect(fit.squares).toBeCloseTo(squares, 3)
  expect(fit.variance).toBeCloseTo(squares / (7 - parameters), 3)
})

test('simple smoothing finds the weight and the first level of least squares', () => {
  const squaresOf = (alpha: number, first: number) => {
    let [level, sum] = [first, 0]
    for (const value of zigzag) {
      sum += (value - level) ** 2
      level += alpha * (value - level)
    }
    return sum
  }
  const { alpha, squares } = exponentialSmoothing(zigzag, 'none')
  const around = [-0.02, 0, 0.02].flatMap((step) =>
    Array.from({ length: 81 }, (_, i) => squaresOf(alpha + step, 1 + i / 20)),
  )
  expect(squares).toBeLessThan(Math.min(...around) + 1e-3)
  expect(squares).toBeGreaterThan(Math.min(...around) - 0.01)
})

test('the weights stay within their bounds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 6, maxLength: 20 }),
      (series) => {
        for (const trend of trends) {
          const { alpha, beta, phi, variance } = exponentialSmoothing(series, trend)
          expect(alpha).toBeGreaterThan(0)
          expect(alpha).toBeLessThan(1)
          expect(beta).toBeGreaterThanOrEqual(0)
          expect(beta).toBeLessThanOrEqual(0.1 * alpha)
          expect(variance).toBeGreaterThanOrEqual(0)
          expect(phi).toBeGreaterThanOrEqual({ none: 0, linear: 1, damped: 0.8 }[trend])
          expect(phi).toBeLessThanOrEqual({ none: 0, linear: 1, damped: 0.98 }[trend])
        }
      },
    ),
    { numRuns: 50 },
  )
})

test.each(trends)('trend %s: forecasts move and stretch with the series', (trend) => {
  const plain = smoothingForecast(exponentialSmoothing(zigzag, trend), 4)
  const moved = smoothingForecast(
    exponentialSmoothing(
      zigzag.map((value) => -1000 + 8 * value),
      trend,
    ),
    4,
  )
  moved.forEach((value, i) => expect(value).toBeCloseTo(-1000 + 8 * plain[i]!, 2))
})

test('a weight near 1 is found where the series wanders, near 0 where it is noise', () => {
  const wander = [0, 1, 3, 2, 5, 6, 4, 7, 9, 8, 11, 14, 12, 15]
  expect(exponentialSmoothing(wander, 'none').alpha).toBeGreaterThan(0.6)
  const noise = [1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1]
  expect(exponentialSmoothing(noise, 'none').alpha).toBeLessThan(0.01)
})

describe('what follows from a fit', () => {
  const fit = { level: 5, slope: 1, phi: 0.9, alpha: 0.5, beta: 0.1, squares: 0, variance: 4 }
  test('a damped trend fades: 5.9, 6.71, 7.439', () => {
    expect(smoothingForecast(fit, 3).map((x) => Math.round(x * 1e6) / 1e6)).toEqual([5.9, 6.71, 7.439])
  })
  test('without a trend the deviations are 2, 2.236, 2.449', () => {
    const deviations = smoothingDeviations({ alpha: 0.5, beta: 0, phi: 0, variance: 4 }, 3)
    expect(deviations.map((x) => Math.round(x * 1000) / 1000)).toEqual([2, 2.236, 2.449])
  })
  test('a trend adds its share: c_1 = .5 + .1 * .9, c_2 = .5 + .1 * 1.71', () => {
    const deviations = smoothingDeviations(fit, 3)
    expect(deviations[1]).toBeCloseTo(2 * Math.sqrt(1 + 0.59 ** 2), 12)
    expect(deviations[2]).toBeCloseTo(2 * Math.sqrt(1 + 0.59 ** 2 + 0.671 ** 2), 12)
  })
  test('a horizon of 0 is refused', () => {
    expect(() => smoothingForecast(fit, 0)).toThrow('horizon')
    expect(() => smoothingDeviations(fit, 0)).toThrow('horizon')
  })
})

test('too few values and values that are no number are refused; a constant is followed', () => {
  expect(() => exponentialSmoothing([1, 2, 3], 'none')).toThrow('series must have at least 4 values, not 3')
  expect(() => exponentialSmoothing([1, 2, Number.NaN, 4], 'linear')).toThrow('series[2]')
  for (const trend of trends) expect(smoothingForecast(exponentialSmoothing([7, 7, 7, 7, 7], trend), 2)).toEqual([7, 7])
})
