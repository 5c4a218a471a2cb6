/** What ends with a sign-in: its tokens, its cookie, and at once what is being read by it, in every process. */
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#kit/server/config/config.ts'
import { givenServer, quickPasswords } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { plenty } from '../../../../test/plenty.ts'
import { listenTo } from '../../../../test/server-sent.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { createServer } from '../server.ts'

const { app, database, pool } = await givenServer()
const other = await createServer({
  database,
  config: readConfig({}),
  passwordCost: quickPasswords,
  allowances: plenty,
})
whenDone(() => other.close())
const addresses = await Promise.all([app, other].map((server) => server.listen({ host: '127.0.0.1', port: 0 })))

type User = Pick<Awaited<ReturnType<typeof givenUser>>, 'token' | 'cookie' | 'refreshToken'>
const toolkit = async (name: string, payload: object) =>
  (
    await app.inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=x`, payload })
  ).json()
const asked = (method: 'GET' | 'POST' | 'DELETE', url: string, { token, cookie }: User) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}`, cookie } })

/** Signed in, and once more in a second browser. */
async function givenTwo() {
  const here = await givenUser(app)
  const { idToken: token, refreshToken } = await toolkit('signInWithPassword', {
    email: here.email,
    password: 'abc123',
  })
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { idToken: token } })
  const there: User = { token, refreshToken, cookie: String(login.headers['set-cookie']).split(';')[0] ?? '' }
  return { here, there }
}

/** A stream in each process that has been greeted; `isOver` as soon as both have ended. */
async function listenAs({ cookie }: User) {
  const ears = await Promise.all(addresses.map((address) => listenTo(`${address}/api/stream?refs=own`, { cookie })))
  onTestFinished(() => ears.forEach((ear) => ear.leave()))
  await expect.poll(() => ears.map(({ messages }) => messages.length)).toEqual([1, 1])
  const state = { isOver: false }
  const over = Promise.all(ears.map(({ ended }) => ended)).then(() => (state.isOver = true))
  return { state, over }
}

const refresh = (token: string) =>
  app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString(),
  })
/** What the bearer and the refresh token are answered with. */
async function proofsOf(user: User) {
  const renewed = await refresh(user.refreshToken)
  const { statusCode } = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${user.token}` } })
  return [statusCode, renewed.statusCode]
}

test('R42 who signs out leaves nothing that opens the account, and other browsers go on', async () => {
  const { here, there } = await givenTwo()
  const [left, kept] = [await listenAs(here), await listenAs(there)]
  await asked('POST', '/api/auth/logout', here)
  await left.over
  expect(await proofsOf(here)).toEqual([401, 400])
  expect(await proofsOf(there)).toEqual([200, 200])
  expect(kept.state.isOver).toBe(false)
})

test('a device that is ended from another is out at once', async () => {
  const { here, there } = await givenTwo()
  const gone = await listenAs(there)
  const { devices } = (await asked('GET', '/api/me/devices', here)).json()
  expect(devices).toHaveLength(2)
  const elsewhere = devices.find(({ isHere }: { isHere: boolean }) => !isHere)
  await asked('DELETE', `/api/me/devices/${elsewhere.id}`, here)
  await gone.over
  expect([await proofsOf(there), await proofsOf(here)]).toEqual([
    [401, 400],
    [200, 200],
  ])
})

test('signing out everywhere else leaves this one, and no other: not even one that never came here', async () => {
  const { here, there } = await givenTwo()
  const unseen = await toolkit('signInWithPassword', { email: here.email, password: 'abc123' })
  const [gone, kept] = [await listenAs(there), await listenAs(here)]
  await asked('DELETE', '/api/me/devices', here)
  await gone.over
  expect(await proofsOf(there)).toEqual([401, 400])
  expect(await proofsOf({ token: unseen.idToken, cookie: '', refreshToken: unseen.refreshToken })).toEqual([401, 400])
  expect([await proofsOf(here), kept.state.isOver]).toEqual([[200, 200], false])
  expect((await asked('GET', '/api/me/devices', here)).json().devices).toHaveLength(1)
})

test('a new password ends at once what others read', async () => {
  const { here, there } = await givenTwo()
  const gone = await listenAs(there)
  await toolkit('update', { idToken: here.token, password: 'a better horse' })
  await gone.over
  expect(await proofsOf(there)).toEqual([401, 400])
})

test('a refresh token that was copied takes the open streams of its sign-in along', async () => {
  const { here, there } = await givenTwo()
  const [gone, kept] = [await listenAs(there), await listenAs(here)]
  const next: string = (await refresh(there.refreshToken)).json().refresh_token
  await refresh(next)
  await pool.query(`update identity.refresh_token set spent_at = spent_at - interval '2 minutes'`)
  expect((await refresh(there.refreshToken)).statusCode).toBe(400)
  await gone.over
  expect([await proofsOf(there), kept.state.isOver]).toEqual([[401, 400], false])
  const { devices } = (await asked('GET', '/api/me/devices', here)).json()
  expect(devices).toMatchObject([{ isHere: true }])
})

test('a deleted account is heard of no more', async () => {
  const { here, there } = await givenTwo()
  const [one, two] = [await listenAs(here), await listenAs(there)]
  expect((await asked('DELETE', '/api/me', here)).statusCode).toBe(200)
  await Promise.all([one.over, two.over])
  expect((await pool.query(`select from event where data ->> 'account' = $1`, [here.id])).rowCount).toBe(0)
})
