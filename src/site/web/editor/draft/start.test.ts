import { expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import type { LocalDraft } from './draft-box.ts'
import { findStart } from './start.ts'
import { blank, form, givenBox, givenCaller, item, today } from '../../../../../test/analyses/writing.ts'

const kept = {
  id: 'd1',
  kind: 'thing',
  itemId: null as string | null,
  base: null as number | null,
  title: 'Kept',
  updatedAt: '2026-11-21T09:00:00.000Z',
  entry: { ...blank, title: 'Kept' },
  faults: [{ field: 'summary', reason: 'is missing' }],
}
const local: LocalDraft = {
  id: 'd1',
  kind: 'thing',
  itemId: null,
  version: null,
  entry: { ...blank, title: 'Here' },
  at: '2026-11-21T10:00:00.000Z',
  owner: null,
  base: null,
}
const own = {
  isOwn: true,
  isSaved: false,
  isFollowed: false,
  isReported: false,
  standing: 'private',
  hidden: null,
  draft: null as string | null,
}
const throws = (error: Error) => () => {
  throw error
}
const none = throws(new Refusal('draft-not-found'))

type Given = {
  me?: string | null
  draftId?: string | null
  itemId?: string | null
  here?: LocalDraft[]
  answers?: Parameters<typeof givenCaller>[0]
}

function start({ me = 'ada', draftId = null, itemId = null, here = [], answers = {} }: Given) {
  const box = givenBox()
  for (const draft of here) box.keep(draft)
  const { call, calls } = givenCaller(answers)
  const found = findStart({ call, box, today, me }, { kind: 'thing', form, itemId, draftId })
  return { found, calls, box }
}

test('a new item starts with an empty form and asks nobody', async () => {
  const { found, calls } = start({ me: null })
  expect(await found).toMatchObject({ is: 'ready', entry: blank, item: null, isUnkept: false })
  expect(calls).toEqual([])
})

test('a visitor goes on with what lies in this browser, and so does whoever signs in then', async () => {
  for (const me of [null, 'ada']) {
    const { found, calls } = start({ me, draftId: 'd1', here: [local] })
    // oxlint-disable-next-line no-await-in-loop
    expect(await found).toMatchObject({ is: 'ready', entry: { title: 'Here' }, isUnkept: true, other: null })
    expect(calls).toEqual([])
  }
})

test.for<[string, Given, string]>([
  ['a visitor asks for a draft that lies elsewhere', { me: null, draftId: 'd1' }, 'sign-in'],
  [
    'a visitor asks for a draft that is an account’s',
    { me: null, draftId: 'd1', here: [{ ...local, owner: 'ada' }] },
    'sign-in',
  ],
  [
    'somebody asks for another’s draft',
    { me: 'bob', draftId: 'd1', here: [{ ...local, owner: 'ada' }], answers: { findDraft: none } },
    'missing',
  ],
  ['a draft is gone', { draftId: 'd1', answers: { findDraft: none } }, 'missing'],
  [
    'a draft is of another kind',
    { draftId: 'd1', answers: { findDraft: () => ({ draft: { ...kept, kind: 'other' } }) } },
    'missing',
  ],
  [
    'the address holds no draft’s id',
    { draftId: 'x', answers: { findDraft: throws(new Refusal('invalid-input')) } },
    'missing',
  ],
  [
    'the server cannot be reached',
    { draftId: 'd1', answers: { findDraft: throws(new TypeError('Failed to fetch')) } },
    'failed',
  ],
  ['a session has ended', { draftId: 'd1', answers: { findDraft: throws(new Refusal('session-ended')) } }, 'sign-in'],
  ['a visitor wants to revise', { me: null, itemId: '7' }, 'sign-in'],
  [
    'the item is not theirs',
    { itemId: '7', answers: { findItem: () => ({ item }), findStanding: () => ({ ...own, isOwn: false }) } },
    'not-yours',
  ],
  [
    'there is no such item',
    {
      itemId: '7',
      answers: { findItem: throws(new Refusal('item-not-found')), findStanding: throws(new Refusal('item-not-found')) },
    },
    'missing',
  ],
])('where %s no form opens', async ([, given, is]) => expect(await start(given).found).toMatchObject({ is }))

test('a draft of the server opens with what it still lacks', async () => {
  const { found } = start({ draftId: 'd1', answers: { findDraft: () => ({ draft: kept }) } })
  expect(await found).toMatchObject({
    is: 'ready',
    entry: { title: 'Kept' },
    faults: kept.faults,
    base: kept.updatedAt,
    isUnkept: false,
  })
})

test('changes that only this browser has go before the server’s draft; where that changed elsewhere, it is at hand', async () => {
  const answers = { findDraft: () => ({ draft: kept }) }
  const { found } = start({ draftId: 'd1', here: [{ ...local, owner: 'ada', base: kept.updatedAt }], answers })
  expect(await found).toMatchObject({ entry: { title: 'Here' }, isUnkept: true, other: null })
  const later = start({ draftId: 'd1', here: [{ ...local, owner: 'ada', base: '2026-11-20T09:00:00.000Z' }], answers })
  expect(await later.found).toMatchObject({
    entry: { title: 'Here' },
    other: { entry: { title: 'Kept' }, version: null },
  })
})

test('a draft in this browser opens though the server cannot be reached', async () => {
  const answers = { findDraft: throws(new TypeError('Failed to fetch')) }
  const { found } = start({ draftId: 'd1', here: [{ ...local, owner: 'ada', base: kept.updatedAt }], answers })
  expect(await found).toMatchObject({ is: 'ready', entry: { title: 'Here' } })
})

test('an item opens as it was written, from its version', async () => {
  const { found } = start({ itemId: '7', answers: { findItem: () => ({ item }), findStanding: () => own } })
  expect(await found).toMatchObject({
    is: 'ready',
    version: 3,
    standing: 'private',
    entry: { title: 'Rain in spring', size: 4, body: 'Text' },
  })
})

test.for<[base: number | null, version: number]>([
  [3, 3],
  [2, 2],
  [null, 1],
])(
  'a draft of a revision that began with version %s goes on from %s, whatever stands now, so that saving asks',
  async ([base, version]) => {
    const answers = {
      findItem: () => ({ item }),
      findStanding: () => ({ ...own, draft: 'd1' }),
      findDraft: () => ({ draft: { ...kept, itemId: '7', base } }),
    }
    expect(await start({ itemId: '7', answers }).found).toMatchObject({ version, entry: { title: 'Kept' } })
  },
)

test('one item begun in two browsers is one draft from then on', async () => {
  const mine = { ...local, id: 'd2', itemId: '7', version: 3, owner: 'ada' }
  const answers = {
    findItem: () => ({ item }),
    findStanding: () => ({ ...own, draft: 'd1' }),
    findDraft: () => ({ draft: { ...kept, itemId: '7', base: 2 } }),
  }
  const { found, box } = start({ itemId: '7', here: [mine], answers })
  expect(await found).toMatchObject({
    draftId: 'd1',
    version: 3,
    entry: { title: 'Here' },
    other: { entry: { title: 'Kept' }, version: 2 },
  })
  expect(box.list().map(({ id }) => id)).toEqual(['d1'])
})
