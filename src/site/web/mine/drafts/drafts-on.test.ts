import { expect, test } from 'vitest'
import type { LocalDraft } from '../../editor/draft/draft-box.ts'
import { draftsOn } from './drafts-on.ts'

const kept = { id: 'd1', kind: 'trend', itemId: null, title: 'Rain in spring', updatedAt: '2026-11-20T10:00:00.000Z' }
const local: LocalDraft = {
  id: 'd2',
  kind: 'prediction',
  itemId: null,
  version: null,
  entry: { title: 'Snow' },
  at: '2026-11-21T10:00:00.000Z',
  owner: null,
  base: null,
}
const all: Parameters<typeof draftsOn>[0] = { kept: [kept], local: [local], me: 'ada', query: { q: '', kind: null } }
const ids = (given: Partial<typeof all>) => draftsOn({ ...all, ...given }).map(({ id }) => id)

test('drafts of the server and of this browser stand together, the last changed first', () => {
  expect(draftsOn(all)).toMatchObject([
    { id: 'd2', title: 'Snow', isHereOnly: true },
    { id: 'd1', title: 'Rain in spring', isHereOnly: false },
  ])
})

test('a draft that lies in both is listed once', () => {
  expect(ids({ local: [{ ...local, id: 'd1' }] })).toEqual(['d1'])
})

test('nobody sees what somebody else began in this browser', () => {
  expect(ids({ local: [{ ...local, owner: 'bob' }] })).toEqual(['d1'])
})

test.for<[string, string | null, string[]]>([
  ['spring rain', null, ['d1']],
  ['SNOW', null, ['d2']],
  ['', 'trend', ['d1']],
  ['snow', 'trend', []],
])('of these, "%s" of the kind %s finds %j', ([q, kind, found]) => expect(ids({ query: { q, kind } })).toEqual(found))
