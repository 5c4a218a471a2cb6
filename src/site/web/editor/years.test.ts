import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readYear } from './years.ts'

test.for<[typed: string, year: number | null, digits: string]>([
  ['2031', 2031, '2031'],
  [' 2031 ', 2031, '2031'],
  ['203', null, '203'],
  ['', null, ''],
  ['-5', null, '5'],
  ['0203', null, '0203'],
  ['20311', 2031, '2031'],
  ['soon', null, ''],
  ['NaN', null, ''],
])('of %j the year is %j, and %j stays in the field', ([typed, year, digits]) => {
  expect(readYear(typed)).toEqual({ year, digits })
})

test('on the way to any year, its digits pass through no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), (year) => {
      const typed = String(year)
      const onTheWay = [1, 2, 3].map((length) => readYear(typed.slice(0, length)).year)
      return onTheWay.every((one) => one === null) && readYear(typed).year === year
    }),
  )
})
