import { expect, test } from 'vitest'
import { backupsWithWal, outdatedBackups } from './retention.ts'

const now = new Date('2026-11-29T12:00:00Z') // a Sunday
const nightly = (nights: number) =>
  Array.from({ length: nights }, (_, i) => new Date(Date.parse('2026-11-29T03:00:00Z') - i * 86_400_000))
const keptOf = (begun: Date[]) => {
  const outdated = new Set(outdatedBackups(begun, now))
  return begun.filter((time) => !outdated.has(time)).map((time) => time.toISOString().slice(0, 10))
}

test('of a year and a half of nights a week, four weeks and twelve months are kept', () => {
  expect(keptOf(nightly(550))).toEqual([
    '2026-11-29',
    '2026-11-28',
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
})

test('where no backup was made for a long time, those that there are stay as long as nothing newer replaces them', () => {
  const old = [new Date('2019-03-01T00:00:00Z')]
  expect(outdatedBackups(old, now)).toEqual([])
  expect(outdatedBackups([], now)).toEqual([])
})

test('what was pruned each night is what would be pruned at once', () => {
  let left: Date[] = []
  for (const made of nightly(400).toReversed()) {
    left = [...left, made]
    const outdated = new Set(outdatedBackups(left, made))
    left = left.filter((time) => !outdated.has(time))
  }
  expect(left.toReversed().map((time) => time.toISOString().slice(0, 10))).toEqual(keptOf(nightly(400)))
})

test('WAL is needed by the backups of the last days, or by the newest of all', () => {
  expect(backupsWithWal(nightly(30), now)).toEqual(nightly(7))
  expect(backupsWithWal([new Date('2019-03-01'), new Date('2019-04-01')], now)).toEqual([new Date('2019-04-01')])
  expect(backupsWithWal([], now)).toEqual([])
})
