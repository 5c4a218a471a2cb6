/** What a refresh token is worth: once, and to one browser. */
import {
  createUserWithEmailAndPassword as signUp,
  signInWithEmailAndPassword as signIn,
  updateProfile,
} from '@firebase/auth'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { givenIdentity } from '../../../../../test/given/identity.ts'
import { anAddress } from '../../../../../test/strangers.ts'

const password = 'correct horse'
const expired = { code: 'auth/user-token-expired' }

/** Its clock only goes on. */
const world = await givenIdentity()
const { browser, call, database, identity, pool, wait } = world

/** The token that is answered, or the reason why none is. */
async function use(token: string): Promise<string> {
  const { body, status } = await world.use(token)
  return status === 200 ? String(body.refresh_token) : body.error.message
}

/** Somebody new. `outbox`: the letters to them. */
async function givenSignedIn() {
  const email = anAddress()
  const { refreshToken, idToken, localId } = (await call('signUp', { email, password })).body
  await pool.query('update identity.user set email_verified = true where uid = $1', [localId])
  const outbox = () => world.outbox(email)
  return { email, first: String(refreshToken), idToken: String(idToken), uid: String(localId), outbox }
}
const over = 'TOKEN_EXPIRED'

test('a refresh token works once, and is answered with the next', async () => {
  const { first } = await givenSignedIn()
  const tokens = [first]
  for (let n = 0; n < 4; n++) {
    tokens.push(await use(tokens.at(-1) ?? '')) // eslint-disable-line no-await-in-loop
    wait(3600)
  }
  expect(new Set(tokens).size).toBe(5)
  expect(await use(tokens[1] ?? '')).toBe(over)
})

test('tabs that use the same one within a minute get the same next one, and the newest of several', async () => {
  const { first } = await givenSignedIn()
  const [one, two, three] = await Promise.all([use(first), use(first), use(first)])
  expect([two, three]).toEqual([one, one])
  const next = await use(one)
  wait(50)
  expect(await use(first)).toBe(next)
  expect(await use(one)).toBe(next)
})

test('a spent one that comes back after a minute ends its sign-in, in whoever’s hands, and its owner is told', async () => {
  const { email, first, outbox, idToken, uid } = await givenSignedIn()
  const other = (await call('signInWithPassword', { email, password })).body
  const next = await use(await use(first))
  wait(61)
  expect(await use(first)).toBe(over)
  expect(await use(next)).toBe(over)
  expect((await call('lookup', { idToken })).body.error.message).toBe(over)
  expect(await identity.validSince(uid, String(decodeJwt(idToken)['sid']))).toBeNull()
  expect((await outbox()).map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'We ended one of your sign-ins to Farsight'],
  ])
  expect(await use(other.refreshToken)).not.toBe(over)
  expect((await call('lookup', { idToken: other.idToken })).body.users).toHaveLength(1)
})

test('whoever never got the answer may ask once more, however late, and gets another', async () => {
  const { first } = await givenSignedIn()
  const lost = await use(first)
  wait(30 * 86_400)
  const [next, again] = await Promise.all([use(first), use(first)])
  expect(next).not.toBe(lost)
  expect(again).toBe(next)
  wait(3600)
  const after = await use(next)
  expect(await use(after)).not.toBe(over)
})

test('an answer is believed lost once, and only while nobody has used it', async () => {
  const { first: twice } = await givenSignedIn()
  await use(twice)
  wait(3600)
  const next = await use(twice)
  wait(61)
  expect(await use(twice)).toBe(over)
  expect(await use(next)).toBe(over)
  const { first: used } = await givenSignedIn()
  const after = await use(await use(used))
  wait(61)
  expect(await use(used)).toBe(over)
  expect(await use(after)).toBe(over)
})

test('a thief who takes turns with the owner is noticed by the second turn', async () => {
  const { first, outbox } = await givenSignedIn()
  const owners = await use(first)
  wait(3000)
  const thiefs = await use(first)
  wait(3000)
  expect(await use(owners)).toBe(over)
  expect(await use(thiefs)).toBe(over)
  expect(await outbox()).toHaveLength(1)
})

test('a made-up token under the name of a sign-in is refused, and the sign-in goes on', async () => {
  const { first, outbox } = await givenSignedIn()
  const [name, secret, mark] = first.split('.')
  const madeUp = [`${name}.none`, `${name}.none.${mark}`, `${name}.${secret}`, `${name}.${secret}.none`, `${name}.`]
  for (const token of ['none', `${'a'.repeat(22)}.none`, ...madeUp]) expect(await use(token)).toBe(over)
  expect(await use(await use(first))).not.toBe(over)
  expect(await outbox()).toEqual([])
})

test('one of long ago that comes back ends its sign-in, though nothing is kept of it', async () => {
  const { first, outbox } = await givenSignedIn()
  let token = first
  for (let n = 0; n < 3; n++) {
    wait(3600)
    token = await use(token) // eslint-disable-line no-await-in-loop
  }
  expect(await use(first)).toBe(over)
  expect(await use(token)).toBe(over)
  expect(await outbox()).toHaveLength(1)
})

test('what is kept opens nothing: of tokens their hashes alone, and few of them', async () => {
  const { first, uid } = await givenSignedIn()
  let token = first
  for (let n = 0; n < 6; n++) {
    token = await use(token) // eslint-disable-line no-await-in-loop
    wait(120)
  }
  const { rows } = await pool.query<{ row: string }>(
    'select t::text as row from identity.refresh_token t join identity.sign_in s on s.id = t.sign_in where s.uid = $1',
    [uid],
  )
  expect(rows).toHaveLength(2)
  for (const { row } of rows) expect(row).not.toContain(token.split('.')[1])
})

test('a changed profile is answered with a token that goes on, and the one before is spent', async () => {
  const { email, uid } = await givenSignedIn()
  const { user } = await signIn(browser(), email, password)
  const before = user.refreshToken
  await updateProfile(user, { displayName: 'Ada' })
  expect(user.refreshToken).not.toBe(before)
  wait(3600)
  expect((await user.getIdTokenResult(true)).claims).toMatchObject({ name: 'Ada' })
  expect((await pool.query('select from identity.sign_in where uid = $1', [uid])).rowCount).toBe(2)
  wait(61)
  expect(await use(before)).toBe(over)
  await expect(user.getIdToken(true)).rejects.toMatchObject(expired)
})

test('of two who held one token the one that changed the profile goes on, however late the other comes', async () => {
  const { first, idToken, outbox } = await givenSignedIn()
  const renewed = (await call('update', { idToken, displayName: 'Ada' })).body.refreshToken
  wait(3000)
  expect(await use(first)).toBe(over)
  expect(await use(renewed)).not.toBe(over)
  expect(await outbox()).toEqual([])
})

test('two who held one token both go on where the other comes within the minute', async () => {
  const { first, idToken, outbox } = await givenSignedIn()
  let renewed = (await call('update', { idToken, displayName: 'Ada' })).body.refreshToken
  wait(30)
  let other = await use(first)
  for (let n = 0; n < 2; n++) {
    wait(3000)
    other = await use(other) // eslint-disable-line no-await-in-loop
    wait(3000)
    renewed = await use(renewed) // eslint-disable-line no-await-in-loop
  }
  expect([other, renewed]).not.toContain(over)
  expect(await outbox()).toEqual([])
})

test('R48 the SDK takes over each next token, also of two made within a second', async () => {
  const still = await givenIdentity({ database, now: () => new Date('2026-11-22T10:00:00Z') })
  const { user } = await signUp(still.browser(), anAddress(), password)
  const seen = new Set<string>()
  for (let n = 0; n < 4; n++) {
    seen.add(await user.getIdToken(true)) // eslint-disable-line no-await-in-loop
    seen.add(user.refreshToken)
  }
  expect(seen.size).toBe(8)
})

test('an ended sign-in opens nothing more, and the others go on', async () => {
  const { email, first, idToken, uid } = await givenSignedIn()
  const others = [
    await call('signInWithPassword', { email, password }),
    await call('signInWithPassword', { email, password }),
  ]
  await identity.endSignIn(database.db, String(decodeJwt(idToken)['sid']))
  expect(await use(first)).toBe(over)
  expect((await call('update', { idToken, displayName: 'Eve' })).body.error.message).toBe(over)
  const kept = String(decodeJwt(others[1]?.body.idToken)['sid'])
  await identity.endOtherSignIns(database.db, uid, kept)
  expect((await pool.query('select id from identity.sign_in where uid = $1', [uid])).rows).toEqual([{ id: kept }])
})
