import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNarrowed, type MineQuery, readMine, writeMine } from './mine-query.ts'
import { anySign } from '../../../../test/any-sign.ts'

const kinds = ['prediction', 'trend', 'scenario']
const read = (query: string) => readMine(new URLSearchParams(query), kinds)
const whole: MineQuery = { shelf: 'own', q: '', kind: null, standing: null, sort: null }

test.for<[query: string, read: Partial<MineQuery>]>([
  ['', {}],
  ['shelf=saved&q=rain&sort=title', { shelf: 'saved', q: 'rain', sort: 'title' }],
  ['kind=trend&standing=hidden', { kind: 'trend', standing: 'hidden' }],
  ['shelf=nonsense&kind=nonsense&standing=nonsense&sort=nonsense', {}],
  ['sort=saved', {}],
  ['sort=updated', {}],
  ['shelf=saved&sort=saved', { shelf: 'saved' }],
  ['shelf=saved&sort=updated', { shelf: 'saved', sort: 'updated' }],
  ['shelf=saved&standing=private', { shelf: 'saved' }],
  ['shelf=drafts&q=%20a%20', { shelf: 'drafts', q: 'a' }],
  [`q=${'a'.repeat(300)}`, { q: 'a'.repeat(200) }],
])('?%s is read as %j', ([query, expected]) => expect(read(query)).toEqual({ ...whole, ...expected }))

test('whatever an address holds, what was read and written is read the same', () => {
  const name = fc.constantFrom('shelf', 'q', 'kind', 'standing', 'sort')
  const value = fc.oneof(
    fc.string({ unit: anySign }),
    fc.constantFrom('own', 'saved', 'drafts', 'trend', 'private', 'title', 'updated'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const query = readMine(new URLSearchParams(pairs), kinds)
      expect(read(writeMine(query))).toEqual(query)
    }),
  )
})

test('the whole shelf has the shortest address', () => expect(writeMine(whole)).toBe(''))

test('a search or a filter narrows the list; an order does not', () => {
  expect(isNarrowed({ ...whole, sort: 'title' })).toBe(false)
  expect(isNarrowed({ ...whole, q: 'a' })).toBe(true)
  expect(isNarrowed({ ...whole, standing: 'hidden' })).toBe(true)
})
