/** Tokens: what they say, how long they hold, and what ends them. */
import {
  createUserWithEmailAndPassword as signUp,
  deleteUser,
  signInAnonymously,
  signInWithEmailAndPassword as signIn,
} from '@firebase/auth'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenIdentity } from '../../../../test/given/identity.ts'
import { aTelephone, anAddress } from '../../../../test/strangers.ts'

const refusedWith = (code: string) => ({ code: `auth/${code}` })
const day = 86_400
type World = Awaited<ReturnType<typeof givenIdentity>>

/** Its clock only goes on. Tests that count keys, or look at all that there is, have one of their own. */
const world = await givenIdentity()
const { browser, call, database, identity, pool, wait } = world
let email = ''
beforeEach(() => {
  email = anAddress()
})

function verify(service: World, token: string) {
  return jwtVerify(token, service.identity.keys, {
    issuer: service.identity.issuer,
    audience: 'farsight-local',
    algorithms: ['RS256'],
    currentDate: service.now(),
  })
}

test('a token is signed by RS256 and has the claims of Google’s, for an hour', async () => {
  const { user } = await signUp(world.browser(), email, 'correct horse')
  const { payload, protectedHeader } = await verify(world, await user.getIdToken())
  expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: expect.any(String) })
  expect(payload).toMatchObject({
    iss: world.identity.issuer,
    aud: 'farsight-local',
    sub: user.uid,
    user_id: user.uid,
    email,
  })
  expect(world.identity.issuer).toMatch(/^urn:farsight:[\w-]{22}$/)
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600)
  const published = createRemoteJWKSet(new URL(`${world.origin}/.well-known/jwks.json`))
  await expect(jwtVerify(await user.getIdToken(), published)).resolves.toBeDefined()
})

test('the published keys are public', async () => {
  const { keys } = (await world.app.inject('/.well-known/jwks.json')).json()
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
})

test('a guest’s token says so', async () => {
  const { user } = await signInAnonymously(browser())
  const { claims } = await user.getIdTokenResult()
  expect(claims).toMatchObject({
    provider_id: 'anonymous',
    firebase: { sign_in_provider: 'anonymous', identities: {} },
  })
  expect(claims).not.toHaveProperty('email')
})

test('R48 a session is renewed for half a year, and keeps the time of its sign-in', async () => {
  const { user } = await signUp(browser(), email, 'correct horse')
  const { claims } = await user.getIdTokenResult()
  wait(179 * day)
  const renewed = await user.getIdTokenResult(true)
  expect(renewed.claims['auth_time']).toBe(claims['auth_time'])
  expect(Number(renewed.claims['iat']) - Number(claims['iat'])).toBeGreaterThan(178 * day)
  wait(2 * day)
  await expect(user.getIdToken(true)).rejects.toMatchObject(refusedWith('user-token-expired'))
})

test('a revoked user is signed out everywhere, and may sign in again in the same second', async () => {
  const auth = browser()
  const { user } = await signUp(auth, email, 'correct horse')
  await identity.revoke(user.uid)
  const validSince = (await identity.validSince(user.uid)) ?? 0
  expect(Number((await user.getIdTokenResult()).claims['auth_time'])).toBeLessThan(validSince)
  await expect(user.getIdToken(true)).rejects.toMatchObject(refusedWith('user-token-expired'))
  expect(auth.currentUser).toBeNull()
  const again = await signIn(auth, email, 'correct horse')
  expect(Number((await again.user.getIdTokenResult(true)).claims['auth_time'])).toBeGreaterThanOrEqual(validSince)
})

test('revoking holds whatever fraction of a second it happens in', async () => {
  const clock = { time: new Date('2026-11-21T10:00:00.900Z') }
  const then = await givenIdentity({ database, now: () => clock.time })
  const { localId, refreshToken } = (await then.call('signUp', { email, password: 'correct horse' })).body
  clock.time = new Date('2026-11-21T10:00:00.950Z')
  await then.identity.revoke(localId)
  clock.time = new Date('2026-11-21T10:00:05.000Z')
  expect((await then.use(refreshToken)).body.error.message).toBe('TOKEN_EXPIRED')
})

test('a disabled user is signed out and let in no more', async () => {
  const { user } = await signUp(browser(), email, 'correct horse')
  await pool.query('update identity.user set disabled = true where uid = $1', [user.uid])
  await expect(user.getIdToken(true)).rejects.toMatchObject(refusedWith('user-disabled'))
  await expect(signIn(browser(), email, 'correct horse')).rejects.toMatchObject(refusedWith('user-disabled'))
  expect(await identity.validSince(user.uid)).toBeNull()
})

test('a user deletes their account after a recent sign-in: nothing of it is left, and every session ends', async () => {
  const { user } = await signUp(browser(), email, 'correct horse')
  wait(301)
  await expect(deleteUser(user)).rejects.toMatchObject(refusedWith('requires-recent-login'))
  const other = (await signIn(browser(), email, 'correct horse')).user
  const third = (await signIn(browser(), email, 'correct horse')).user
  const tokens = await Promise.all([user, other, third].map((one) => one.getIdToken()))
  const marks = [user.uid, email, ...tokens.map((token) => String(decodeJwt(token)['sid']))]
  await deleteUser(other)
  expect(await identity.validSince(user.uid)).toBeNull()
  await expect(third.reload()).rejects.toMatchObject(refusedWith('user-token-expired'))
  await expect(user.getIdToken(true)).rejects.toMatchObject(refusedWith('user-token-expired'))
  for (const table of ['user', 'sign_in', 'refresh_token', 'provider']) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from identity.${table} t`)
    for (const mark of marks) expect(rows.filter(({ row }) => row.includes(mark))).toEqual([])
  }
})

test('the server may remove a user itself', async () => {
  const { user } = await signUp(browser(), email, 'correct horse')
  await identity.removeUser(user.uid)
  await expect(user.reload()).rejects.toMatchObject(refusedWith('user-token-expired'))
  await expect(signUp(browser(), email, 'correct horse')).resolves.toBeDefined()
})

test('tokens of the key before verify for three hours after it was replaced, and then not', async () => {
  const own = await givenIdentity()
  const { app } = own
  const before = await (await signUp(own.browser(), email, 'correct horse')).user.getIdToken()
  await own.identity.rotateKey()
  const after = await (await signIn(own.browser(), email, 'correct horse')).user.getIdToken()
  expect(decodeProtectedHeader(after)['kid']).not.toBe(decodeProtectedHeader(before)['kid'])
  await expect(verify(own, before)).resolves.toBeDefined()
  await expect(verify(own, after)).resolves.toBeDefined()
  expect((await app.inject('/.well-known/jwks.json')).json().keys).toHaveLength(2)
  own.wait(3 * 3600 - 5)
  await expect(own.identity.keys(decodeProtectedHeader(before) as never, {} as never)).resolves.toBeDefined()
  own.wait(10)
  await expect(own.identity.keys(decodeProtectedHeader(before) as never, {} as never)).rejects.toThrow(
    errors.JWKSNoMatchingKey,
  )
  expect((await app.inject('/.well-known/jwks.json')).json().keys).toHaveLength(1)
  await own.identity.rotateKey()
  expect((await own.pool.query('select kid from identity.signing_key')).rows).toHaveLength(2)
})

test('a key signs for thirty days', async () => {
  await identity.rotateKey()
  await call('signUp', { email, password: 'correct horse' })
  const kid = async () =>
    decodeProtectedHeader((await call('signInWithPassword', { email, password: 'correct horse' })).body.idToken)['kid']
  const first = await kid()
  wait(30 * day - 60)
  expect(await kid()).toBe(first)
  wait(120)
  expect(await kid()).not.toBe(first)
})

test('two services on one database have one issuer, and know each other’s keys, users and sessions', async () => {
  const two = await givenIdentity({ database, now: world.now })
  expect(two.identity.issuer).toBe(identity.issuer)
  await identity.rotateKey()
  const { user } = await signUp(browser(), email, 'correct horse')
  await expect(verify(two, await user.getIdToken())).resolves.toBeDefined()
  expect((await two.call('lookup', { idToken: await user.getIdToken() })).body.users).toMatchObject([
    { localId: user.uid },
  ])
  await two.identity.revoke(user.uid)
  await expect(user.getIdToken(true)).rejects.toMatchObject(refusedWith('user-token-expired'))
})

test('services that open at once on an empty database agree on one key and one issuer', async () => {
  const own = await givenDatabase<unknown>()
  await own.pool.query('delete from identity.signing_key')
  await own.pool.query('delete from identity.setting')
  const services = await Promise.all([1, 2, 3, 4].map(() => givenIdentity({ database: own })))
  expect(new Set(services.map((service) => service.identity.issuer)).size).toBe(1)
  expect((await own.pool.query('select kid from identity.signing_key')).rows).toHaveLength(1)
})

test('a key that nobody has made is looked for a few times, not at every token', async () => {
  const one = await givenIdentity({ database })
  const asked: string[] = []
  const ask = () => void asked.push('a connection')
  pool.on('acquire', ask)
  for (let n = 0; n < 50; n++)
    await Promise.resolve(one.identity.keys({ alg: 'RS256', kid: `made up ${n}` }, {} as never)).catch(() => {})
  pool.off('acquire', ask)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(5)
})

test('a token that is not ours, is none, or names no key is refused', async () => {
  const other = await givenIdentity()
  await other.identity.rotateKey() // to one of its own
  const theirs = await (await signUp(other.browser(), email, 'correct horse')).user.getIdToken()
  const unsigned = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${btoa(JSON.stringify({ iss: identity.issuer, aud: 'farsight-local', sub: 'x' })).replaceAll('=', '')}.`
  const byPassword = await new SignJWT({ auth_time: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(identity.issuer)
    .setAudience('farsight-local')
    .setSubject('x')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('a secret of some thirty-two bytes'))
  for (const idToken of [theirs, unsigned, byPassword, 'none', 'a.b.c']) {
    expect((await call('lookup', { idToken })).body.error.message).toBe('INVALID_ID_TOKEN')
  }
  await expect(verify(world, theirs)).rejects.toThrow(errors.JWKSNoMatchingKey)
})

test('an expired token is told from a wrong one', async () => {
  const { user } = await signUp(browser(), email, 'correct horse')
  const idToken = await user.getIdToken()
  wait(3601)
  expect((await call('lookup', { idToken })).body.error.message).toBe('TOKEN_EXPIRED')
})

test('what has expired is deleted when the service opens, and with the traffic once an hour', async () => {
  const own = await givenIdentity()
  await own.call('signUp', { email, password: 'correct horse' })
  await own.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  await own.call('sendVerificationCode', { phoneNumber: aTelephone() })
  const left = async () => {
    const tables = ['refresh_token', 'code', 'phone_code', 'attempt', 'mail']
    const counts = tables.map(async (table) => [
      table,
      (await own.pool.query(`select * from identity.${table}`)).rows.length,
    ])
    return Object.fromEntries(await Promise.all(counts))
  }
  expect(await left()).toMatchObject({ refresh_token: 1, code: 1, phone_code: 1, mail: 2 })
  own.wait(2 * day)
  await own.call('lookup', {})
  expect(await left()).toEqual({ refresh_token: 1, code: 0, phone_code: 0, attempt: 0, mail: 0 })
  own.wait(181 * day)
  await givenIdentity({ database: own.database, now: own.now })
  expect((await left())['refresh_token']).toBe(0)
})
