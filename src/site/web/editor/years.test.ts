import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readYear } from './years.ts'

test.for<[typed: string, year: number | null]>([
  ['2031', 2031],
  [' 2031 ', 2031],
  ['203', null],
  ['', null],
  ['-5', null],
  ['-2031', null],
  ['0203', null],
  ['20311', null],
  ['1e999', null],
  ['2031.5', null],
  ['soon', null],
  ['NaN', null],
])('of %j the year is %j', ([typed, year]) => {
  expect(readYear(typed)).toBe(year)
})

test('on the way to any year, its digits pass through no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), (year) => {
      const typed = String(year)
      const onTheWay = [1, 2, 3].map((length) => readYear(typed.slice(0, length)))
      return onTheWay.every((one) => one === null) && readYear(typed) === year
    }),
  )
})
