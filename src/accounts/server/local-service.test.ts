/** Accounts with the sign-in service in this server: what it revokes or deletes is gone here too, on the next call. */
import { describe, expect, test } from 'vitest'
import { openIdentity } from '#local/identity/server/identity.ts'
import { givenDatabase, quickPasswords } from '../../../test/given.ts'
import { givenAccounts } from '../../../test/given/sign-in.ts'
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
  passwordCost: quickPasswords,
  limits: { signUps: 1000 },
})
const { app, call, pool } = await givenAccounts({ identity, database, now })
identity.register(app)

async function givenUser(email: string) {
  const payload = { email, password: 'abc123', returnSecureToken: true }
  const answer = await app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local',
    payload,
  })
  const { idToken, localId } = answer.json()
  const login = await call('POST /api/auth/login', { body: { idToken } })
  expect(login).toMatchObject({ status: 200, body: { data: { user: { iamId: localId, email } } } })
  return { token: idToken as string, subject: localId as string, cookie: String(login.cookie).split(';')[0] ?? '' }
}
async function signInAgain(email: string) {
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local'
  const payload = { email, password: 'abc123', returnSecureToken: true }
  return (await app.inject({ method: 'POST', url, payload })).json()
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
    expect(await call('POST /api/probe/things', { bearer: token, cookie })).toMatchObject({
      status: 401,
      code: 'session-ended',
    })
    expect(await call('GET /api/me', { cookie })).toMatchObject({ status: 401, code: 'sign-in-needed' })
    expect((await call('GET /api/probe/anyone', { cookie })).body).toEqual({ viewer: null })
    const headers = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
    // As the page asks that forgets its user.
    expect(await call('POST /api/auth/logout', { cookie, headers })).toMatchObject({
      status: 401,
      code: 'sign-in-revoked',
    })
    expect(await call('POST /api/auth/login', { body: { idToken: token } })).toMatchObject({
      status: 401,
      code: 'session-ended',
    })
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

/** What is left of a user. */
async function left(subject: string) {
  const { rows } = await pool.query<{ what: string }>(
    `select 'account' as what from account where subject = $1 union all select 'thing' from thing join account on account.id = account_id where subject = $1
      union all select 'user' from identity.user where uid = $1 order by what`,
    [subject],
  )
  return rows.map(({ what }) => what)
}

async function givenLeaver(email: string) {
  const user = await givenUser(email)
  await call('POST /api/probe/things', { bearer: user.token })
  return user
}

test('signing in anew in one browser ends the sign-in that it replaces, and no other', async () => {
  const { token, cookie } = await givenUser('anew@example.org')
  const elsewhere = (await signInAgain('anew@example.org')).idToken
  await call('POST /api/auth/login', { body: { idToken: elsewhere } })
  const again = await signInAgain('anew@example.org')
  expect((await call('POST /api/auth/login', { cookie, body: { idToken: again.idToken } })).status).toBe(200)
  expect(await call('GET /api/me', { bearer: token })).toMatchObject({ status: 401, code: 'session-ended' })
  for (const bearer of [elsewhere, again.idToken]) expect((await call('GET /api/me', { bearer })).status).toBe(200)
  const { rows } = await pool.query('select from identity.sign_in join identity.user using (uid) where email = $1', [
    'anew@example.org',
  ])
  expect(rows).toHaveLength(2)
})

describe('accounts are removed', () => {
  test('thirty at once over fewer connections, all of them, here and at the service', async () => {
    expect(pool.options.max).toBeLessThan(30)
    const users: Awaited<ReturnType<typeof givenLeaver>>[] = []
    for (let i = 0; i < 30; i++) users.push(await givenLeaver(`crowd-${i}@example.org`)) // oxlint-disable-line no-await-in-loop
    const answers = await Promise.all(
      users.map(({ token, cookie }) => call('DELETE /api/me', { bearer: token, cookie })),
    )
    // Whoever waited for a second connection would be given up.
    expect(answers.map(({ status }) => status)).toEqual(users.map(() => 200))
    expect((await Promise.all(users.map(({ subject }) => left(subject)))).flat()).toEqual([])
  })

  test.each([
    ['a step before the service', 'before delete on account', ''],
    ['the service', 'before delete on identity.user', ''],
    ['the last step of all, the commit', 'after delete on account', 'deferrable initially deferred'],
  ])('not at all where %s fails', async (what, when, how) => {
    const { token, subject } = await givenLeaver(`stays-${what.length}@example.org`)
    await pool.query(
      `create or replace function no() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    )
    await pool.query(`create ${how && 'constraint'} trigger no ${when} ${how} for each row execute function no()`)
    try {
      expect((await call('DELETE /api/me', { bearer: token })).status).toBe(500)
      expect(await left(subject)).toEqual(['account', 'thing', 'user'])
    } finally {
      await pool.query('drop function no cascade')
    }
    expect((await call('DELETE /api/me', { bearer: token })).status).toBe(200)
    expect(await left(subject)).toEqual([])
  })
})

describe('a session whose token is lost', () => {
  const own = { host: 'localhost', origin: 'http://localhost' }

  test('can be ended from our own pages by its cookie, and does nothing else', async () => {
    const { cookie } = await givenUser('lost@example.org')
    for (const address of ['POST /api/probe/things', 'DELETE /api/me', 'PATCH /api/me']) {
      expect(await call(address, { cookie, headers: own, body: {} })).toMatchObject({
        status: 401,
        code: 'sign-in-needed',
      })
    }
    const answer = await call('POST /api/auth/logout', { cookie, headers: { ...own, 'sec-fetch-site': 'same-origin' } })
    expect(answer).toMatchObject({ status: 200, body: {}, cookie: expect.stringMatching(/^farsight=; Max-Age=0/) })
    expect((await call('GET /api/me', { cookie })).status).toBe(401)
  })

  test.each([
    ['nobody says which page asks', { host: 'localhost' }],
    ['the browser names no origin', { host: 'localhost', 'sec-fetch-site': 'same-origin' }],
    ['a neighbouring host asks', { host: 'localhost', origin: 'http://evil.localhost', 'sec-fetch-site': 'same-site' }],
    ['a page of no site asks', { host: 'localhost', origin: 'null' }],
  ])('is not ended where %s', async (_, headers) => {
    const { cookie } = await givenUser(`kept-${Object.values(headers).join('').length}@example.org`)
    const answer = await call('POST /api/auth/logout', { cookie, headers })
    expect([answer.status >= 400, answer.cookie]).toEqual([true, undefined])
    expect((await call('GET /api/me', { cookie })).status).toBe(200)
  })
})
