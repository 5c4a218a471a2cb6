import { describe, expect, test } from 'vitest'
import { Refusal, type RefusalCode } from '#kit/refusal.ts'
import {
  AuthProblem,
  expired,
  givenAuthUser,
  givenSession,
  givenSignedIn,
  record,
  refusalOf,
  settled,
} from '../../../../test/given/session.ts'
import { accountDeleted } from '../notices.ts'
import { uselessStorages } from '../../../../test/given/storage.ts'
import { hintEntry } from './session-hint.ts'

test('the server may say of any call that the session has ended', async () => {
  const { session, store, log } = await givenSignedIn()
  session.onRefusal('session-ended')
  session.onRefusal('session-ended')
  await settled()
  expect(store.getSnapshot()).toMatchObject({ status: 'visitor', notice: expired })
  expect(log.filter((entry) => Array.isArray(entry) && entry[0] === 'user-logged-out')).toHaveLength(1)
})

describe('what is refused because somebody goes does not tell them that their session has expired', () => {
  test.each([
    ['logOut', null],
    ['deleteAccount', accountDeleted],
  ] as const)('%s', async (leave, notice) => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    const { session, store } = await givenSignedIn({ answers: { logOut: () => promise, removeMe: () => promise } })
    const { sitting } = session
    const leaving = session[leave]()
    await settled()
    session.onRefusal('session-ended', sitting) // the server was quicker with this one
    expect(store.getSnapshot()).toMatchObject({ status: 'user', notice: null })
    answer()
    await leaving
    expect(store.getSnapshot()).toMatchObject({ status: 'visitor', notice })
  })

  test('no token can be had any more, since the server has ended the sign-in first', async () => {
    const { session, user, store } = await givenSignedIn({ answers: { logOut: () => new Promise(() => {}) } })
    const { promise, reject: fail } = Promise.withResolvers<string>()
    user.getIdToken = () => promise
    const asked = refusalOf(session.bearer({ isChange: false }))
    await settled()
    void session.logOut()
    fail(new AuthProblem('auth/user-token-expired'))
    expect(await asked).toBe('session-ended')
    expect(store.getSnapshot()).toMatchObject({ status: 'user', notice: null })
  })

  test.each(['logOut', 'deleteAccount'] as const)(
    'a call that begins during %s waits, asks for no token, and is a visitor’s or not made at all',
    async (leave) => {
      const { promise, resolve: answer } = Promise.withResolvers<void>()
      const { session, user } = await givenSignedIn({ answers: { logOut: () => promise, removeMe: () => promise } })
      const leaving = session[leave]()
      await settled()
      user.fails = new AuthProblem('auth/user-token-expired') // what the service says once the server has answered
      const heard: unknown[] = []
      const asked = session.bearer({ isChange: false }).then((token) => heard.push(token))
      const askedForOwn = refusalOf(session.bearer({ isChange: false, isOwn: true })).then((code) => heard.push(code))
      await settled()
      expect(heard).toEqual([])
      answer()
      await Promise.all([leaving, asked, askedForOwn])
      expect(heard.toSorted()).toEqual([null, 'sign-in-needed'].toSorted())
    },
  )

  test('an account that could not be deleted goes on asking as its user', async () => {
    const answers = { removeMe: () => Promise.reject(new Refusal('internal-error')) }
    const { session } = await givenSignedIn({ answers })
    expect(await refusalOf(session.deleteAccount())).toBe('internal-error')
    expect(await session.bearer({ isChange: false })).toMatch(/^ada-token-/)
  })
})

test('a late refusal of before does not sign out whoever has left and is back', async () => {
  const { session, appear, store } = await givenSignedIn()
  const { sitting } = session
  await session.logOut()
  appear(givenAuthUser())
  await settled()
  session.onRefusal('session-ended', sitting)
  expect(store.getSnapshot()).toMatchObject({ status: 'user', notice: null })
  session.onRefusal('session-ended', session.sitting)
  await settled()
  expect(store.getSnapshot()).toMatchObject({ status: 'visitor', notice: expired })
})

test('whoever is refused after somebody else has signed in here takes nothing of theirs along', async () => {
  const { promise, reject: refuse } = Promise.withResolvers()
  const { appear, store, hint, log } = givenSession({
    stored: { [hintEntry]: 'ada' },
    answers: { logIn: () => promise },
  })
  appear(givenAuthUser())
  await settled()
  hint.set('grace') // in another tab
  log.length = 0
  refuse(new Refusal('session-ended'))
  await settled()
  expect([log.filter((entry) => entry !== 'user-logged-out'), hint.uid()]).toEqual([[], 'grace'])
  expect(store.getSnapshot()).toMatchObject({ status: 'visitor', notice: null })
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

test.each<RefusalCode>(['invalid-input', 'item-not-found', 'sign-in-unreachable'])(
  'the refusal %s changes nobody',
  async (code) => {
    const { session, store, log } = await givenSignedIn()
    session.onRefusal(code)
    await settled()
    expect([log, store.getSnapshot().status]).toEqual([[], 'user'])
  },
)

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
  hint.set('ada')
  await session.hear('signed-in')
  await settled()
  expect(store.getSnapshot().status).toBe('user')
})

/** Ada was here; by now it is Grace, by another tab. */
async function givenPast(more: Parameters<typeof givenSignedIn>[0] = {}) {
  const world = await givenSignedIn(more)
  world.hint.clear()
  await world.session.hear('signed-out')
  world.hint.set('grace')
  world.log.length = 0
  return world
}

describe('another tab signs in somebody else, and the sign-in service’s program has yet to say so here', () => {
  test('whoever was here is not let in again', async () => {
    const { session, store, hint, log } = await givenPast()
    await session.hear('signed-in')
    session.retry()
    await session.hear('changed')
    await settled()
    expect([store.getSnapshot().status, hint.uid(), log]).toEqual(['visitor', 'grace', []])
  })

  test('R48 what they read is read by the cookie, and what they wrote is not sent in the other’s name', async () => {
    const { session } = await givenPast()
    expect(await session.bearer({ isChange: false })).toBeNull()
    expect(await refusalOf(session.bearer({ isChange: true }))).toBe('two-users')
  })

  test.each(['session-ended', 'two-users'] as const)('the refusal %s ends nothing of the other’s', async (code) => {
    const { session, hint, log } = await givenPast()
    session.onRefusal(code)
    await settled()
    expect([hint.uid(), log]).toEqual(['grace', []])
  })

  test('a token that was refused meanwhile is no reason either', async () => {
    const { session, user, hint, log } = await givenSignedIn()
    user.getIdToken = async () => {
      hint.set('grace')
      throw new AuthProblem('auth/user-token-expired')
    }
    expect(await session.bearer({ isChange: false })).toBeNull()
    expect([hint.uid(), log]).toEqual(['grace', []])
  })

  test('once it says so they are let in', async () => {
    const { appear, store, hint, log } = await givenPast({
      answers: { logIn: () => ({ data: { user: { ...record, iamId: 'grace' } } }) },
    })
    appear(null)
    expect([hint.uid(), log]).toEqual(['grace', []])
    appear(givenAuthUser('grace'))
    await settled()
    expect([store.getSnapshot().user?.iamId, hint.uid()]).toEqual(['grace', 'grace'])
    expect(log).toContainEqual(['logIn', null, { idToken: 'grace-token-1' }])
  })
})

test('who signs out in another tab while this one logs in is not let in, and the cookie of the login is closed', async () => {
  let answer: ((value: unknown) => void) | undefined
  const { session, appear, store, hint, log } = givenSession({
    stored: { [hintEntry]: 'ada' },
    answers: { logIn: () => new Promise((settle) => (answer = settle)) },
  })
  store.wait()
  appear(givenAuthUser())
  await settled()
  hint.clear()
  await session.hear('signed-out')
  answer?.({ data: { user: record } })
  await settled()
  expect([store.getSnapshot().status, hint.uid()]).toEqual(['visitor', null])
  expect(log).toContainEqual(['logOut', null])
})

test('who signs out in another tab and in again here is let in', async () => {
  const { session, user, store, hint } = await givenSignedIn()
  hint.clear()
  await session.hear('signed-out')
  await session.signedIn({ user, operationType: 'signIn' })
  expect([store.getSnapshot().status, hint.uid()]).toEqual(['user', 'ada'])
})

test('a change in another tab is read here by the cookie, and not passed on again', async () => {
  let nickname = 'Countess'
  const { session, store, log } = await givenSignedIn({
    answers: { findMe: () => ({ user: { ...record, nickname } }) },
  })
  await session.hear('changed')
  expect([store.getSnapshot().displayName, log]).toEqual(['Countess', [['findMe', null]]])
  nickname = 'Ada'
  await session.hear('changed')
  expect(store.getSnapshot().displayName).toBe('Ada')
})

test('what changed of somebody else, whose cookie there is by now, is not shown as this user', async () => {
  const { session, store } = await givenSignedIn({
    answers: { findMe: () => ({ user: { ...record, iamId: 'grace', nickname: 'Grace' } }) },
  })
  await session.hear('changed')
  expect(store.getSnapshot().displayName).toBe('Ada')
})

test('a changed profile goes to the server with the bearer, is shown, and is told to the other tabs', async () => {
  const { session, store, log } = await givenSignedIn({
    answers: { changeMe: () => ({ user: { ...record, nickname: 'Countess' } }) },
  })
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
    notice: 'Your account is deleted, with everything that you were told would go.',
  })
  expect(entries()).toEqual({})
})

test('an account that could not be deleted is still there', async () => {
  const { session, store, log } = await givenSignedIn({
    answers: { removeMe: () => Promise.reject(new Refusal('sign-in-unreachable')) },
  })
  expect(await refusalOf(session.deleteAccount())).toBe('sign-in-unreachable')
  expect([store.getSnapshot().status, log.length]).toEqual(['user', 1])
})

test.each(Object.keys(uselessStorages))(
  'with storage that is %s one can sign in for as long as the page is open',
  async (name) => {
    const { session, store } = await givenSignedIn({ storage: uselessStorages[name]! })
    expect(store.getSnapshot().status).toBe('user')
    expect(await session.bearer({ isChange: true })).toBe('ada-token-2')
  },
)
