import { expect, test } from 'vitest'
import { drift, naive, naive2, seasonalNaive } from './naive.ts'

test('after 3, 1, 2 come 2, 2', () => expect(naive([3, 1, 2], 2)).toEqual([2, 2]))

test('after 9, 1, 2 with period 2 come 1, 2, 1', () => expect(seasonalNaive([9, 1, 2], 2, 3)).toEqual([1, 2, 1]))

test('the walk with drift goes on by the mean step: after 1, 2, 5 come 7, 9', () =>
  expect(drift([1, 2, 5], 2)).toEqual([7, 9]))

test('Naive2 is the last value where there are no seasons', () =>
  expect(naive2([1, 2, 4, 8, 16, 32, 64], 1, 2)).toEqual([64, 64]))

test('Naive2 keeps the seasons where the 90 % test finds any', () => {
  const series = Array.from({ length: 24 }, (_, i) => (i % 2 ? 3 : 1))
  expect(naive2(series, 2, 3)).toEqual([1, 3, 1])
  expect(naive2([...series, 1], 2, 3)).toEqual([3, 1, 3])
})

test('none ahead, less than a period and a single value are refused', () => {
  expect(() => naive([1], 0)).toThrow('horizon')
  expect(() => naive([], 1)).toThrow('one period of 1')
  expect(() => seasonalNaive([1], 2, 1)).toThrow('one period of 2')
  expect(() => seasonalNaive([1], 0, 1)).toThrow('period')
  expect(() => drift([1], 1)).toThrow('at least 2')
  expect(() => drift([1, 2], 0)).toThrow('horizon')
})
