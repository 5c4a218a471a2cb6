import { expect, test } from 'vitest'
import { Refusal, type RefusalCode } from '#kit/refusal.ts'
import { expired, givenSignedIn, record, refusalOf, settled } from '../../../test/given-session.ts'
import { uselessStorages } from '../../../test/given-storage.ts'

test('the server may say of any call that the session has ended', async () => {
  const { session, store, log } = await givenSignedIn()
  session.onRefusal('session-ended')
  session.onRefusal('session-ended')
  await settled()
  expect(store.getSnapshot()).toMatchObject({ status: 'visitor', notice: expired })
  expect(log.filter((entry) => Array.isArray(entry) && entry[0] === 'user-logged-out')).toHaveLength(1)
})

test('the server may say that cookie and token name two users: then this one is logged in again, and told', async () => {
  const { session, store, log } = await givenSignedIn()
  session.onRefusal('two-users')
  await settled()
  expect(log).toContainEqual(['logIn', null, { idToken: 'ada-token-2' }])
  expect(store.getSnapshot()).toMatchObject({
    status: 'user',
    notice: 'This browser is signed in as somebody else by now. Reload the page to go on.',
  })
})

test.each<RefusalCode>(['invalid-input', 'item-not-found', 'sign-in-unreachable'])('the refusal %s changes nobody', async (code) => {
  const { session, store, log } = await givenSignedIn()
  session.onRefusal(code)
  await settled()
  expect([log, store.getSnapshot().status]).toEqual([[], 'user'])
})

test('another tab that signs out takes this one along at once, unless somebody is signed in again by then', async () => {
  const { session, store, hint } = await givenSignedIn()
  await session.hear('signed-out')
  expect(store.getSnapshot().status).toBe('user')
  hint.clear()
  await session.hear('signed-out')
  expect(store.getSnapshot().status).toBe('visitor')
})

test('another tab that signs in again lets this one in again', async () => {
  const { session, store, hint } = await givenSignedIn()
  hint.clear()
  await session.hear('signed-out')
  hint.set()
  await session.hear('signed-in')
  await settled()
  expect(store.getSnapshot().status).toBe('user')
})

test('a change in another tab is read here by the cookie, and not passed on again', async () => {
  let nickname = 'Countess'
  const { session, store, log } = await givenSignedIn({ answers: { findMe: () => ({ user: { ...record, nickname } }) } })
  await session.hear('changed')
  expect([store.getSnapshot().displayName, log]).toEqual(['Countess', [['findMe', null]]])
  nickname = 'Ada'
  await session.hear('changed')
  expect(store.getSnapshot().displayName).toBe('Ada')
})

test('a changed profile goes to the server with the bearer, is shown, and is told to the other tabs', async () => {
  const { session, store, log } = await givenSignedIn({ answers: { changeMe: () => ({ user: { ...record, nickname: 'Countess' } }) } })
  await session.change({ nickname: 'Countess' })
  expect(log).toEqual([
    ['changeMe', 'ada-token-2', { nickname: 'Countess' }],
    ['tell', 'changed'],
  ])
  expect(store.getSnapshot().displayName).toBe('Countess')
})

test('a deleted account leaves nothing here, and a notice that says so', async () => {
  const { session, store, log, entries } = await givenSignedIn()
  await session.deleteAccount()
  expect(log).toEqual([['removeMe', 'ada-token-2'], ['user-logged-out', null], ['tell', 'signed-out'], 'signOut'])
  expect(store.getSnapshot()).toMatchObject({
    status: 'visitor',
    notice: 'Your account and everything that belonged to it have been deleted.',
  })
  expect(entries()).toEqual({})
})

test('an account that could not be deleted is still there', async () => {
  const { session, store, log } = await givenSignedIn({ answers: { removeMe: () => Promise.reject(new Refusal('sign-in-unreachable')) } })
  expect(await refusalOf(session.deleteAccount())).toBe('sign-in-unreachable')
  expect([store.getSnapshot().status, log.length]).toEqual(['user', 1])
})

test.each(Object.keys(uselessStorages))('with storage that is %s one can sign in for as long as the page is open', async (name) => {
  const { session, store } = await givenSignedIn({ storage: uselessStorages[name]! })
  expect(store.getSnapshot().status).toBe('user')
  expect(await session.bearer({ isChange: true })).toBe('ada-token-2')
})
