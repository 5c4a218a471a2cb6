/** For tests: a session among stand-ins for what lies outside it, the sign-in service, the server and the browser. */
import type { AuthUser } from '#accounts/web/session/auth-port.ts'
import type { Kept } from '#accounts/web/kept.ts'
import { LiveSession } from '#accounts/web/session/live-session.ts'
import type { AccountCaller } from '#accounts/web/session/session-world.ts'
import { createHint } from '#accounts/web/session/session-hint.ts'
import { createUserStore } from '#accounts/web/user-store.ts'
import type { UserRecord } from '#accounts/user.ts'
import { isRefusal, type RefusalCode } from '#kit/refusal.ts'
import { workingStorage } from './storage.ts'

export const record = {
  _id: '7',
  iamId: 'ada',
  email: 'ada@lovelace.example',
  name: 'Ada',
  nickname: null,
  membershipStatus: 'guest',
} as UserRecord
export const expired = 'Your sign-in session has expired. Please try again.'
export class AuthProblem extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

type Answers = Record<string, (input: { body?: unknown }) => unknown>
/** What differs from a browser that has never been here, and from services that do their part. */
type Given = {
  stored?: Record<string, string>
  storage?: () => Kept
  answers?: Answers
  isLoaded?: boolean
  isHeld?: boolean
}

/** A session among stand-ins for what lies outside this program: the sign-in service, the server, the browser. */
export function givenSession({ stored = {}, storage, answers = {}, isLoaded = true, isHeld = false }: Given = {}) {
  const kept = workingStorage(stored)
  const log: unknown[] = []
  const store = createUserStore(storage ?? kept.storage, () => new Date('2026-11-21T09:30:00.000Z'))
  if (isLoaded) store.load()
  const events = new EventTarget()
  for (const name of ['user-logged-in', 'user-logged-out']) {
    events.addEventListener(name, (event) =>
      log.push([name, event instanceof CustomEvent ? (event.detail as unknown) : undefined]),
    )
  }
  let say: ((user: AuthUser | null) => void) | undefined
  const usual: Answers = {
    logIn: () => ({ data: { user: record } }),
    findMe: () => ({ user: record }),
    logOut: () => ({}),
    removeMe: () => ({}),
  }
  const callWith = (token: string | null) =>
    (async (name: string, input: { body?: unknown }) => {
      log.push([name, token, ...(input.body ? [input.body] : [])])
      return (answers[name] ?? usual[name])?.(input)
    }) as unknown as AccountCaller
  const hint = createHint(storage ?? kept.storage)
  const session = new LiveSession({
    port: {
      onUser: (changed) => (say = changed),
      hearTabs: async () => {},
      signOut: async () => {
        log.push('signOut')
        say?.(null)
      },
      isEnded: (error) => error instanceof AuthProblem && error.code === 'auth/user-token-expired',
    },
    callWith,
    store,
    events,
    hint,
    isHeld: () => isHeld,
    tell: (news) => log.push(['tell', news]),
    warn: (what) => log.push(['warn', what]),
  })
  return { session, store, hint, log, entries: kept.entries, appear: (user: AuthUser | null) => say?.(user) }
}

/** Somebody at the sign-in service; each token is another. */
export function givenAuthUser(uid = 'ada') {
  let made = 0
  const user = { uid, fails: null as Error | null, forced: [] as unknown[] }
  return Object.assign(user, {
    getIdToken: async (force?: boolean) => {
      user.forced.push(force)
      if (user.fails) throw user.fails
      return `${uid}-token-${++made}`
    },
  })
}
export const settled = () => new Promise((done) => setImmediate(done))
export const refusalOf = async (promise: Promise<unknown>): Promise<RefusalCode | 'none'> =>
  promise.then(
    () => 'none',
    (problem: unknown) => {
      if (!isRefusal(problem)) throw problem
      return problem.code
    },
  )

/** Signed in, with a clean log. */
export async function givenSignedIn(more: Given = {}) {
  const world = givenSession(more)
  const user = givenAuthUser()
  world.appear(user)
  await settled()
  world.log.length = 0
  return { ...world, user }
}
