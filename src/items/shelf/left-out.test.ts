import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { leftOutOf, sayLeftOut } from './left-out.ts'
import { readShelf } from './shelf.ts'

const kinds = ['prediction', 'trend', 'scenario']
function leftOut(query: string) {
  const search = new URLSearchParams(query)
  return leftOutOf(search, readShelf(search, kinds))
}

test.each([
  ['category=nonsense', '“nonsense” is no category that is known here and was left out.'],
  ['kind=trend,rumour', '“rumour” is no kind that is known here and was left out.'],
  ['tag=Not+A+Tag', '“Not A Tag” is no tag that is known here and was left out.'],
  ['status=maybe', '“maybe” is no status that is known here and was left out.'],
  ['from=soon', '“soon” is no year to begin with that is known here and was left out.'],
  ['to=99999', '“99999” is no year to end with that is known here and was left out.'],
  ['data=some', '“some” is no way to filter by data that is known here and was left out.'],
  ['sort=best', '“best” is no order that is known here and was left out.'],
  ['view=globe', '“globe” is no view that is known here and was left out.'],
  ['view=map&item=rumour/1', '“rumour/1” is no item that is known here and was left out.'],
  ['view=radar&as=song', '“song” is no way to draw the radar that is known here and was left out.'],
  ['view=radar&edition=2026-13-01', '“2026-13-01” is no day of an edition that is known here and was left out.'],
  ['view=radar&since=2026', '“2026” is no day of an edition that is known here and was left out.'],
  ['category=%E2%80%AEabc%00', '“abc” is no category that is known here and was left out.'],
  ['colour=red', '“colour” is no filter that is known here and was left out.'],
])('of %j it is said what was left out', (query, said) => {
  expect(leftOut(query).map(sayLeftOut)).toEqual([said])
})

test.each([
  '',
  'q=heat&kind=trend,scenario&category=social&tag=air&status=open&family=x&linked=trend/131&data=measured&from=2030&to=2040&sort=title&view=table',
  'kind=&category=&from=&q=+&sort=',
  'utm_source=letter&fbclid=1&gclid=2',
  'view=map&item=trend/131',
  'view=table&item=trend/131',
  'sort=relevance',
])('of %j nothing was left out', (query) => {
  expect(leftOut(query)).toEqual([])
})

test('an address that is read again leaves out the same, however much nonsense it was, and is not longer for more', () => {
  const name = fc.oneof(
    fc.constantFrom(
      'q',
      'kind',
      'category',
      'tag',
      'family',
      'from',
      'sort',
      'view',
      'item',
      'since',
      'edition',
      'as',
      'x',
    ),
    fc.string({ maxLength: 90 }),
  )
  const value = fc.oneof(
    fc.string({ maxLength: 220, size: 'max' }),
    fc.constantFrom(
      'trend,prediction',
      'water,air',
      'radar',
      'map',
      'list',
      'trend/131',
      '2040',
      '2026-09-01',
      'title',
    ),
  )
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 12 })
  fc.assert(
    fc.property(pairs, (given) => {
      const asked = new URLSearchParams(given)
      const shelf = readShelf(asked, kinds)
      const first = leftOutOf(asked, shelf)
      const again = new URLSearchParams(paths.allStuffAsked(shelf, first).split('?')[1])
      expect(readShelf(again, kinds)).toEqual(shelf)
      expect(leftOutOf(again, shelf)).toEqual(first)
      expect(first.length).toBeLessThanOrEqual(5)
    }),
  )
})
