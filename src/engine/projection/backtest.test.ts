import { describe, expect, test } from 'vitest'
import { pastForecasts, pastScaledError, rollingOrigins } from './backtest.ts'
import { centralForecast } from './methods/central-forecast.ts'
import { chooseMethod } from './method-choice.ts'

describe('rolling origins', () => {
  test.each([
    [13, 1, 6, [10, 11, 12]],
    [10, 1, 6, []],
    [11, 1, 6, [10]],
    [12, 1, 6, [10, 11]],
    [30, 1, 6, [18, 20, 22, 25, 27, 29]],
    [40, 4, 8, [24, 27, 30, 33, 36, 39]],
    [60, 12, 18, [36, 41, 45, 50, 54, 59]],
    [36, 12, 18, []],
  ])('of %i values with period %i and horizon %i are %j', (count, period, horizon, origins) => {
    expect(rollingOrigins(count, period, horizon)).toEqual(origins)
  })
  test('nonsense is refused', () => {
    expect(() => rollingOrigins(-1, 1, 1)).toThrow('count')
    expect(() => rollingOrigins(20, 0, 1)).toThrow('period')
    expect(() => rollingOrigins(20, 1, 0)).toThrow('horizon')
  })
})

const series = [2, 4, 3, 5, 6, 5, 7, 9, 8, 10, 12, 11, 13]

test('each past forecast knows only what was known', () => {
  const past = pastForecasts(series, 1, 2)
  expect(past.map(({ known, truth }) => ({ known, truth }))).toEqual([
    { known: 10, truth: [12, 11] },
    { known: 11, truth: [11, 13] },
    { known: 12, truth: [13] },
  ])
  expect(past[0]?.central).toEqual(centralForecast(series.slice(0, 10), 1, 2))
  expect(past.map(({ naive }) => naive)).toEqual([[10, 10], [12, 12], [11]])
})

test('origins before which nothing moved are left out', () => {
  const still = [...Array.from({ length: 11 }, () => 5), 6, 7]
  expect(pastForecasts(still, 1, 2).map(({ known }) => known)).toEqual([12])
})

test('errors are scaled by the mean change known at each origin', () => {
  const past = pastForecasts(series, 1, 2)
  const change = (known: number) =>
    series.slice(1, known).reduce((sum, value, i) => sum + Math.abs(value - series[i]!), 0) / (known - 1)
  const expected = (2 / change(10) + 1 / change(10) + 1 / change(11) + 1 / change(11) + 2 / change(12)) / 5
  const naive = past.map((one) => one.naive)
  expect(pastScaledError(series, 1, past, naive)).toBeCloseTo(expected, 12)
  expect(() => pastScaledError(series, 1, [], [])).toThrow('empty')
})

describe('the choice of method', () => {
  test.each([
    [
      'clearly worse than naive, and drift better',
      { origins: 3, combination: 1.3, drift: 1.1, naive: 1 },
      'random-walk-with-drift',
    ],
    ['worse by a quarter, no more', { origins: 3, combination: 1.25, drift: 1.1, naive: 1 }, 'combination'],
    ['somewhat worse', { origins: 6, combination: 1.2, drift: 1.1, naive: 1 }, 'combination'],
    ['two origins', { origins: 2, combination: 5, drift: 1, naive: 1 }, 'combination'],
    ['drift as bad', { origins: 6, combination: 1.3, drift: 1.3, naive: 1 }, 'combination'],
    ['better than naive', { origins: 6, combination: 0.5, drift: 0.4, naive: 1 }, 'combination'],
  ] as const)('%s', (_, errors, method) => expect(chooseMethod(errors)).toBe(method))
})
