import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '../category-titles.ts'
import { countFilters, readShelf, shelfViews, sortOf, wholeShelf, writeShelf } from './shelf.ts'
import { sorts } from './sorts.ts'
import { statuses } from '../status-words.ts'

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const read = (query: string) => readShelf(new URLSearchParams(query), ['prediction', 'trend', 'scenario'])

test('an address without a query shows everything', () => {
  expect(read('')).toEqual({ ...wholeShelf })
  expect(writeShelf(wholeShelf)).toBe('')
})

test('filters given together, with commas or one by one, mean the same', () => {
  expect(read('kind=trend,scenario')).toEqual(read('kind=trend&kind=scenario'))
  expect(read('kind=trend&kind=trend').kind).toEqual(['trend'])
  expect(read('tag=water,air&status=open,closed')).toEqual(read('status=closed,open&tag=air,water'))
})

test('what means nothing is left out: the link still opens', () => {
  const odd = read(
    'kind=rumour&category=magic&status=maybe&tag=Not%20A%20Tag&from=soon&to=99999&sort=best&data=some&view=globe&utm_source=letter&q=+',
  )
  expect(odd).toEqual({ ...wholeShelf })
  expect(writeShelf(odd)).toBe('')
})

test('equal views have equal addresses', () => {
  expect(writeShelf(read('to=2040&kind=trend&category=social&kind=prediction&q=heat'))).toBe(
    writeShelf(read('q=heat&category=social&kind=prediction,trend&to=2040&fbclid=1')),
  )
})

test('what is written is read again', () => {
  const shelf = fc.record({
    q: maybe(
      fc
        .string({ minLength: 1, maxLength: 200 })
        .map((text) => text.trim())
        .filter(Boolean),
    ),
    kind: fc.subarray(['prediction', 'scenario', 'trend']),
    category: fc.subarray([...categories].toSorted()),
    tag: fc.subarray(['air', 'solar-power']),
    status: fc.subarray([...statuses].toSorted()),
    family: maybe(fc.constantFrom('carbon-2040', 'x')),
    linked: maybe(fc.constant('trend/131')),
    data: maybe(fc.constant('measured' as const)),
    from: maybe(fc.integer({ min: 1900, max: 2200 })),
    to: maybe(fc.integer({ min: 1900, max: 2200 })),
    sort: maybe(fc.constantFrom(...sorts)),
    view: fc.constantFrom(...shelfViews),
    cursor: maybe(fc.constantFrom('eyJhIjoxfQ', 'a+b/c=')),
  })
  fc.assert(
    fc.property(shelf, (one) => {
      expect(read(writeShelf(one))).toEqual(one)
    }),
  )
})

test.each([
  ['view=map&item=trend/131', 'view=map&item=trend/131'],
  ['view=map&item=rumour/131', 'view=map'],
  ['view=map&item=trend/0131', 'view=map'],
  ['view=map&item=131', 'view=map'],
  ['view=table&item=trend/131', 'view=table'],
  ['view=radar&as=list&since=2026-12-01', 'view=radar&as=list&since=2026-12-01'],
  ['since=2026-06-01&edition=2026-09-01&view=radar', 'view=radar&edition=2026-09-01&since=2026-06-01'],
  ['view=radar&edition=newest', 'view=radar'],
  ['view=radar&as=song&since=2026', 'view=radar'],
  ['view=map&as=list&since=2026-12-01', 'view=map'],
])('what only one view has is kept by that one: %j is read as %j', (query, written) => {
  expect(writeShelf(read(query))).toBe(written)
})

test('searched words are not counted as a filter, everything else is', () => {
  expect(countFilters(read('q=heat&sort=newest&view=table'))).toBe(0)
  expect(
    countFilters(
      read('kind=trend,scenario&category=social&tag=air&status=open&family=x&linked=trend/1&from=2030&to=2040'),
    ),
  ).toBe(9)
})

test('half a character, as a broken keyboard sends it, breaks no address', () => {
  expect(writeShelf({ q: 'heat \ud83d' })).toBe('q=heat+%EF%BF%BD')
})

test.each([
  ['', 'newest'],
  ['q=heat', 'relevance'],
  ['view=timeline&q=heat', 'horizon'],
  ['view=timeline&sort=saved', 'saved'],
  ['view=timeline&sort=relevance', 'horizon'],
  ['view=map', 'linked'],
  ['view=map&q=heat', 'relevance'],
])('the list of %j is ordered by %s', (query, order) => {
  const shelf = read(query)
  expect(sortOf(shelf, shelf.sort)).toBe(order)
})
