/** A local identity service over HTTP on a database of its own, and Firebase's SDK as a browser would use it. */
import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from '@firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  OAuthProvider,
} from '@firebase/auth'
import { createHttpServer } from '#kit/server/http/http.ts'
import type { Database } from '#kit/server/database.ts'
import { type IdentityOptions, openIdentity } from '#local/identity/server/identity.ts'
import { defaultLimits } from '#local/identity/server/throttle.ts'
import { givenDatabase, quickPasswords } from '../given.ts'
import { whenDone } from '../when-done.ts'

type Wish = Partial<Omit<IdentityOptions, 'database'>> & { database?: Database<unknown> }

/** With stand-ins, guests and limits that no test meets by chance, unless it wishes otherwise. */
export async function givenIdentity({ database: shared, ...wish }: Wish = {}) {
  const database = shared ?? (await givenDatabase<unknown>())
  const time = { ahead: 0 }
  const now = wish.now ?? (() => new Date(Date.now() + time.ahead))
  const app = createHttpServer()
  const identity = await openIdentity({
    database,
    projectId: 'farsight-local',
    productName: 'Farsight',
    originOf: ({ headers }) => `http://${headers.host}`,
    standIns: true,
    signUpIsClosed: false,
    anonymous: true,
    mailer: null,
    passwordCost: quickPasswords,
    limits: Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, 10_000])),
    ...wish,
    now,
  })
  identity.register(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  whenDone(() => app.close())
  const outbox = async (to?: string) =>
    (await identity.outbox()).filter((letter) => to === undefined || letter.to === to)

  return {
    identity,
    app,
    origin,
    database,
    pool: database.pool,
    now,
    /** From now on the service's clock is ahead by so many seconds more. */
    wait: (seconds: number) => {
      time.ahead += seconds * 1000
    },
    browser: () => openSdk(origin),
    countUsers: async () => (await database.pool.query('select from identity.user')).rowCount ?? 0,
    /** The newest letter first: all of them, or those to somebody. */
    outbox,
    /** A refresh token, used as the SDK does. */
    async use(refreshToken: string) {
      const answer = await app.inject({
        method: 'POST',
        url: '/securetoken.googleapis.com/v1/token?key=test',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    /** The newest letter, or the newest to somebody: its link, and the code in it. */
    async letter(to?: string) {
      const [mail] = await outbox(to)
      if (!mail) throw new Error('No letter has come.')
      return { ...mail, oobCode: mail.link ? (new URL(mail.link).searchParams.get('oobCode') ?? '') : '' }
    },
    /** What the SDK would send, as its parts. */
    async call(name: string, body: unknown, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
      const url = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=test`
      const host = new URL(origin).host
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { host, ...headers },
        payload: body as object,
        remoteAddress,
      })
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
    },
  }
}

export function openSdk(origin: string): Auth {
  const app = initializeApp({ apiKey: 'test', projectId: 'farsight-local', authDomain: 'localhost' }, randomUUID())
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, origin, { disableWarnings: true })
  whenDone(() => deleteApp(app))
  return auth
}

type Claim = { sub?: string; email?: string; email_verified?: boolean; name?: string }

/** What the stand-in for Google says of a user. */
export function googleCredential({ email = 'ada@example.com', sub = `google ${email}`, ...claim }: Claim = {}) {
  return GoogleAuthProvider.credential(JSON.stringify({ sub, email, email_verified: true, name: 'Ada', ...claim }))
}

export function appleCredential({ email = 'ada@example.com', sub = `apple ${email}`, ...claim }: Claim = {}) {
  return new OAuthProvider('apple.com').credential({
    idToken: JSON.stringify({ sub, email, email_verified: true, ...claim }),
  })
}
