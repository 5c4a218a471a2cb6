/** What is done by a link in a mail: verify, reset, change an address and change it back. */
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword as signUp,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword as signIn,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from '@firebase/auth'
import { beforeEach, expect, test } from 'vitest'
import { givenIdentity } from '../../../../../test/given/identity.ts'
import { aNetwork, anAddress } from '../../../../../test/strangers.ts'
import { saveCode } from './code-store.ts'
import type { Db } from '../tables.ts'

const refusedWith = (code: string) => ({ code: `auth/${code}` })

/** Its clock only goes on. */
const world = await givenIdentity()
const { browser, call, database, letter, now, origin, outbox, pool, wait } = world
let email = ''
beforeEach(() => {
  email = anAddress()
})

test('R33 an address is verified by the link in a mail, once', async () => {
  const auth = browser()
  const { user } = await signUp(auth, email, 'correct horse')
  await sendEmailVerification(user)
  const { to, subject, link, text, oobCode } = await letter()
  expect({ to, subject }).toEqual({ to: email, subject: 'Verify your email for Farsight' })
  expect(link).toBe(`${origin}/sign-in?mode=verifyEmail&oobCode=${oobCode}&apiKey=test&lang=en`)
  expect(text).toContain(link)
  expect(text).toContain('for one hour')
  expect(await checkActionCode(auth, oobCode)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } })
  await applyActionCode(auth, oobCode)
  await user.reload()
  expect(user.emailVerified).toBe(true)
  expect((await user.getIdTokenResult(true)).claims['email_verified']).toBe(true)
  await expect(applyActionCode(auth, oobCode)).rejects.toMatchObject(refusedWith('invalid-action-code'))
})

test('R33 a forgotten password is replaced by the link in a mail: that verifies the address and ends every session', async () => {
  const auth = browser()
  const { user } = await signUp(auth, email, 'correct horse')
  await sendPasswordResetEmail(browser(), email.replace('ada', 'ADA'))
  const { oobCode, to } = await letter()
  expect(to).toBe(email)
  expect(await verifyPasswordResetCode(browser(), oobCode)).toBe(email)
  await expect(confirmPasswordReset(browser(), oobCode, 'short')).rejects.toMatchObject(refusedWith('weak-password'))
  await confirmPasswordReset(browser(), oobCode, 'battery staple')
  await expect(confirmPasswordReset(browser(), oobCode, 'another staple')).rejects.toMatchObject(
    refusedWith('invalid-action-code'),
  )
  await expect(user.getIdToken(true)).rejects.toMatchObject(refusedWith('user-token-expired'))
  expect(auth.currentUser).toBeNull()
  const again = await signIn(browser(), email, 'battery staple')
  expect(again.user).toMatchObject({ uid: user.uid, emailVerified: true })
})

test('a reset lets in whom wrong passwords had locked out', async () => {
  await signUp(browser(), email, 'correct horse')
  for (let n = 0; n < 5; n++) await call('signInWithPassword', { email, password: 'wrong' })
  wait(4) // no try is in flight any more that might have been right
  await expect(signIn(browser(), email, 'correct horse')).rejects.toMatchObject(refusedWith('too-many-requests'))
  await sendPasswordResetEmail(browser(), email)
  await confirmPasswordReset(browser(), (await letter()).oobCode, 'battery staple')
  await expect(signIn(browser(), email, 'battery staple')).resolves.toBeDefined()
})

test('nobody is mailed who has no account', async () => {
  await expect(sendPasswordResetEmail(browser(), email)).rejects.toMatchObject(refusedWith('user-not-found'))
  expect(await outbox(email)).toEqual([])
})

test('a link works for an hour', async () => {
  await signUp(browser(), email, 'correct horse')
  await sendPasswordResetEmail(browser(), email)
  const { oobCode } = await letter()
  wait(3599)
  expect(await verifyPasswordResetCode(browser(), oobCode)).toBe(email)
  wait(2)
  await expect(confirmPasswordReset(browser(), oobCode, 'battery staple')).rejects.toMatchObject(
    refusedWith('expired-action-code'),
  )
  await expect(verifyPasswordResetCode(browser(), 'made-up')).rejects.toMatchObject(refusedWith('invalid-action-code'))
})

test('R33 an address changes when its new owner agrees, and the old owner can change it back for three days', async () => {
  const auth = browser()
  const other = anAddress('lovelace')
  const { user } = await signUp(auth, email, 'correct horse')
  await verifyBeforeUpdateEmail(user, other.replace('lovelace', 'Lovelace'))
  const change = await letter()
  expect(change.to).toBe(other)
  const told = { operation: 'VERIFY_AND_CHANGE_EMAIL', data: { email: other, previousEmail: email } }
  expect(await checkActionCode(auth, change.oobCode)).toMatchObject(told)
  await applyActionCode(auth, change.oobCode)
  await expect(user.getIdToken(true)).rejects.toMatchObject(refusedWith('user-token-expired'))
  const moved = await signIn(browser(), other, 'correct horse')
  expect(moved.user).toMatchObject({ uid: user.uid, emailVerified: true })

  const [back] = await outbox()
  expect(back).toMatchObject({
    to: email,
    subject: 'Your sign-in email was changed for Farsight',
    link: expect.stringContaining('mode=recoverEmail'),
  })
  expect(back?.text).toContain('for 3 days')
  const { oobCode } = await letter()
  wait(2 * 86_400)
  expect(await checkActionCode(auth, oobCode)).toMatchObject({ operation: 'RECOVER_EMAIL', data: { email } })
  await applyActionCode(auth, oobCode)
  await expect(moved.user.getIdToken(true)).rejects.toMatchObject(refusedWith('user-token-expired'))
  await expect(signIn(browser(), other, 'correct horse')).rejects.toMatchObject(refusedWith('user-not-found'))
  await expect(signIn(browser(), email, 'correct horse')).resolves.toMatchObject({ user: { uid: user.uid } })
})

test('whoever changed an address twice has no way back to the first change once its owner has gone back', async () => {
  const auth = browser()
  const [thief, second] = [anAddress('thief'), anAddress('thief')]
  const first = await signUp(auth, email, 'correct horse')
  await verifyBeforeUpdateEmail(first.user, thief)
  await applyActionCode(auth, (await letter()).oobCode)
  const ownersWayBack = (await letter()).oobCode
  wait(60)
  const moved = await signIn(auth, thief, 'correct horse')
  await verifyBeforeUpdateEmail(moved.user, second)
  await applyActionCode(auth, (await letter()).oobCode)
  const thiefsWayBack = (await letter()).oobCode
  await applyActionCode(auth, ownersWayBack)
  await expect(applyActionCode(auth, thiefsWayBack)).rejects.toMatchObject(refusedWith('invalid-action-code'))
})

test('an address that another account has is not changed to, nor is any changed without a mail', async () => {
  const [bob, eve] = [anAddress('bob'), anAddress('eve')]
  await signUp(browser(), bob, 'correct horse')
  const { user } = await signUp(browser(), email, 'correct horse')
  await expect(verifyBeforeUpdateEmail(user, bob)).rejects.toMatchObject(refusedWith('email-already-in-use'))
  const idToken = await user.getIdToken()
  const directly = await call('update', { idToken, email: eve })
  expect(directly.body.error.message).toMatch(/^OPERATION_NOT_ALLOWED/)
  const byPassword = await call('signUp', { idToken, email: eve, password: 'battery staple' })
  expect(byPassword.body.error.message).toMatch(/^OPERATION_NOT_ALLOWED/)
})

test('R33 a second factor that somebody else added is told of and ends every session', async () => {
  const auth = browser()
  const { user } = await signUp(auth, email, 'correct horse')
  const details = {
    mfaEnrollmentId: 'one',
    phoneInfo: '+41446681800',
    enrolledAt: now().toISOString(),
    displayName: 'phone',
  }
  const kind = 'REVERT_SECOND_FACTOR_ADDITION'
  const code = await saveCode(database.db as unknown as Db, { kind, uid: user.uid, email, details }, now())
  expect(await checkActionCode(auth, code)).toMatchObject({
    operation: kind,
    data: { email, multiFactorInfo: { phoneNumber: '+41446681800' } },
  })
  await applyActionCode(auth, code)
  await expect(user.getIdToken(true)).rejects.toMatchObject(refusedWith('user-token-expired'))
})

async function wayOn(continueUrl: string): Promise<string | null> {
  await call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl })
  return new URL((await letter(email)).link ?? '').searchParams.get('continueUrl')
}

test('the way on after a link is kept where it leads to this origin, and nowhere else', async () => {
  expect(await wayOn(`${origin}/trends?a=b`)).toBe(`${origin}/trends?a=b`)
  const elsewhere = [
    'https://evil.example/',
    `${origin}.evil.example/`,
    `${origin}@evil.example/`,
    '//evil.example',
    'javascript:alert(1)',
    '/trends',
  ]
  const kept: (string | null)[] = []
  for (const url of [...elsewhere, `blob:${origin}/x`, origin.replace('http:', 'https:')]) kept.push(await wayOn(url))
  expect(new Set(kept)).toEqual(new Set([null]))
})

test('one recipient and one sender get so many letters in an hour', async () => {
  const service = await givenIdentity({ database, limits: { mailsToOne: 2, mails: 4 } })
  const network = aNetwork()
  const send = async (to: string) =>
    (await service.call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: to }, {}, network)).body.error?.message
  expect([await send(email), await send(email.toUpperCase()), await send(email)]).toEqual([
    undefined,
    undefined,
    'TOO_MANY_ATTEMPTS_TRY_LATER',
  ])
  expect([await send(anAddress('bob')), await send(anAddress('cid'))]).toEqual([
    undefined,
    'TOO_MANY_ATTEMPTS_TRY_LATER',
  ])
  service.wait(3601)
  expect(await send(email)).toBeUndefined()
})

test('requests from elsewhere keep nobody from a mail of another kind, or who has signed in from where they ask', async () => {
  const service = await givenIdentity({ database, limits: { mailsToOne: 2 } })
  const [password, home] = ['correct horse', '10.0.0.1']
  await service.call('signUp', { email, password }, {}, aNetwork())
  await service.call('signInWithPassword', { email, password }, {}, home)
  const send = async (requestType: string, network: string) =>
    (await service.call('sendOobCode', { requestType, email }, {}, network)).body.error?.message
  const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER'
  const from = (network: string) => send('PASSWORD_RESET', network)
  expect([await from('10.1.0.1'), await from('10.2.0.1'), await from('10.3.0.1')]).toEqual([
    undefined,
    undefined,
    tooMany,
  ])
  expect(await send('EMAIL_SIGNIN', '10.3.0.1')).toBeUndefined()
  expect([await from(home), await from(home), await from(home)]).toEqual([undefined, undefined, tooMany])
})

test('where there is neither a mail server nor an outbox, no mail is promised and none kept', async () => {
  const service = await givenIdentity({ database, standIns: false })
  const before = await listKept()
  await signUp(service.browser(), email, 'correct horse')
  await expect(sendPasswordResetEmail(service.browser(), email)).rejects.toMatchObject(
    refusedWith('operation-not-allowed'),
  )
  expect(await listKept()).toEqual(before)
})

async function listKept() {
  return (await pool.query('select id from identity.mail order by id')).rows
}
