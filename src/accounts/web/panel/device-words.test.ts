import { expect, test } from 'vitest'
import { inOrder, sayMore, saySince } from './device-words.ts'

const device = (id: string, since: string, usedAt = since, isHere = false) => ({ id, since, usedAt, isHere })

test('this one stands first, the others by when they were signed in, whichever was used last', () => {
  const old = device('1', '2026-11-20T09:00:00.000Z', '2026-11-22T18:00:00.000Z')
  const here = device('2', '2026-11-21T09:00:00.000Z', '2026-11-22T17:00:00.000Z', true)
  const late = device('3', '2026-11-22T09:00:00.000Z', '2026-11-22T09:10:00.000Z')
  const names = (devices: (typeof here)[]) => inOrder(devices).map(({ id }) => id)
  expect(names([old, here, late])).toEqual(['2', '3', '1'])
  expect(names([late, old, here])).toEqual(['2', '3', '1'])
})

test.each([
  ['UTC', 'since 21 Nov 2026 at 23:30, last used today at 08:05'],
  ['Asia/Tokyo', 'since today at 08:30, last used today at 17:05'],
  ['America/New_York', 'since 21 Nov 2026 at 18:30, last used today at 03:05'],
])('since when and when last used is told to the minute, by the clock of a reader in %s', (zone, words) => {
  const told = device('1', '2026-11-21T23:30:00.000Z', '2026-11-22T08:05:00.000Z')
  expect(saySince(told, new Date('2026-11-22T09:00:00.000Z'), zone)).toBe(words)
})

test('of those that are not shown it is said how many they are, and what ends them', () => {
  expect(sayMore(1)).toBe('And 1 more, last used before these. “Sign out everywhere else” ends that one too.')
  expect(sayMore(12)).toBe('And 12 more, last used before these. “Sign out everywhere else” ends those too.')
})
