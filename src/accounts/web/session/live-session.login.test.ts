import { expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import {
  AuthProblem,
  givenAuthUser,
  givenSession,
  givenSignedIn,
  record,
  refusalOf,
  settled,
} from '../../../../test/given/session.ts'
import { uselessStorages } from '../../../../test/given/storage.ts'
import { hintEntry } from './session-hint.ts'

test('R26 a signed-in user who appears is logged in with a fresh token, and the event carries the user', async () => {
  const { appear, store, log, entries } = givenSession()
  const user = givenAuthUser()
  appear(user)
  await settled()
  expect(log).toEqual([
    ['logIn', null, { idToken: 'ada-token-1' }],
    ['tell', 'signed-in'],
    ['user-logged-in', record],
  ])
  expect(user.forced).toEqual([true])
  expect(store.getSnapshot()).toMatchObject({ status: 'user', user: record, isLoggedIn: true, displayName: 'Ada' })
  expect(entries()).toEqual({ [hintEntry]: 'ada' })
})

test('R26 a user who appears before the user information is loaded waits for it', async () => {
  const { appear, store, log } = givenSession({ isLoaded: false, stored: { analysisBudget: '5' } })
  appear(givenAuthUser())
  await settled()
  expect(log).toEqual([])
  store.load()
  await settled()
  expect(store.getSnapshot()).toMatchObject({ status: 'user', analysisBudget: 5 })
})

test('R26 when signed out at the sign-in service, here or in another tab, the user is cleared', async () => {
  const { appear, store, log, entries } = await givenSignedIn({
    stored: { membershipStatus: 'member', analysisBudget: '3' },
  })
  appear(null)
  expect(store.getSnapshot()).toMatchObject({
    status: 'visitor',
    user: null,
    membershipStatus: 'guest',
    analysisBudget: 0,
  })
  // What the cookie still opens is closed too.
  expect(log).toEqual([
    ['user-logged-out', null],
    ['logOut', null],
  ])
  expect(entries()).toEqual({})
})

test('R26 a visitor whom the sign-in service does not know logs nobody out', async () => {
  const { appear, log } = givenSession()
  appear(null)
  expect(log).toEqual([])
})

test('R26 where clearing fails the user is logged out all the same, and the event says so', async () => {
  const { appear, store, log } = await givenSignedIn({ storage: uselessStorages['forbidden to use']! })
  appear(null)
  expect(store.getSnapshot().status).toBe('visitor')
  expect(log).toEqual([
    ['warn', 'What this browser remembers of the membership could not be removed.'],
    ['user-logged-out', null],
    ['logOut', null],
  ])
})

test('R26 where clearing fails for a visitor the event is emitted too', () => {
  const { appear, log } = givenSession({ storage: uselessStorages['forbidden to use']! })
  appear(null)
  expect(log).toContainEqual(['user-logged-out', null])
})

test.each([[{}], [{ data: {} }], [{ data: { user: null } }], [null]])(
  'R41 the answer %o to a login raises the error of the specification',
  async (answer) => {
    const { session, store } = givenSession({ answers: { logIn: () => answer } })
    const signedIn = session.signedIn({ user: givenAuthUser(), operationType: 'signIn' })
    await expect(signedIn).rejects.toThrow('handleSignInSuccess: unexpected user data returned from server')
    expect(store.getSnapshot().status).toBe('visitor')
  },
)

test('a sign-in that the sign-in service has announced already logs in once', async () => {
  const { session, appear, log } = givenSession()
  const user = givenAuthUser()
  appear(user)
  expect(await session.signedIn({ user, operationType: 'signIn' })).toBe(record)
  expect(log.filter((entry) => Array.isArray(entry) && entry[0] === 'logIn')).toHaveLength(1)
})

test('while the sign-in page is open it says itself when somebody is complete and is to be let in', async () => {
  const { session, appear, store, log } = givenSession({ isHeld: true })
  const user = givenAuthUser()
  appear(user)
  await settled()
  expect([store.getSnapshot().status, log]).toEqual(['visitor', []])
  await session.signedIn({ user, operationType: 'signIn' })
  expect(store.getSnapshot().status).toBe('user')
})

test('who signed in by another tab is let in on the sign-in page too', async () => {
  const { appear, store, hint } = givenSession({ isHeld: true })
  hint.set('ada')
  appear(givenAuthUser())
  await settled()
  expect(store.getSnapshot().status).toBe('user')
})

test('who was known to the sign-in service all along is let in when the sign-in page has found nothing else to do', async () => {
  const { session, appear, store } = givenSession({ isHeld: true })
  appear(givenAuthUser())
  session.retry()
  await settled()
  expect(store.getSnapshot().status).toBe('user')
})

test('a guest who becomes somebody is logged in once more, as the server must learn who', async () => {
  const { session, user, log } = await givenSignedIn()
  await session.signedIn({ user, operationType: 'link' })
  expect(log).toContainEqual(['logIn', null, { idToken: 'ada-token-2' }])
})

test('a login that failed may be tried again', async () => {
  let isDown = true
  const logIn = () => {
    if (isDown) throw new Refusal('sign-in-unreachable')
    return { data: { user: record } }
  }
  const { session, store, appear } = givenSession({ answers: { logIn } })
  const user = givenAuthUser()
  appear(user)
  expect(await refusalOf(session.signedIn({ user, operationType: 'signIn' }))).toBe('sign-in-unreachable')
  isDown = false
  session.retry()
  await settled()
  expect(store.getSnapshot().status).toBe('user')
})

test('who is to be tried again while a try is under way is tried again when that fails', async () => {
  const failures: (() => void)[] = []
  const logIn = () => new Promise((_, fail) => failures.push(() => fail(new Refusal('sign-in-unreachable'))))
  const answers = { logIn: logIn as () => unknown }
  const { session, store, appear } = givenSession({ answers })
  appear(givenAuthUser())
  await settled()
  session.retry()
  await settled()
  expect(failures).toHaveLength(1)
  answers.logIn = () => ({ data: { user: record } })
  failures[0]?.()
  await settled()
  expect(store.getSnapshot().status).toBe('user')
})

test('a user who leaves while the server answers is not let in', async () => {
  let answer: ((value: unknown) => void) | undefined
  const { appear, store, hint } = givenSession({ answers: { logIn: () => new Promise((settle) => (answer = settle)) } })
  appear(givenAuthUser())
  await settled()
  appear(null)
  answer?.({ data: { user: record } })
  await settled()
  expect([store.getSnapshot().status, hint.isSet()]).toEqual(['visitor', false])
})

test.each([
  ['the sign-in service is away', new AuthProblem('auth/network-request-failed')],
  ['nothing is known about the failure', new Error('oh')],
])('on a reload while %s, the cookie still says who is here', async (_name, problem) => {
  const { appear, store, log } = givenSession({ stored: { [hintEntry]: 'ada' } })
  store.wait()
  const user = givenAuthUser()
  user.fails = problem
  appear(user)
  await settled()
  expect(log).toContainEqual(['findMe', null])
  expect(store.getSnapshot()).toMatchObject({ status: 'user', user: record })
})

test('on a reload without sign-in service and cookie the wait ends, and the hint stays for later', async () => {
  const { appear, store, hint } = givenSession({
    stored: { [hintEntry]: 'ada' },
    answers: { findMe: () => Promise.reject(new Refusal('sign-in-needed')) },
  })
  store.wait()
  const user = givenAuthUser()
  user.fails = new AuthProblem('auth/network-request-failed')
  appear(user)
  await settled()
  expect([store.getSnapshot().status, hint.isSet()]).toEqual(['visitor', true])
})

test('the cookie of somebody else is not shown as this user', async () => {
  const { appear, store } = givenSession({
    stored: { [hintEntry]: 'ada' },
    answers: { findMe: () => ({ user: { ...record, iamId: 'grace' } }) },
  })
  store.wait()
  const user = givenAuthUser()
  user.fails = new AuthProblem('auth/network-request-failed')
  appear(user)
  await settled()
  expect(store.getSnapshot().status).toBe('visitor')
})
