/** Where somebody is signed in, whatever service signs them in: listed, and ended one by one. */
import { expect, test } from 'vitest'
import { claimsOf, givenAccounts, secondsNow } from '../../../../test/given/sign-in.ts'

const { signIn, call, givenUser, pool } = await givenAccounts()
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
type Listed = { id: string; agent: string; since: string; usedAt: string; isHere: boolean }
type Proof = { bearer?: string; cookie?: string }

const list = async (proof: Proof): Promise<Listed[]> => (await call('GET /api/me/devices', proof)).body.devices
/** Signed in so many seconds ago, and in once more an hour before that elsewhere. */
async function givenTwo(subject: string) {
  const elsewhere = await givenUser(subject, { auth_time: secondsNow() - 3600 })
  const here = await givenUser(subject, { auth_time: secondsNow() - 60 })
  return { here: { ...here, proof: { bearer: here.token, cookie: here.cookie } }, elsewhere }
}
const minutesSince = (time = '') => Math.round((Date.now() - Date.parse(time)) / 60_000)
const end = (proof: Proof, id: string | undefined) => call(`DELETE /api/me/devices/${id}`, proof)
const isOut = async ({ token, cookie }: { token: string; cookie: string }) => {
  expect(await call('GET /api/me', { bearer: token })).toMatchObject({ status: 401, code: 'session-ended' })
  expect(await call('GET /api/me', { cookie })).toMatchObject({ status: 401, code: 'sign-in-needed' })
  expect(await call('POST /api/auth/login', { body: { idToken: token } })).toMatchObject({ code: 'session-ended' })
}

test('each place is told by its browser and system, since when and when last used, and which one asks', async () => {
  const { here, elsewhere } = await givenTwo('listed')
  const token = await signIn.sign(claimsOf('listed', { auth_time: secondsNow() - 30 }))
  await call('POST /api/auth/login', { body: { idToken: token }, headers: { 'user-agent': firefox } })
  const told = await list({ bearer: token })
  expect(told.map(({ agent, isHere }) => [agent, isHere])).toEqual([
    ['Firefox on Linux', true],
    ['A program', false],
    ['A program', false],
  ])
  const sinceMs = told.map(({ since }) => Date.now() - Date.parse(since))
  expect(sinceMs.map((ms) => Math.round(ms / 60_000))).toEqual([expect.any(Number), 1, 60])
  expect((await list({ cookie: elsewhere.cookie })).map(({ isHere }) => isHere)).toEqual([false, false, true])
  expect(JSON.stringify(told)).not.toContain('Mozilla')
  expect((await list(here.proof)).length).toBe(3)
})

test('one that is ended opens nothing more, and cannot log in again with its token; others go on', async () => {
  const { here, elsewhere } = await givenTwo('ended')
  const other = (await list(here.proof)).find(({ isHere }) => !isHere)
  expect((await end(here.proof, other?.id)).status).toBe(200)
  await isOut(elsewhere)
  expect((await list(here.proof)).map(({ isHere }) => isHere)).toEqual([true])
  expect(await end(here.proof, other?.id)).toMatchObject({ status: 404, code: 'not-found' })
  const { rows } = await pool.query('select agent from device where id = $1', [other?.id])
  expect(rows).toEqual([{ agent: '' }])
})

/** As our own page asks, once the sign-in service gives it no token any more. */
const forget = (cookie: string) =>
  call('POST /api/auth/logout', {
    cookie,
    headers: { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
  })

test('a browser that was signed out from another one is told so when it forgets its user; who signed out by themselves is not', async () => {
  const { here, elsewhere } = await givenTwo('told')
  const third = await givenUser('told', { auth_time: secondsNow() - 30 })
  const [, , oldest] = await list(here.proof)
  await end(here.proof, oldest?.id)
  expect(await forget(elsewhere.cookie)).toMatchObject({ status: 401, code: 'signed-out-elsewhere' })
  // Reading says nothing of it: who has no session is a visitor.
  expect((await call('GET /api/probe/anyone', { cookie: elsewhere.cookie })).body.viewer).toBeNull()
  await call('DELETE /api/me/devices', { bearer: third.token })
  expect((await forget(here.cookie)).code).toBe('signed-out-elsewhere')
  await call('POST /api/auth/logout', { bearer: third.token, cookie: third.cookie })
  expect((await forget(third.cookie)).code).toBe('sign-in-needed')
  expect((await forget(`farsight=${'A'.repeat(43)}`)).code).toBe('sign-in-needed')
})

test('that a session was ended from another browser is kept for no longer than its cookie', async () => {
  const { here, elsewhere } = await givenTwo('kept')
  await call('DELETE /api/me/devices', here.proof)
  await pool.query(`update ended_session set expires_at = now() - interval '1 second'`)
  await givenUser('kept', { auth_time: secondsNow() })
  expect((await forget(elsewhere.cookie)).code).toBe('sign-in-needed')
})

test('R42 what was signed out of opens nothing more with the token it had', async () => {
  const { here, elsewhere } = await givenTwo('logged out')
  await call('POST /api/auth/logout', here.proof)
  await isOut(here)
  expect((await call('GET /api/me', { bearer: elsewhere.token })).status).toBe(200)
})

test('signing out everywhere else also ends what was never seen here, and lets in whoever signs in after', async () => {
  const { here, elsewhere } = await givenTwo('alone')
  const unseen = await signIn.sign(claimsOf('alone', { auth_time: secondsNow() - 500 }))
  expect((await call('DELETE /api/me/devices', here.proof)).status).toBe(200)
  await isOut(elsewhere)
  expect(await call('GET /api/me', { bearer: unseen })).toMatchObject({ code: 'session-ended' })
  expect((await call('GET /api/me', here.proof)).status).toBe(200)
  expect((await call('GET /api/me', { cookie: here.cookie })).status).toBe(200)
  const later = await signIn.sign(claimsOf('alone', { auth_time: secondsNow() }))
  expect((await call('GET /api/me', { bearer: later })).status).toBe(200)
})

test('nobody ends a device of somebody else', async () => {
  const { here } = await givenTwo('mine')
  const eve = await givenUser('eve')
  const [mine] = await list(here.proof)
  expect(await end({ bearer: eve.token }, mine?.id)).toMatchObject({ status: 404, code: 'not-found' })
  expect((await call('GET /api/me', here.proof)).status).toBe(200)
  for (const address of ['GET /api/me/devices', 'DELETE /api/me/devices', 'DELETE /api/me/devices/1'])
    expect((await call(address)).code).toBe('sign-in-needed')
  expect((await call('DELETE /api/me/devices/1', { cookie: here.cookie })).code).toBe('sign-in-needed')
})

test('a program that brings a token alone is a device too', async () => {
  const { here } = await givenTwo('with a program')
  const token = await signIn.sign(claimsOf('with a program', { auth_time: secondsNow() - 10, sid: 'of the program' }))
  await call('GET /api/me', { bearer: token, headers: { 'user-agent': 'curl/8.14.1' } })
  const added = (await list(here.proof)).find(({ agent, isHere }) => agent === 'A program' && !isHere)
  expect((await list({ bearer: token })).find(({ isHere }) => isHere)?.id).toBe(added?.id)
  expect(await list(here.proof)).toHaveLength(3)
})

test('a browser that is signed in and is so anew stays one device', async () => {
  const { cookie, id } = await givenUser('anew', { sid: 'first' })
  const [before] = await list({ cookie })
  const again = await signIn.sign(claimsOf('anew', { sid: 'second', auth_time: secondsNow() }))
  await call('GET /api/me', { bearer: again, cookie })
  const third = await signIn.sign(claimsOf('anew', { sid: 'third', auth_time: secondsNow() }))
  await call('POST /api/auth/login', { cookie, body: { idToken: third } })
  expect(await list({ bearer: third })).toMatchObject([{ id: before?.id, isHere: true }])
  expect((await pool.query('select from device where account_id = $1', [id])).rowCount).toBe(1)
})

test('when a device was last used is known to ten minutes', async () => {
  const { here } = await givenTwo('seldom')
  const [mine] = await list(here.proof)
  const age = (interval: string) =>
    pool.query('update device set used_at = used_at - $2::interval where id = $1', [mine?.id, interval])
  await age('9 minutes')
  const [kept] = (await list(here.proof)).filter(({ isHere }) => isHere)
  expect(minutesSince(kept?.usedAt)).toBe(9)
  await age('2 minutes')
  await call('GET /api/me', { cookie: here.cookie })
  const [used] = (await list(here.proof)).filter(({ isHere }) => isHere)
  expect(minutesSince(used?.usedAt)).toBe(0)
})

test('of more than fifty the last used are told, and the one that asks, and how many there are besides; all others end with them', async () => {
  const { here, elsewhere } = await givenTwo('busy')
  const userId = (await call('GET /api/me', here.proof)).body.user['_id']
  await pool.query(
    `insert into device (account_id, sign_in, auth_time, agent, used_at)
      select $1, 'busy ' || i, now() - interval '1 day', 'A program', now() + make_interval(mins => i) from generate_series(1, 60) as i`,
    [userId],
  )
  const { body } = await call('GET /api/me/devices', here.proof)
  expect(body.devices.length).toBe(51)
  expect(body.devices.filter(({ isHere }: Listed) => isHere).length).toBe(1)
  // Ten of the sixty, and the one where they are signed in elsewhere.
  expect(body.more).toBe(11)

  await call('DELETE /api/me/devices', here.proof)
  expect((await call('GET /api/me/devices', here.proof)).body).toMatchObject({ devices: [{ isHere: true }], more: 0 })
  await isOut(elsewhere)
  const { rows } = await pool.query('select from device where account_id = $1 and ended_at is null', [userId])
  expect(rows.length).toBe(1)
})
