import { expect, test } from 'vitest'
import { periodEnd } from './periods.ts'

const at = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000

test.for<[from: string, interval: string, n: number, end: string]>([
  ['2026-11-21', 'month', 1, '2026-12-21'],
  ['2026-11-21', 'month', 2, '2027-01-21'],
  ['2027-01-31', 'month', 1, '2027-02-28'],
  ['2027-01-31', 'month', 2, '2027-03-31'],
  ['2028-01-31', 'month', 1, '2028-02-29'],
  ['2028-02-29', 'year', 1, '2029-02-28'],
  ['2028-02-29', 'year', 4, '2032-02-29'],
  ['2026-12-31', 'day', 1, '2027-01-01'],
  ['2026-12-28', 'week', 2, '2027-01-11'],
])('from %s, %s number %i ends on %s', ([from, interval, n, end]) => {
  expect(periodEnd(at(from), { interval, interval_count: 1 }, n)).toBe(at(end))
})

test('two months at a time are counted so', () => {
  expect(periodEnd(at('2026-12-31'), { interval: 'month', interval_count: 2 }, 1)).toBe(at('2027-02-28'))
})
