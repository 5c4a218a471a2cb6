/** When sources are looked at: as often as they publish, spread over the day, later and later where they fail. */
import { expect, test } from 'vitest'
import { nextLook, nextTry, placeOf, retryAfterOf } from './schedule.ts'

const now = new Date('2026-11-22T10:00:00Z')
const day = 86_400_000
const days = (at: Date | null) => at && (at.getTime() - now.getTime()) / day

test.each([
  ['daily', 1],
  ['weekly', 7],
  ['monthly', 30],
] as const)('a %s one is looked at within its period, each at its own time', (every, most) => {
  const times = Array.from(
    { length: 60 },
    (_, i) => days(nextLook({ every, now, expectedBy: null, place: placeOf(String(100 + i)) })) ?? 0,
  )
  expect(Math.min(...times)).toBeGreaterThan(0)
  expect(Math.max(...times)).toBeLessThanOrEqual(most)
  expect(new Set(times.map((time) => Math.round(time * 1440))).size).toBeGreaterThan(50)
})

test('a look at the very moment that was set is the only one of its period', () => {
  const places = Array.from({ length: 200 }, (_, i) => placeOf(String(10_000 + i)))
  for (const place of places) {
    const first = nextLook({ every: 'daily', now, expectedBy: null, place })
    const second = nextLook({ every: 'daily', now: first, expectedBy: null, place })
    expect(second.getTime() - first.getTime()).toBe(day)
  }
})

test.each([
  ['2026-11-23', 1, 'daily from two days before'],
  ['2026-10-20', 1, 'daily until 45 days after'],
  ['2026-09-01', 30, 'then as usual'],
  ['2026-12-05', 14, 'and before that once more on the day that it begins'],
])('where a source publishes by %s it is looked at within %i days: %s', (expectedBy, most) => {
  const at = days(nextLook({ every: 'monthly', now, expectedBy, place: 0.9 })) ?? 0
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThanOrEqual(most)
})

test('waits double to a day, with jitter; what a source asks for is obeyed up to a week; what has ended is left alone', () => {
  const again = { code: 'busy' as const, retryAfter: undefined, brokenSince: null, now, random: 1 }
  expect([0, 1, 2, 3].map((tries) => Math.round((days(nextTry({ ...again, tries })) ?? 0) * 1440))).toEqual([
    1, 2, 4, 8,
  ])
  expect(days(nextTry({ ...again, tries: 30 }))).toBe(1)
  expect(days(nextTry({ ...again, tries: 30, random: 0 }))).toBe(0.25)
  expect(days(nextTry({ ...again, tries: 1, random: 0, retryAfter: 0 }))).toBe(1 / 1440)
  expect(days(nextTry({ ...again, tries: 1, retryAfter: 3 * 86_400 }))).toBe(3)
  expect(days(nextTry({ ...again, tries: 1, retryAfter: 30 * 86_400 }))).toBe(7)
  expect(days(nextTry({ ...again, tries: 1, code: 'gone' }))).toBe(null)
  expect(days(nextTry({ ...again, tries: 1, code: 'not-there', brokenSince: new Date(now.getTime() - 8 * day) }))).toBe(
    7,
  )
})

test.each([
  ['120', 120],
  ['Sun, 22 Nov 2026 10:02:00 GMT', 120],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  [undefined, undefined],
])('Retry-After %j is %j seconds', (header, seconds) => expect(retryAfterOf(header, now)).toBe(seconds))
