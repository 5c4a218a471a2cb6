import { expect, test } from 'vitest'
import { logOddsSpread } from './forecasters-spread.ts'

test('the spread of forecasters is the standard deviation of their log-odds', () => {
  expect(logOddsSpread([0.5, 0.75])).toBeCloseTo(Math.log(3) / Math.SQRT2, 12)
  expect(logOddsSpread([0.3, 0.3, 0.3])).toBe(0)
  expect(logOddsSpread([0, 1])).toBe(logOddsSpread([0.01, 0.99]))
  expect(logOddsSpread([0.2, 0.5, 0.9])).toBeCloseTo(logOddsSpread([0.8, 0.5, 0.1]) as number, 12) // two or more: a number
  expect(logOddsSpread([0.5])).toEqual({ refused: 'too-few-forecasts' })
  expect(logOddsSpread([])).toEqual({ refused: 'too-few-forecasts' })
  expect(() => logOddsSpread([0.5, 1.5])).toThrow('forecasts[1] must lie between 0 and 1')
})
