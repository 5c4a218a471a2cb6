import { expect, test } from 'vitest'
import { isDay } from './dates.ts'

test.for(['2026-11-22', '2028-02-29', '0050-01-01', '2300-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.for([
  '',
  '2026',
  '2026-11',
  '2026-2-28',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-22T10:00:00Z',
  'tomorrow',
  ' 2026-11-22',
])('"%s" is none', (text) => {
  expect(isDay(text)).toBe(false)
})
