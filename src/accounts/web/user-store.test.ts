import { describe, expect, test } from 'vitest'
import { uselessStorages, workingStorage } from '../../../test/given/storage.ts'
import type { UserRecord } from '../user.ts'
import { createUserStore } from './user-store.ts'

const record: UserRecord = {
  _id: '7',
  iamId: 'uid-of-ada',
  email: 'ada@lovelace.example',
  emailVerified: true,
  name: 'Ada Lovelace',
  nickname: null,
  photoUrl: null,
  mailsReports: true,
  mailsNotices: false,
  publicName: null,
  isOnLeaderboards: false,
  hidesCrowd: false,
  predictions: [],
  scenarios: [],
  trends: [],
  membershipStatus: 'guest',
  analysisBudget: 0,
  analysisTrendBudget: 8,
  isOperator: false,
  author: 'Ada Lovelace',
}
const fourEntries = {
  membershipStatus: 'member',
  membershipStatusTimestamp: '2026-11-20T08:00:00.000Z',
  analysisBudget: '9',
  analysisTrendBudget: '47',
}
const now = () => new Date('2026-11-21T09:30:00.000Z')

function given(stored: Record<string, string> = {}) {
  const browser = workingStorage(stored)
  const store = createUserStore(browser.storage, now)
  store.load()
  return { store, ...browser }
}
const budgetsOf = (store: ReturnType<typeof given>['store']) => {
  const { membershipStatus, analysisBudget, analysisTrendBudget } = store.getSnapshot()
  return [membershipStatus, analysisBudget, analysisTrendBudget]
}

test('R23 a visitor is a guest with no analyses and eight trend analyses', () => {
  const { store } = given(fourEntries)
  expect(store.getSnapshot()).toMatchObject({ status: 'visitor', user: null, isLoggedIn: false, displayName: 'User' })
  expect(budgetsOf(store)).toEqual(['guest', 0, 8])
})

test.each([
  ['uid-of-ada', true],
  ['', false],
])('R21 a user with the iamId "%s" is logged in: %s', (iamId, isLoggedIn) => {
  const { store } = given()
  store.set({ ...record, iamId })
  expect(store.getSnapshot().isLoggedIn).toBe(isLoggedIn)
})

test.each([
  [{ nickname: 'Countess', name: 'Ada Lovelace', email: 'ada@lovelace.example' }, 'Countess'],
  [{ nickname: null, name: 'Ada Lovelace', email: 'ada@lovelace.example' }, 'Ada Lovelace'],
  [{ nickname: '', name: null, email: 'ada@lovelace.example' }, 'ada'],
  [{ nickname: null, name: null, email: null }, 'User'],
])('R22 %o is shown as %s', (names, shown) => {
  const { store } = given()
  store.set({ ...record, ...names })
  expect(store.getSnapshot().displayName).toBe(shown)
})

describe('R24 what is stored', () => {
  test.each<[name: string, stored: Record<string, string>, shown: unknown[]]>([
    ['nothing', {}, ['guest', 3, 20]],
    ['all four entries', fourEntries, ['member', 9, 47]],
    ['a status alone', { membershipStatus: 'past_due' }, ['past_due', 3, 20]],
    ['a budget of none', { analysisBudget: '0', analysisTrendBudget: '0' }, ['guest', 0, 0]],
    ['numbers that are none', { analysisBudget: 'NaN', analysisTrendBudget: '-1' }, ['guest', 3, 20]],
    ['numbers that are not whole', { analysisBudget: '1.5', analysisTrendBudget: '1e3' }, ['guest', 3, 20]],
    ['empty text', { membershipStatus: '', analysisBudget: '', analysisTrendBudget: ' ' }, ['guest', 3, 20]],
    ['markup for a status', { membershipStatus: '<b>member</b>' }, ['guest', 3, 20]],
    ['a number too large to be one', { analysisBudget: '99999999999999999999' }, ['guest', 3, 20]],
  ])('as %s stands before what the server answers, where it makes sense', (_name, stored, shown) => {
    const { store } = given(stored)
    store.set({ ...record, membershipStatus: 'member', analysisBudget: 3, analysisTrendBudget: 20 })
    expect(budgetsOf(store)).toEqual(shown)
  })

  test.each(['guest', 'member', 'past_due'])(
    'R25 as the status "%s" after a check is found again after a reload',
    (membershipStatus) => {
      const { store, storage } = given()
      store.set({ ...record, membershipStatus: 'member' })
      expect(store.getSnapshot().membershipStatus).toBe('guest')
      store.remember({ membershipStatus })
      const reloaded = createUserStore(storage, now)
      reloaded.load()
      reloaded.set(record)
      expect([store, reloaded].map(({ getSnapshot }) => getSnapshot().membershipStatus)).toEqual([
        membershipStatus,
        membershipStatus,
      ])
    },
  )

  test('comes from the shop, is shown at once and found again after a reload', () => {
    const { store, storage, entries } = given()
    store.set(record)
    store.remember({ membershipStatus: 'member', analysisBudget: 10 })
    store.remember({ analysisTrendBudget: 48 })
    expect(budgetsOf(store)).toEqual(['member', 10, 48])
    expect(entries()).toEqual({
      membershipStatus: 'member',
      membershipStatusTimestamp: '2026-11-21T09:30:00.000Z',
      analysisBudget: '10',
      analysisTrendBudget: '48',
    })
    const reloaded = createUserStore(storage, now)
    reloaded.load()
    reloaded.set(record)
    expect(budgetsOf(reloaded)).toEqual(['member', 10, 48])
  })

  test('is not taken from an answer about somebody who has left', () => {
    const { store, entries } = given()
    store.remember({ membershipStatus: 'member' })
    expect([budgetsOf(store), entries()]).toEqual([['guest', 0, 8], {}])
  })

  test('by one user is neither shown to the next nor kept', () => {
    const { store, entries } = given(fourEntries)
    store.set(record)
    store.set({ ...record, iamId: 'uid-of-grace' })
    expect([budgetsOf(store), entries()]).toEqual([['guest', 0, 8], {}])
  })
})

test('R25 logging out makes a guest with 0 and 8, and clears the four entries and no other', () => {
  const { store, entries } = given({ ...fourEntries, 'farsight:other': 'stays' })
  store.set(record)
  expect(store.clear()).toBe(true)
  expect(store.getSnapshot()).toMatchObject({ status: 'visitor', user: null, isLoggedIn: false, displayName: 'User' })
  expect([budgetsOf(store), entries()]).toEqual([['guest', 0, 8], { 'farsight:other': 'stays' }])
  store.set(record)
  expect(budgetsOf(store)).toEqual(['guest', 0, 8])
})

test.each(Object.entries(uselessStorages))(
  'storage that is %s changes nothing but that nothing is remembered',
  (name, storage) => {
    const store = createUserStore(storage, now)
    store.load()
    store.set(record)
    store.remember({ membershipStatus: 'member', analysisBudget: 4, analysisTrendBudget: 5 })
    expect(budgetsOf(store)).toEqual(['member', 4, 5])
    expect(store.clear()).toBe(name === 'full')
    expect(store.getSnapshot()).toMatchObject({ status: 'visitor', user: null })
  },
)

test('R26 the user information counts as loaded once it has been read, and not before', async () => {
  const store = createUserStore(workingStorage().storage, now)
  const seen: string[] = []
  void store.loaded.then(() => seen.push('loaded'))
  await Promise.resolve()
  expect(seen).toEqual([])
  store.load()
  await store.loaded
  expect(seen).toEqual(['loaded'])
})

test('whoever listens hears of every change until they stop', () => {
  const { store } = given()
  const seen: string[] = []
  const stop = store.subscribe(() => seen.push(store.getSnapshot().status))
  store.wait()
  store.set(record)
  stop()
  store.clear()
  expect(seen).toEqual(['waiting', 'user'])
})

test('giving up the wait keeps what is remembered, and takes nobody away who is there', () => {
  const { store, entries } = given(fourEntries)
  store.wait()
  store.giveUp()
  expect([store.getSnapshot().status, entries()]).toEqual(['visitor', fourEntries])
  store.set(record)
  store.giveUp()
  expect(store.getSnapshot().status).toBe('user')
})
