import { describe, expect, test } from 'vitest'
import { centralForecast } from './central-forecast.ts'
import { dynamicTheta } from './dynamic-theta.ts'
import { exponentialSmoothing, smoothingDeviations, smoothingForecast } from './exponential-smoothing.ts'
import { theta } from './theta.ts'

const series = [12, 15, 14, 18, 17, 21, 20, 24, 23, 26, 25, 29]
const middleTwo = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[1]! + sorted[2]!) / 2
}
const fourOf = (values: readonly number[]) => [
  smoothingForecast(exponentialSmoothing(values, 'linear'), 2),
  smoothingForecast(exponentialSmoothing(values, 'damped'), 2),
  theta(values, 2),
  dynamicTheta(values, 2),
]
const medians = (forecasts: readonly number[][]) =>
  [0, 1].map((i) => middleTwo(forecasts.map((forecast) => forecast[i]!)))

test('after 1 to 12 comes 13.32', () => {
  expect(
    centralForecast(
      Array.from({ length: 12 }, (_, i) => i + 1),
      1,
      1,
    ).forecast[0],
  ).toBeCloseTo(13.3219, 3)
})

test('is the mean of the median on values and of the median on logarithms', () => {
  const onLogarithms = medians(fourOf(series.map(Math.log))).map(Math.exp)
  // The median of four is the mean of the two middle ones, after the logarithms are undone.
  const undone = medians(fourOf(series.map(Math.log)).map((forecast) => forecast.map(Math.exp)))
  const { forecast } = centralForecast(series, 1, 2)
  medians(fourOf(series)).forEach((value, i) => expect(forecast[i]).toBeCloseTo((value + undone[i]!) / 2, 9))
  expect(undone[0]).toBeCloseTo(onLogarithms[0]!, 1)
})

test('names its eight members, each as it forecasts alone', () => {
  const { members, deviations, drift } = centralForecast(series, 1, 2)
  expect(members.map(({ name, scale }) => `${name} on ${scale}`)).toEqual([
    'holt on values',
    'damped on values',
    'theta on values',
    'dynamic-theta on values',
    'holt on logarithms',
    'damped on logarithms',
    'theta on logarithms',
    'dynamic-theta on logarithms',
  ])
  expect(members.slice(0, 4).map(({ forecast }) => forecast)).toEqual(fourOf(series))
  expect(deviations).toEqual(smoothingDeviations(exponentialSmoothing(series, 'damped'), 2))
  expect(drift[1]).toBeCloseTo(29 + (2 * 17) / 11, 12)
})

describe('without logarithms', () => {
  test('a series with a zero has four members and their median', () => {
    const withZero = series.map((value) => value - 12)
    const { members, forecast } = centralForecast(withZero, 1, 2)
    expect(members).toHaveLength(4)
    expect(forecast).toEqual(medians(fourOf(withZero)))
  })
  test('a positive series can be asked so too', () => {
    expect(centralForecast(series, 1, 2, { logarithms: false }).forecast).toEqual(medians(fourOf(series)))
  })
  test('a negative series is the mirror of the positive one', () => {
    const below = centralForecast(
      series.map((value) => -value),
      1,
      2,
    ).forecast
    centralForecast(series, 1, 2, { logarithms: false }).forecast.forEach((value, i) =>
      expect(below[i]).toBeCloseTo(-value, 2),
    )
  })
})

test('forecasts of logarithms end at twenty times the largest value', () => {
  const explosion = Array.from({ length: 10 }, (_, i) => 10 ** (i * i * 0.1))
  const holt = centralForecast(explosion, 1, 30).members.find(
    ({ name, scale }) => name === 'holt' && scale === 'logarithms',
  )
  expect(holt?.forecast.at(-1)).toBeCloseTo(Math.exp(3) * explosion[9]!, -2)
})

test('seasons are taken off and put on again, also in the drift', () => {
  const seasonal = Array.from({ length: 24 }, (_, i) => (100 + i) * [0.8, 1, 1.3, 0.9][i % 4]!)
  const { forecast, seasonality, drift } = centralForecast(seasonal, 4, 4)
  expect(seasonality.kind).toBe('factors')
  forecast.forEach((value, i) => expect(value / ((124 + i) * [0.8, 1, 1.3, 0.9][i]!)).toBeCloseTo(1, 1))
  expect(drift[2]! / drift[0]!).toBeGreaterThan(1.4)
  expect(centralForecast(seasonal, 1, 4).seasonality.kind).toBe('none')
})

test('five values and none ahead are refused', () => {
  expect(() => centralForecast([1, 2, 3, 4, 5], 1, 1)).toThrow('series must have at least 6 values, not 5')
  expect(() => centralForecast(series, 1, 0)).toThrow('horizon')
})
