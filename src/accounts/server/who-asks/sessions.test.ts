/** Sessions over HTTP against a real database: what is kept of them, how long they last and what ends them. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { claimsOf, givenAccounts, secondsNow } from '../../../../test/given/sign-in.ts'

const { pool, signIn, call, givenUser } = await givenAccounts()

test('the database knows a session by its hash alone', async () => {
  const { cookie } = await givenUser('hashed')
  const token = cookie.split('=')[1] ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const digest = createHash('sha256').update(token).digest()
  expect((await pool.query('select 1 from session where digest = $1', [digest])).rowCount).toBe(1)
  const { rows } = await pool.query<{ row: string }>(
    'select session::text as row from session union all select account::text from account',
  )
  expect(rows.length).toBeGreaterThanOrEqual(2) // the session and its account
  for (const { row } of rows) expect(row).not.toContain(token)
})

test('a session lasts 14 days, and is cleared away by the next login of anybody', async () => {
  const { cookie, id } = await givenUser('fortnight')
  const age = async (days: number) => {
    const text = `update session set created_at = now() - make_interval(secs => $2), expires_at = now() - make_interval(secs => $2) + interval '336 hours'
      where account_id = $1`
    await pool.query(text, [id, Math.round(days * 86_400)])
  }
  await age(13.99)
  expect((await call('GET /api/me', { cookie })).status).toBe(200)
  await age(14.01)
  expect(await call('GET /api/me', { cookie })).toMatchObject({ status: 401, code: 'sign-in-needed' })
  await givenUser('another')
  expect((await pool.query('select 1 from session where account_id = $1', [id])).rowCount).toBe(0)
  await expect(
    age(14.01).then(() =>
      pool.query(`insert into session values (sha256('x'), $1, now(), now(), now() + interval '15 days')`, [id]),
    ),
  ).rejects.toThrow(/check constraint/)
})

test('a login ends the session that the browser had', async () => {
  const first = await givenUser('browser')
  const token = await signIn.sign(claimsOf('browser 2'))
  const second = await call('POST /api/auth/login', { cookie: first.cookie, bearer: token, body: { idToken: token } })
  expect(second.status).toBe(200)
  expect((await call('GET /api/probe/anyone', { cookie: first.cookie })).body.viewer).toBeNull()
  const cookie = String(second.cookie).split(';')[0] ?? ''
  expect((await call('GET /api/me', { cookie })).body.user.iamId).toBe('browser 2')
})

test('a login of the same sign-in leaves the session before it a minute, for another tab that asks meanwhile', async () => {
  const { cookie, token, id } = await givenUser('tabs', { sid: 'tabs' })
  const again = await call('POST /api/auth/login', { cookie, bearer: token, body: { idToken: token } })
  expect(again.status).toBe(200)
  expect((await call('GET /api/me', { cookie })).status).toBe(200)
  const left = `select round(extract(epoch from expires_at - now())) < 61 as "isShort" from session where account_id = $1 order by expires_at`
  expect((await pool.query(left, [id])).rows).toEqual([{ isShort: true }, { isShort: false }])
  await pool.query(
    `update session set created_at = created_at - interval '2 minutes', expires_at = expires_at - interval '2 minutes' where account_id = $1`,
    [id],
  )
  expect(await call('GET /api/me', { cookie })).toMatchObject({ status: 401, code: 'sign-in-needed' })
  expect((await call('GET /api/me', { cookie: String(again.cookie).split(';')[0] ?? '' })).status).toBe(200)
})

test('a logout ends the session that was replaced a moment ago as well', async () => {
  const { cookie, token } = await givenUser('replaced', { sid: 'replaced' })
  const again = await call('POST /api/auth/login', { cookie, bearer: token, body: { idToken: token } })
  const now = String(again.cookie).split(';')[0] ?? ''
  expect((await call('POST /api/auth/logout', { bearer: token, cookie: now })).status).toBe(200)
  for (const one of [cookie, now]) expect((await call('GET /api/me', { cookie: one })).code).toBe('sign-in-needed')
})

test('whoever signs in anew in the same browser ends at once the session that they had there', async () => {
  const now = secondsNow()
  const { cookie } = await givenUser('anew', { sid: 'before', auth_time: now - 60 })
  const anew = await signIn.sign(claimsOf('anew', { sid: 'after', auth_time: now }))
  expect((await call('POST /api/auth/login', { cookie, bearer: anew, body: { idToken: anew } })).status).toBe(200)
  expect((await call('GET /api/me', { cookie })).code).toBe('sign-in-needed')
})

test('forty pages that one browser opens within a minute push no other browser out', async () => {
  const there = await givenUser('many pages', { sid: 'there' })
  const here = await givenUser('many pages', { sid: 'here' })
  let { cookie } = here
  for (let i = 0; i < 40; i++) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await call('POST /api/auth/login', { cookie, bearer: here.token, body: { idToken: here.token } })
    cookie = String(answer.cookie).split(';')[0] ?? ''
  }
  expect((await call('GET /api/me', { cookie: there.cookie })).status).toBe(200)
})

test('R42 a logout ends the session of that browser alone, and clears its cookie', async () => {
  const [here, there] = [
    await givenUser('two browsers', { sid: 'one' }),
    await givenUser('two browsers', { sid: 'two' }),
  ]
  const answer = await call('POST /api/auth/logout', { bearer: here.token, cookie: here.cookie })
  expect(answer).toMatchObject({ status: 200, body: {} })
  expect(answer.cookie).toBe('farsight=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect((await call('GET /api/me', { cookie: here.cookie })).code).toBe('sign-in-needed')
  expect((await call('GET /api/me', { cookie: there.cookie })).status).toBe(200)
})

test('a browser that logged in long ago stays known: how old the proof is matters to nobody here', async () => {
  const now = secondsNow()
  const { cookie } = await givenUser('old', { auth_time: now - 40 * 86_400 })
  expect((await call('GET /api/me', { cookie })).status).toBe(200)
})
