import { expect, test } from 'vitest'
import { nextTime } from './schedule.ts'

const next = (line: string, after: string) => nextTime(line, new Date(after)).toISOString()

test.for([
  ['*/5 * * * *', '2026-11-22T12:35:00Z', '2026-11-22T12:40:00.000Z'],
  ['*/5 * * * *', '2026-11-22T12:34:59.999Z', '2026-11-22T12:35:00.000Z'],
  ['7 * * * *', '2026-11-22T23:07:00Z', '2026-11-23T00:07:00.000Z'],
  ['23 3 * * *', '2026-12-31T03:23:01Z', '2027-01-01T03:23:00.000Z'],
  ['0 9-17/4,20 * * *', '2026-11-22T13:00:00Z', '2026-11-22T17:00:00.000Z'],
  ['0 0 29 2 *', '2026-01-01T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['30 6 * * 1', '2026-11-22T12:00:00Z', '2026-11-23T06:30:00.000Z'],
  ['0 0 13 * 5', '2026-11-14T00:00:00Z', '2026-11-20T00:00:00.000Z'],
] as const)('%s comes after %s at %s', ([line, after, at]) => {
  expect(next(line, after)).toBe(at)
})

test.for(['* * * *', '60 * * * *', '5-1 * * * *', '*/0 * * * *', 'x * * * *', '0 0 31 2 *'])(
  '"%s" is refused',
  (line) => {
    expect(() => next(line, '2026-01-01T00:00:00Z')).toThrow(/is no|never comes/)
  },
)
