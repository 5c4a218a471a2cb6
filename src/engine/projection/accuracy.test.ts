import { expect, test } from 'vitest'
import { coverage, meanAbsoluteError, meanChange, scaledIntervalScore, symmetricPercentageError } from './accuracy.ts'

test.each([
  [[1], [3], 100],
  [[1, 1], [3, 1], 50],
  [[-1], [1], 200],
  [[0], [0], 0],
  [[1e300], [1e300], 0],
])('sMAPE of truth %j and forecast %j is %f', (truth, forecast, expected) => {
  expect(symmetricPercentageError(truth, forecast)).toBe(expected)
})

test('the mean absolute error of 1, 2 forecast as 2, 4 is 1.5', () =>
  expect(meanAbsoluteError([1, 2], [2, 4])).toBe(1.5))

test('the mean change of 1, 2, 4 is 1.5, over two values 3', () => {
  expect(meanChange([1, 2, 4], 1)).toBe(1.5)
  expect(meanChange([4, 2, 1], 1)).toBe(1.5)
  expect(meanChange([1, 2, 4], 2)).toBe(3)
})

test.each([
  [5, 13],
  [0, 13],
  [1, 3],
  [4, 3],
  [2.5, 3],
])('the interval 1 to 4 at level .8 scores, with the truth %f, %f', (truth, expected) => {
  expect(scaledIntervalScore([truth], [{ low: 1, high: 4 }], 0.8, 1)).toBeCloseTo(expected, 9)
  expect(scaledIntervalScore([truth], [{ low: 1, high: 4 }], 0.8, 2)).toBeCloseTo(expected / 2, 9)
})

test('coverage counts the ends as inside', () => {
  const interval = { low: 1, high: 4 }
  expect(coverage([0.9, 1, 4, 4.1], [interval, interval, interval, interval])).toBe(0.5)
})

test('nothing, lengths that differ and what is no number are refused', () => {
  expect(() => symmetricPercentageError([], [])).toThrow('empty')
  expect(() => symmetricPercentageError([1], [])).toThrow('forecast must have the length of truth, 1, not 0')
  expect(() => meanAbsoluteError([1], [1, 2])).toThrow('forecast')
  expect(() => scaledIntervalScore([1], [], 0.95, 1)).toThrow('intervals')
  expect(() => coverage([1], [])).toThrow('intervals')
  expect(() => meanAbsoluteError([Number.NaN], [1])).toThrow('truth[0]')
  expect(() => meanChange([1], 1)).toThrow('longer than one period of 1')
  expect(() => meanChange([1, 2], 0)).toThrow('period')
  expect(() => meanChange([1, Number.NaN], 1)).toThrow('series[1]')
})
