import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ShelfName, shelves } from '#items/mine/words.ts'
import { isNarrowed, type MineQuery, readMine, writeMine } from './mine-query.ts'
import { anySign } from '../../../../test/nonsense/any-sign.ts'

const kinds = ['prediction', 'trend', 'scenario']
const read = (query: string, shelf: ShelfName = 'own') => readMine(new URLSearchParams(query), shelf, kinds)
const whole: MineQuery = { q: '', kind: null, standing: null, sort: null }

test.for<[query: string, shelf: ShelfName, read: Partial<MineQuery>]>([
  ['', 'own', {}],
  ['tab=saved&q=rain&sort=title', 'saved', { q: 'rain', sort: 'title' }],
  ['kind=trend&standing=hidden', 'own', { kind: 'trend', standing: 'hidden' }],
  ['kind=nonsense&standing=nonsense&sort=nonsense', 'own', {}],
  ['sort=saved', 'own', {}],
  ['sort=updated', 'own', {}],
  ['sort=saved', 'saved', {}],
  ['sort=updated', 'saved', { sort: 'updated' }],
  ['standing=private', 'saved', {}],
  ['q=%20a%20', 'own', { q: 'a' }],
  [`q=${'a'.repeat(300)}`, 'own', { q: 'a'.repeat(200) }],
])('?%s of %s is read as %j', ([query, shelf, expected]) =>
  expect(read(query, shelf)).toEqual({ ...whole, ...expected }),
)

test('whatever an address holds, what was read and written is read the same', () => {
  const name = fc.constantFrom('tab', 'q', 'kind', 'standing', 'sort')
  const value = fc.oneof(
    fc.string({ unit: anySign }),
    fc.constantFrom('own', 'saved', 'trend', 'private', 'title', 'updated'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), fc.constantFrom(...shelves), (pairs, shelf) => {
      const query = readMine(new URLSearchParams(pairs), shelf, kinds)
      expect(read(writeMine(query, shelf), shelf)).toEqual(query)
    }),
  )
})

test('the whole shelf has the shortest address', () => expect(writeMine(whole, 'own')).toBe(''))

test('a search or a filter narrows the list; an order does not', () => {
  expect(isNarrowed({ ...whole, sort: 'title' })).toBe(false)
  expect(isNarrowed({ ...whole, q: 'a' })).toBe(true)
  expect(isNarrowed({ ...whole, standing: 'hidden' })).toBe(true)
})
