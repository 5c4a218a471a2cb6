/** What does not answer at all, neither yes nor no. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenAuthUser, givenSession, record } from '../../../../test/given/session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})

test('a login that stands still is given up: who the cookie names is shown, and the next try goes through', async () => {
  const later = { answers: false }
  const { session, appear, store, hint } = givenSession({
    answers: { logIn: () => (later.answers ? { data: { user: { ...record, name: 'Ada anew' } } } : never()) },
  })
  hint.set('ada')
  store.wait()
  appear(givenAuthUser())
  await vi.advanceTimersByTimeAsync(19_000)
  expect(store.getSnapshot().status).toBe('waiting')
  session.retry() // the browser came online: what is under way may have met a fault that is over by now
  later.answers = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(store.getSnapshot()).toMatchObject({ status: 'user', displayName: 'Ada anew' })
})

test('where neither the login nor the cookie’s answer comes, the page is read as a visitor’s', async () => {
  const { appear, store, hint } = givenSession({ answers: { logIn: never, findMe: never } })
  hint.set('ada')
  store.wait()
  appear(givenAuthUser())
  await vi.advanceTimersByTimeAsync(41_000)
  expect(store.getSnapshot().status).toBe('visitor')
})

test('a sign-in service that never says who is here leaves nobody waiting, and is heard when it does', async () => {
  const { appear, store } = givenSession()
  store.wait()
  await vi.advanceTimersByTimeAsync(20_001)
  expect(store.getSnapshot().status).toBe('visitor')
  appear(givenAuthUser())
  await vi.advanceTimersByTimeAsync(1)
  expect(store.getSnapshot().status).toBe('user')
})

test('a token that is never made stands in nobody’s way for longer than that', async () => {
  const { appear, store, hint } = givenSession()
  hint.set('ada')
  store.wait()
  appear({ ...givenAuthUser(), getIdToken: never })
  await vi.advanceTimersByTimeAsync(20_001)
  expect(store.getSnapshot()).toMatchObject({ status: 'user', displayName: 'Ada' })
})
