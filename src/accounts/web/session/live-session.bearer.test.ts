import { expect, test, vi } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { refusals } from '#kit/refusals.ts'
import {
  AuthProblem,
  expired,
  givenAuthUser,
  givenSession,
  givenSignedIn,
  refusalOf,
  settled,
} from '../../../../test/given/session.ts'
import { hintEntry } from './session-hint.ts'

test('R48 every call gets a token made for it, whatever the clock of this machine says', async () => {
  vi.useFakeTimers({ now: new Date('1999-01-01'), toFake: ['Date'] })
  try {
    const { session, user } = await givenSignedIn()
    expect([await session.bearer({ isChange: false }), await session.bearer({ isChange: true })]).toEqual([
      'ada-token-2',
      'ada-token-3',
    ])
    expect(user.forced).toEqual([true, true, true])
  } finally {
    vi.useRealTimers()
  }
})

test('R48 calls that begin while a token is being made share it', async () => {
  const { session } = await givenSignedIn()
  const bearers = await Promise.all([session.bearer({ isChange: false }), session.bearer({ isChange: true })])
  expect(bearers).toEqual(['ada-token-2', 'ada-token-2'])
})

test('R48 a visitor brings no bearer', async () => {
  const { session, appear } = givenSession()
  appear(null)
  expect(await session.bearer({ isChange: true })).toBeNull()
})

test('R48 a call waits until it is known who is here, and for a login under way', async () => {
  const { session, appear } = givenSession({ stored: { [hintEntry]: 'ada' } })
  const token = session.bearer({ isChange: false })
  appear(givenAuthUser())
  expect(await token).toBe('ada-token-2')
})

test('while the sign-in service is away a reader reads by the cookie, and a change is refused', async () => {
  const { session, user, store } = await givenSignedIn()
  user.fails = new AuthProblem('auth/network-request-failed')
  expect(await session.bearer({ isChange: false })).toBeNull()
  expect(await refusalOf(session.bearer({ isChange: true }))).toBe('sign-in-unreachable')
  expect(store.getSnapshot().status).toBe('user')
})

test.each(['a call', 'a login'])(
  'R37 the notice comes also where the service forgets the user before it refuses the token, to %s',
  async (to) => {
    const world = givenSession({ stored: { [hintEntry]: 'ada' } })
    const user = givenAuthUser()
    const refuse = async () => {
      await settled()
      world.appear(null)
      await settled()
      throw new AuthProblem('auth/user-token-expired')
    }
    if (to === 'a login') user.getIdToken = refuse
    world.appear(user)
    await settled()
    user.getIdToken = refuse
    await refusalOf(world.session.bearer({ isChange: true }))
    await expect.poll(() => world.log).toContain('signOut')
    expect(world.store.getSnapshot()).toMatchObject({ status: 'visitor', user: null, notice: expired })
    expect(world.log.filter((entry) => String(entry).startsWith('user-logged-out'))).toHaveLength(1)
  },
)

test.each([true, false])(
  'a user whose token was taken back is cleared and told so (a change: %s)',
  async (isChange) => {
    const { session, user, store, log } = await givenSignedIn()
    user.fails = new AuthProblem('auth/user-token-expired')
    expect(await refusalOf(session.bearer({ isChange }))).toBe('session-ended')
    await settled()
    expect(store.getSnapshot()).toMatchObject({ status: 'visitor', user: null, notice: expired })
    // The cookie is no token, and may live on.
    expect(log).toEqual([['user-logged-out', null], ['tell', 'signed-out'], 'signOut', ['logOut', null]])
  },
)

test.each(['signed-out-elsewhere', 'sign-in-revoked'] as const)(
  'who is signed out here is told why where the server knows (%s), also when the sign-in service was the first to forget',
  async (code) => {
    const answers = { logOut: () => Promise.reject(new Refusal(code)) }
    const asked = await givenSignedIn({ answers })
    asked.user.fails = new AuthProblem('auth/user-token-expired')
    expect(await refusalOf(asked.session.bearer({ isChange: false }))).toBe('session-ended')
    const forgotten = await givenSignedIn({ answers })
    forgotten.appear(null)
    await settled()
    for (const { store } of [asked, forgotten])
      expect(store.getSnapshot()).toMatchObject({ status: 'visitor', notice: refusals[code].message })
  },
)

test('why one was signed out is not said to who is back by then', async () => {
  let answer: ((problem: unknown) => void) | undefined
  const logOut = () => new Promise((_, fail) => (answer = fail))
  const { session, user, store } = await givenSignedIn({ answers: { logOut } })
  session.onRefusal('session-ended')
  await settled()
  await session.signedIn({ user, operationType: 'signIn' })
  answer?.(new Refusal('signed-out-elsewhere'))
  await settled()
  expect(store.getSnapshot()).toMatchObject({ status: 'user', notice: null })
})

test('a login that is refused for good clears the hint and says that the session has expired', async () => {
  const { appear, store, hint } = givenSession({
    stored: { [hintEntry]: 'ada' },
    answers: { logIn: () => Promise.reject(new Refusal('session-ended')) },
  })
  store.wait()
  appear(givenAuthUser())
  await settled()
  expect(store.getSnapshot()).toMatchObject({ status: 'visitor', notice: expired })
  expect(hint.isSet()).toBe(false)
})

test('R42 logging out tells the server first, with the bearer, then the sign-in service, then the other tabs', async () => {
  const { session, store, log, entries } = await givenSignedIn()
  await session.logOut()
  expect(log).toEqual([['logOut', 'ada-token-2'], 'signOut', ['user-logged-out', null], ['tell', 'signed-out']])
  expect(store.getSnapshot()).toMatchObject({ status: 'visitor', notice: null })
  expect(entries()).toEqual({})
})

test('where no token can be had, logging out ends the session of the cookie', async () => {
  const { session, user, log } = await givenSignedIn()
  user.fails = new AuthProblem('auth/network-request-failed')
  await session.logOut()
  expect(log).toEqual([['logOut', null], 'signOut', ['user-logged-out', null], ['tell', 'signed-out']])
})

test.each([null, new AuthProblem('auth/network-request-failed')])(
  'R42 when the server refuses, logging out warns and goes on',
  async (problem) => {
    const { session, user, store, log } = await givenSignedIn({
      answers: { logOut: () => Promise.reject(new Refusal('internal-error')) },
    })
    user.fails = problem
    await session.logOut()
    expect(log).toContainEqual(['warn', 'The server did not end the session.'])
    expect(log).toContainEqual(['user-logged-out', null])
    expect(store.getSnapshot().status).toBe('visitor')
  },
)

test('R42 a server that does not answer keeps nobody here for longer than five seconds', async () => {
  const { session, store } = await givenSignedIn({ answers: { logOut: () => new Promise(() => {}) } })
  vi.useFakeTimers()
  try {
    const leaving = session.logOut()
    await vi.advanceTimersByTimeAsync(4900)
    expect(store.getSnapshot().status).toBe('user')
    await vi.advanceTimersByTimeAsync(200)
    await leaving
  } finally {
    vi.useRealTimers()
  }
  expect(store.getSnapshot().status).toBe('visitor')
})
