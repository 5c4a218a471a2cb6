/** Signing up and in with an email and a password, as Firebase's SDK does it. */
import { createHash } from 'node:crypto'
import {
  createUserWithEmailAndPassword as signUp,
  fetchSignInMethodsForEmail,
  signInWithEmailAndPassword as signIn,
  updatePassword,
  updateProfile,
  validatePassword,
} from '@firebase/auth'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { quickPasswords } from '../../../../test/given.ts'
import { givenIdentity } from '../../../../test/given/identity.ts'
import { aNetwork, aTelephone, anAddress } from '../../../../test/strangers.ts'
import { whyNotPassword } from '../password-policy.ts'
import { createPasswords } from './passwords.ts'

const refusedWith = (code: string) => ({ code: `auth/${code}` })

/** Its clock only goes on. */
const world = await givenIdentity()
const { browser, call, database, letter, pool, wait } = world
let email = ''
beforeEach(() => {
  email = anAddress()
})

test('R30 a person signs up with an email and a password, and in again from another browser', async () => {
  const { user } = await signUp(browser(), email.replace('ada', 'Ada').replace('example', 'Example'), 'correct horse')
  expect(user).toMatchObject({
    email,
    emailVerified: false,
    isAnonymous: false,
    uid: expect.stringMatching(/^[A-Za-z0-9]{28}$/),
  })
  const again = await signIn(browser(), email.replace('ada', 'ADA'), 'correct horse')
  expect(again.user.uid).toBe(user.uid)
  const { claims } = await again.user.getIdTokenResult()
  expect(claims).toMatchObject({
    email,
    email_verified: false,
    firebase: { sign_in_provider: 'password', identities: { email: [email] } },
  })
})

test('a wrong password, an unknown address and a taken one are each told as what they are', async () => {
  await signUp(browser(), email, 'correct horse')
  await expect(signIn(browser(), email, 'wrong horse')).rejects.toMatchObject(refusedWith('wrong-password'))
  await expect(signIn(browser(), anAddress('bob'), 'correct horse')).rejects.toMatchObject(
    refusedWith('user-not-found'),
  )
  await expect(signUp(browser(), email.toUpperCase(), 'another horse')).rejects.toMatchObject(
    refusedWith('email-already-in-use'),
  )
  await expect(signUp(browser(), 'ada@example', 'correct horse')).rejects.toMatchObject(refusedWith('invalid-email'))
})

test('of two who sign up with one address at once, one gets it and the other hears that it is taken', async () => {
  const before = await world.countUsers()
  const tries = await Promise.allSettled([1, 2, 3].map((n) => signUp(browser(), email, `password ${n}`)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(codes).toEqual(['auth/email-already-in-use', 'auth/email-already-in-use'])
  expect((await pool.query('select from identity.user where email = $1', [email])).rowCount).toBe(1)
  expect(await world.countUsers()).toBe(before + 1)
})

test('R34 an address tells how its owner may sign in', async () => {
  await signUp(browser(), email, 'correct horse')
  expect(await fetchSignInMethodsForEmail(browser(), email)).toEqual(['password'])
  expect(await fetchSignInMethodsForEmail(browser(), anAddress('bob'))).toEqual([])
  await expect(fetchSignInMethodsForEmail(browser(), 'bob')).rejects.toMatchObject(refusedWith('invalid-email'))
})

test('a password shorter than six characters is refused everywhere', async () => {
  await expect(signUp(browser(), email, 'short')).rejects.toMatchObject(refusedWith('weak-password'))
  const { user } = await signUp(browser(), email, 'correct horse')
  await expect(updatePassword(user, 'short')).rejects.toMatchObject(refusedWith('weak-password'))
})

test('R36 a stricter policy is told to the browser and held to by the service', async () => {
  const strict = { minLength: 10, lowercase: true, uppercase: true, numeric: true, nonAlphanumeric: true }
  const service = await givenIdentity({ database, passwordPolicy: strict })
  const status = await validatePassword(service.browser(), 'horses')
  expect(status).toMatchObject({
    isValid: false,
    meetsMinPasswordLength: false,
    containsLowercaseLetter: true,
    containsUppercaseLetter: false,
    containsNumericCharacter: false,
    containsNonAlphanumericCharacter: false,
  })
  await expect(signUp(service.browser(), email, 'horses')).rejects.toMatchObject({
    ...refusedWith('password-does-not-meet-requirements'),
    message: expect.stringMatching(/at least 10 characters.*upper case.*numeric.*non-alphanumeric/),
  })
  await expect(signUp(service.browser(), email, 'Correct horse 1!')).resolves.toMatchObject({ user: { email } })
})

test('R36 the browser and the service agree on every password', async () => {
  const strict = { minLength: 8, lowercase: true, uppercase: true, numeric: true, nonAlphanumeric: true }
  const service = await givenIdentity({ database, passwordPolicy: strict })
  const auth = service.browser()
  const sign = fc.constantFrom(...'abzAZ059^$*.[]{}()?"!@#%&/\\,><:;|_~-+= \'§éß')
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: sign, minLength: 1, maxLength: 14 }), async (password) => {
      return (await validatePassword(auth, password)).isValid === (whyNotPassword(password, strict) === null)
    }),
    { numRuns: 500 },
  )
})

test('a new password ends every other session, and the old one opens nothing', async () => {
  const other = (await signUp(browser(), email, 'correct horse')).user
  const { user } = await signIn(browser(), email, 'correct horse')
  await updatePassword(user, 'battery staple')
  await expect(user.getIdToken(true)).resolves.toEqual(expect.any(String))
  await expect(other.getIdToken(true)).rejects.toMatchObject(refusedWith('user-token-expired'))
  await expect(other.reload()).rejects.toMatchObject(refusedWith('user-token-expired'))
  await expect(signIn(browser(), email, 'correct horse')).rejects.toMatchObject(refusedWith('wrong-password'))
})

test('a password is changed by somebody who signed in a moment ago, not by who finds the browser open', async () => {
  const { user } = await signUp(browser(), email, 'correct horse')
  wait(301)
  await expect(updatePassword(user, 'battery staple')).rejects.toMatchObject(refusedWith('requires-recent-login'))
})

test('a name and a picture are in the next token, and can be taken away', async () => {
  const { user } = await signUp(browser(), email, 'correct horse')
  await updateProfile(user, { displayName: 'Ada', photoURL: 'https://example.com/ada.png' })
  expect((await user.getIdTokenResult()).claims).toMatchObject({ name: 'Ada', picture: 'https://example.com/ada.png' })
  await updateProfile(user, { displayName: '' })
  const { claims } = await user.getIdTokenResult(true)
  expect(claims).not.toHaveProperty('name')
  expect(claims).toHaveProperty('picture')
})

test('where sign-up is closed nobody new gets in by any way, and who is there does', async () => {
  await signUp(browser(), email, 'correct horse')
  const closed = await givenIdentity({ database, signUpIsClosed: true })
  await expect(signIn(closed.browser(), email, 'correct horse')).resolves.toBeDefined()
  const bob = anAddress('bob')
  await call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: bob })
  const { oobCode } = await letter(bob)
  await call('sendVerificationCode', { phoneNumber: aTelephone() })
  const answers = [
    await closed.call('signUp', { email: bob, password: 'correct horse' }),
    await closed.call('signUp', {}),
    await closed.call('signInWithEmailLink', { email: bob, oobCode }),
    await closed.call('signInWithIdp', { postBody: `providerId=google.com&id_token=${JSON.stringify({ sub: '1' })}` }),
  ]
  expect(answers.map(({ body }) => body.error?.message)).toEqual(answers.map(() => 'ADMIN_ONLY_OPERATION'))
})

test('after five wrong passwords an account is locked for a minute, then for two, and the right one ends it', async () => {
  await call('signUp', { email, password: 'correct horse' })
  const attempt = async (password: string) =>
    (await call('signInWithPassword', { email, password })).body.error?.message
  for (let n = 0; n < 5; n++) expect(await attempt('wrong')).toBe('INVALID_PASSWORD')
  wait(4) // no try is in flight any more that might have been right
  expect(await attempt('correct horse')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  wait(57)
  expect(await attempt('wrong')).toBe('INVALID_PASSWORD')
  wait(61)
  expect(await attempt('correct horse')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  wait(60)
  expect(await attempt('correct horse')).toBeUndefined()
  expect(await attempt('wrong')).toBe('INVALID_PASSWORD')
  expect(await attempt('correct horse')).toBeUndefined()
})

test('a lock grows to a quarter of an hour and no further', async () => {
  const own = await givenIdentity() // locks are not kept under names
  const attempt = () => own.call('signInWithPassword', { email, password: 'wrong' })
  for (let n = 0; n < 5; n++) await attempt()
  const locks: number[] = []
  for (let n = 0; n < 6; n++) {
    const { rows } = await own.pool.query(
      'select max(extract(epoch from until)) as until from identity.attempt where forget_at > until',
    )
    locks.push(Math.round((Number(rows[0].until) * 1000 - Date.now()) / 1000))
    own.wait(901)
    await attempt()
    locks[n] = (locks[n] ?? 0) - n * 901
  }
  const minutes = locks.map((seconds) => Math.round(seconds / 60))
  expect(minutes).toEqual([1, 2, 4, 8, 15, 15])
})

test('one network address may try so many wrong passwords and make so many accounts in an hour', async () => {
  const service = await givenIdentity({ database, limits: { wrongPasswords: 3, signUps: 2 } })
  const network = aNetwork()
  const ask = async (name: string, password: string) =>
    (await service.call(name, { email: anAddress(), password }, {}, network)).body.error?.message
  const guess = () => ask('signInWithPassword', 'wrong')
  const join = () => ask('signUp', 'correct horse')
  expect([await guess(), await guess(), await guess(), await guess()]).toEqual([
    'EMAIL_NOT_FOUND',
    'EMAIL_NOT_FOUND',
    'EMAIL_NOT_FOUND',
    'TOO_MANY_ATTEMPTS_TRY_LATER',
  ])
  expect([await join(), await join(), await join()]).toEqual([undefined, undefined, 'TOO_MANY_ATTEMPTS_TRY_LATER'])
  service.wait(3601)
  expect([await guess(), await join()]).toEqual(['EMAIL_NOT_FOUND', undefined])
})

test('right passwords do not count against a network address', async () => {
  const service = await givenIdentity({ database, limits: { wrongPasswords: 2 } })
  const [one, network] = [{ email, password: 'correct horse' }, aNetwork()]
  await service.call('signUp', one, {}, network)
  for (let n = 0; n < 4; n++) expect((await service.call('signInWithPassword', one, {}, network)).status).toBe(200)
})

test('a password is kept as a salted hash that names its cost', async () => {
  const { hash, isRight } = createPasswords()
  const [one, other] = await Promise.all([hash('correct horse'), hash('correct horse')])
  expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(await isRight('correct horse', one)).toBe(true)
  expect(await isRight('correct hors', one)).toBe(false)
})

test('an account without a password takes the same work to refuse as one with another', async () => {
  const work: object[] = []
  const { hash, isRight } = createPasswords(quickPasswords, async (password, salt, cost) => {
    work.push({ password, saltBytes: salt.length, ...cost })
    return createHash('sha256').update(password).update(salt).digest()
  })
  const kept = await hash('correct horse')
  expect(await isRight('wrong', kept)).toBe(false)
  expect(await isRight('wrong', null)).toBe(false)
  expect(work.slice(1)).toEqual(
    Array.from({ length: 2 }, () => ({ password: 'wrong', saltBytes: 16, ...quickPasswords })),
  )
})
