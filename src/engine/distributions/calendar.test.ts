import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { year } from '../units.ts'
import { dateOf, dayAtYear, dayOf, decimalYear } from './calendar.ts'

test('dates are days from 1970 on, and back', () => {
  const cases: [string, number][] = [
    ['1970-01-01', 0],
    ['1970-01-02', 1],
    ['1969-12-31', -1],
    ['2000-02-29', 11016],
    ['2030-12-01', 22249],
    ['0000-01-01', -719528],
    ['0050-03-01', -701206],
    ['9999-12-31', 2932896],
  ]
  for (const [date, day] of cases) {
    expect(dayOf(date)).toBe(day)
    expect(dateOf(day)).toBe(date)
  }
  expect(dateOf(22249.7)).toBe('2030-12-01')
  expect(dateOf(-0.1)).toBe('1969-12-31')
})

test('a decimal year counts the share of its own days', () => {
  expect(decimalYear(22249)).toBeCloseTo(2030.9151, 4)
  expect(decimalYear(dayOf('2024-07-02'))).toBeCloseTo(2024 + 183 / 366, 10)
  expect(decimalYear(dayOf('2030-01-01'))).toBe(2030)
  expect(dayAtYear(year(2030.5))).toBe(22097.5)
  expect(dayAtYear(year(2024.5))).toBe(dayOf('2024-07-02'))
  expect(dayAtYear(year(2030))).toBe(dayOf('2030-01-01'))
})

test('there and back is the same day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -719528, max: 2932896 }), (day) => {
      expect(dayOf(dateOf(day))).toBe(day)
      expect(dayAtYear(decimalYear(day))).toBeCloseTo(day, 6)
      expect(decimalYear(day)).toBeLessThan(decimalYear(day + 0.5))
    }),
  )
})

test('days that are none are refused', () => {
  for (const date of [
    '2030-02-30',
    '2029-02-29',
    '2030-13-01',
    '2030-00-10',
    '9999-12-32',
    '30-1-1',
    '2030-1-01',
    ' 2030-01-01',
    '2030-01-01T00',
    '',
    'never',
  ]) {
    expect(() => dayOf(date)).toThrow(new InvalidInput('date', `must be a day written YYYY-MM-DD, not '${date}'`))
  }
  for (const day of [Number.NaN, Infinity, -719528.5, 2932897, 1e300]) {
    expect(() => dateOf(day)).toThrow(new InvalidInput('day', `must lie in the years 0000 to 9999, not at ${day}`))
    expect(() => decimalYear(day)).toThrow('day must lie')
  }
  expect(() => dayAtYear(Number.NaN as ReturnType<typeof year>)).toThrow('at must be a finite number')
  expect(() => dayAtYear(year(10_000))).toThrow('day must lie in the years 0000 to 9999')
})
