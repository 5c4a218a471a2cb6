import { expect, test } from 'vitest'
import { endedYear, monthAt } from './months.ts'

test.for<[string, number]>([
  ['2028', 2028],
  ['2028-12', 2028],
  ['2028-06', 2027.5],
  ['2028-12-31', 2028],
])('by the end of %s the year %d is over', ([time, year]) => expect(endedYear(time)).toBe(year))

test('the month before a year is the last of the year before', () => {
  expect(monthAt(2028, 0)).toBe('2027-12')
  expect(monthAt(2028, 12)).toBe('2028-12')
})
