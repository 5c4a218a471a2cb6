import { expect, test } from 'vitest'
import { hoursOf } from './hours.ts'

const none = { failed: 0, mailsSent: 0, mailsFailed: 0, refusedSignIns: 0, tokens: 0, cents: 0 }
const step = (at: string, answers: number, more = {}) => ({
  at: `2026-11-29T${at}:00.000Z`,
  answers,
  memoryBytes: 1,
  databaseBytes: 1,
  ...none,
  ...more,
})

test('two half hours are an hour, the latest comes first, and one without its other half is there too', () => {
  const hours = hoursOf([
    step('08:30', 1),
    step('09:00', 2, { mailsFailed: 3, cents: 0.5 }),
    step('09:30', 4, { mailsFailed: 1, cents: 0.25 }),
  ])
  expect(hours?.map(({ at, answers, mailsFailed, cents }) => [at, answers, mailsFailed, cents])).toEqual([
    ['2026-11-29T09:00:00.000Z', 6, 4, 0.75],
    ['2026-11-29T08:00:00.000Z', 1, 0, 0],
  ])
})

test('what is not known stays unknown', () => {
  expect(hoursOf(null)).toBeNull()
})
