/** When a series is late: counted from the end of its newest value, by how often it comes. */
import { expect, test } from 'vitest'
import { isLate } from './late.ts'

test.each([
  ['yearly', '2024', '2026-07-02', '2026-07-03'],
  ['quarterly', '2026-Q1', '2026-10-30', '2026-10-31'],
  ['quarterly', '2025-Q4', '2026-08-01', '2026-08-02'],
  ['monthly', '2026-07', '2026-10-14', '2026-10-15'],
] as const)('of %s values %s is new enough on %s, and late on %s', (frequency, newest, last, late) => {
  expect([last, late].map((day) => isLate(newest, frequency, new Date(`${day}T00:00:00Z`)))).toEqual([false, true])
})
