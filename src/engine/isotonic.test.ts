import fc from 'fast-check'
import { expect, test } from 'vitest'
import { risingNearest } from './isotonic.ts'

const lists = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { maxLength: 12 })
const sum = (all: number[]) => all.reduce((total, value) => total + value, 0)

test('the nearest rising values of worked cases', () => {
  expect(risingNearest([1, 3, 2, 4])).toEqual([1, 2.5, 2.5, 4])
  expect(risingNearest([3, 2, 1])).toEqual([2, 2, 2])
  expect(risingNearest([1, 4, 4, 1])).toEqual([1, 3, 3, 3])
  expect(risingNearest([0.1, 0.1, 0.3])).toEqual([0.1, 0.1, 0.3])
  expect(risingNearest([])).toEqual([])
})

test('they never fall, keep the sum, and no other rising values are nearer', () => {
  fc.assert(
    fc.property(lists, lists, (values, others) => {
      const nearest = risingNearest(values)
      nearest.forEach((value, i) => expect(value).toBeGreaterThanOrEqual(nearest[i - 1] ?? -Infinity))
      expect(sum(nearest)).toBeCloseTo(sum(values), 9)
      const distance = (all: number[]) => sum(values.map((value, i) => (value - all[i]!) ** 2))
      const rising = values.map((value, i) => others[i] ?? value).toSorted((a, b) => a - b)
      expect(distance(nearest)).toBeLessThanOrEqual(distance(rising) + 1e-9)
    }),
  )
})
