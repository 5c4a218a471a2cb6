import { expect, test } from 'vitest'
import { joined, openWays, type Seen } from './ways.ts'
import type { Page } from './statements.ts'

const seen = (at: number, length: number, found: number): Seen => ({ at, length, found })

test('spans that held few together are one', () => {
  expect(joined([seen(0, 1, 0), seen(1, 4, 100), seen(5, 16, 400), seen(21, 64, 300)], 1000)).toEqual([
    { at: 0, length: 21 },
    { at: 21, length: 64 },
  ])
})

test('a step that held too many stays one, with the ids it was found by', () => {
  const ids = [{ at: 0, length: 5 }]
  expect(joined([seen(0, 1, 1), { ...seen(1, 1, 1000), isDense: true, ids }, seen(2, 1, 1)], 1000)).toEqual([
    { at: 0, length: 1 },
    { at: 1, length: 1, isDense: true, ids },
    { at: 2, length: 1 },
  ])
})

test('the last is asked for in part where it held many', () => {
  expect(joined([seen(0, 3, 600), seen(3, 10, 501)], 1000)).toEqual([
    { at: 0, length: 3 },
    { at: 3, length: 3 },
  ])
})

test('first pages are kept by what is asked, in which order and how many; and no others', () => {
  const ways = openWays()
  const page: Page = {
    filters: { kind: [], category: [], tag: ['climate'], status: [] },
    sort: 'horizon',
    today: '2026-11-29',
    place: null,
    most: 25,
  }
  const later = { ...page, place: { key: '2030', id: '1' } }
  ways.keep(page, { isSoon: false })
  ways.keep(later, { isSoon: true })
  expect(ways.find({ ...page, today: '2026-11-30' })).toEqual({ isSoon: false })
  const others = [later, { ...page, most: 24 }, { ...page, sort: 'newest' as const }]
  expect(others.map((other) => ways.find(other))).toEqual([undefined, undefined, undefined])
})
