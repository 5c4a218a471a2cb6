/** Accounts with the sign-in service in this server: what it revokes or deletes is gone here too, on the next call. */
import { describe, expect, test } from 'vitest'
import { openIdentity } from '#local/identity/server/identity.ts'
import { givenDatabase } from '../../../test/given.ts'
import { givenAccounts } from '../../../test/given-sign-in.ts'
import { localProjectId } from './sign-in-service.ts'
import type { AccountTables } from './tables.ts'

const database = await givenDatabase<AccountTables>()
const clock = { aheadMs: 0 }
const now = () => new Date(Date.now() + clock.aheadMs)
const identity = await openIdentity({
  database,
  projectId: localProjectId,
  productName: 'Farsight',
  originOf: () => 'http://localhost',
  standIns: false,
  signUpIsClosed: false,
  anonymous: false,
  mailer: null,
  limits: { signUps: 1000 },
})
const { app, call, pool } = await givenAccounts({ identity, database, now })
identity.register(app)

async function givenUser(email: string) {
  const payload = { email, password: 'abc123', returnSecureToken: true }
  const answer = await app.inject({ method: 'POST', url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local', payload })
  const { idToken, localId } = answer.json()
  const login = await call('POST /api/auth/login', { body: { idToken } })
  expect(login).toMatchObject({ status: 200, body: { data: { user: { iamId: localId, email } } } })
  return { token: idToken as string, subject: localId as string, cookie: String(login.cookie).split(';')[0] ?? '' }
}
/** Times count in whole seconds: a sign-in of the same second as a revocation would still hold. */
const secondLater = () => new Promise((done) => setTimeout(done, 1100))

test('who signs up at the service in this server can log in, read and write', async () => {
  const { token, cookie } = await givenUser('ada@example.org')
  expect((await call('POST /api/probe/things', { bearer: token, cookie })).status).toBe(200)
  expect((await call('GET /api/me', { cookie })).status).toBe(200)
})

describe('revocation', () => {
  test('ends bearer and session at once, and the token begins no new session', async () => {
    const { token, cookie, subject } = await givenUser('revoked@example.org')
    await secondLater()
    await identity.revoke(subject)
    expect(await call('GET /api/me', { bearer: token })).toMatchObject({ status: 401, code: 'session-ended' })
    expect(await call('POST /api/probe/things', { bearer: token, cookie })).toMatchObject({ status: 401, code: 'session-ended' })
    expect(await call('GET /api/me', { cookie })).toMatchObject({ status: 401, code: 'sign-in-needed' })
    expect((await call('GET /api/probe/anyone', { cookie })).body).toEqual({ viewer: null })
    expect(await call('POST /api/auth/login', { body: { idToken: token } })).toMatchObject({ status: 401, code: 'session-ended' })
  })

  test('of one user leaves the others alone, also in a browser that had the revoked session', async () => {
    const [one, other] = [await givenUser('one@example.org'), await givenUser('other@example.org')]
    expect((await call('GET /api/me', { bearer: other.token, cookie: one.cookie })).code).toBe('two-users')
    await secondLater()
    await identity.revoke(one.subject)
    expect((await call('GET /api/me', { bearer: other.token, cookie: one.cookie })).status).toBe(200)
    expect((await call('GET /api/me', { cookie: other.cookie })).status).toBe(200)
  })

  test('a user whom the service has deleted is nobody', async () => {
    const { token, cookie, subject } = await givenUser('deleted@example.org')
    await identity.removeUser(subject)
    expect(await call('GET /api/me', { bearer: token })).toMatchObject({ status: 401, code: 'session-ended' })
    expect((await call('GET /api/probe/anyone', { cookie })).body).toEqual({ viewer: null })
  })
})

test('a session reads for 14 days by the clock, long after the token that began it has expired', async () => {
  const { cookie } = await givenUser('long@example.org')
  clock.aheadMs = 13 * 86_400_000
  expect((await call('GET /api/me', { cookie })).status).toBe(200)
  clock.aheadMs = 14 * 86_400_000 + 1000
  expect((await call('GET /api/me', { cookie })).status).toBe(401)
  clock.aheadMs = 0
})

test('who removes the account is removed from the service as well', async () => {
  const { token, subject } = await givenUser('leaver@example.org')
  expect((await call('DELETE /api/me', { bearer: token })).status).toBe(200)
  expect(await identity.validSince(subject)).toBeNull()
  expect((await pool.query('select 1 from account where subject = $1', [subject])).rowCount).toBe(0)
  const again = await call('POST /api/auth/login', { body: { idToken: token } })
  expect(again).toMatchObject({ status: 401, code: 'session-ended' })
})
