/**
 * Signing in by telephone, stood in for. Firebase's SDK has no telephone in Node, so its calls are made here one by
 * one.
 */
import { signInAnonymously } from '@firebase/auth'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { givenIdentity } from '../../../../test/given/identity.ts'

const phoneNumber = '+41446681800'

async function givenTelephone() {
  const world = await givenIdentity()
  const messageOf = async (body: object) => (await world.call('signInWithPhoneNumber', body)).body.error?.message
  /** A code for the number, and one that is not it. */
  const ask = async (number = phoneNumber) => {
    const { sessionInfo } = (await world.call('sendVerificationCode', { phoneNumber: number, recaptchaToken: 'none' }))
      .body
    const { code, to, text } = await world.letter()
    return {
      sessionInfo,
      code: code ?? '',
      to,
      text,
      wrong: { sessionInfo, code: code === '000000' ? '000001' : '000000' },
    }
  }
  return {
    ...world,
    ask,
    messageOf,
    signIn: async (body: object) => (await world.call('signInWithPhoneNumber', body)).body,
  }
}

test('R35 a telephone signs in by a code of six digits, which works once', async () => {
  const { ask, messageOf, signIn } = await givenTelephone()
  const { sessionInfo, code, to, text, wrong } = await ask('+41 44 668 18 00')
  expect({ code, to, text }).toEqual({
    code: expect.stringMatching(/^\d{6}$/),
    to: phoneNumber,
    text: expect.stringContaining(code),
  })
  expect(await messageOf(wrong)).toBe('INVALID_CODE')
  const first = await signIn({ sessionInfo, code })
  expect(first).toMatchObject({ phoneNumber, isNewUser: true })
  const claims = {
    phone_number: phoneNumber,
    firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
  }
  expect(decodeJwt(first.idToken)).toMatchObject(claims)
  expect(await messageOf({ sessionInfo, code })).toBe('INVALID_SESSION_INFO')
  const again = await ask()
  expect(await signIn({ sessionInfo: again.sessionInfo, code: again.code })).toMatchObject({
    localId: first.localId,
    isNewUser: false,
  })
})

test('R35 a code of six digits may be tried five times, within ten minutes', async () => {
  const { ask, messageOf, wait } = await givenTelephone()
  const { sessionInfo, code, wrong } = await ask()
  for (let n = 0; n < 5; n++) expect(await messageOf(wrong)).toBe('INVALID_CODE')
  expect(await messageOf({ sessionInfo, code })).toBe('SESSION_EXPIRED')
  const late = await ask()
  wait(601)
  expect(await messageOf({ sessionInfo: late.sessionInfo, code: late.code })).toBe('SESSION_EXPIRED')
})

test('R35 a guest stays the same user when they give their telephone', async () => {
  const { browser, ask, signIn } = await givenTelephone()
  const { user } = await signInAnonymously(browser())
  const { sessionInfo, code } = await ask()
  const answer = await signIn({ sessionInfo, code, idToken: await user.getIdToken() })
  expect(answer).toMatchObject({ localId: user.uid, isNewUser: false })
  await user.reload()
  expect(user).toMatchObject({
    phoneNumber,
    isAnonymous: false,
    providerData: [{ providerId: 'phone', uid: phoneNumber }],
  })
})

test('a guest whose telephone belongs to an account may go on as that account, once', async () => {
  const { browser, ask, messageOf, signIn } = await givenTelephone()
  const first = await ask()
  const owner = await signIn({ sessionInfo: first.sessionInfo, code: first.code })
  const guest = await signInAnonymously(browser())
  const { sessionInfo, code } = await ask()
  const answer = await signIn({ sessionInfo, code, idToken: await guest.user.getIdToken() })
  expect(answer).toEqual({ phoneNumber, temporaryProof: expect.any(String), temporaryProofExpiresIn: '600' })
  const proof = { phoneNumber, temporaryProof: answer.temporaryProof }
  expect(await signIn(proof)).toMatchObject({ localId: owner.localId })
  expect(await messageOf(proof)).toBe('INVALID_TEMPORARY_PROOF')
})

test('whoever proves their telephone again makes no account by it', async () => {
  const { ask, messageOf, pool } = await givenTelephone()
  const { sessionInfo, code } = await ask()
  expect(await messageOf({ sessionInfo, code, operation: 'REAUTH' })).toBe('USER_NOT_FOUND')
  expect((await pool.query('select uid from identity.user')).rows).toEqual([])
})

test.each(['0446681800', '+0446681800', '+41', '+4144668180012345', 'none'])(
  'R36 %s is no telephone number',
  async (given) => {
    const { call } = await givenIdentity()
    expect((await call('sendVerificationCode', { phoneNumber: given })).body.error.message).toBe('INVALID_PHONE_NUMBER')
  },
)

test('one telephone is sent so many codes in an hour', async () => {
  const { call } = await givenIdentity({ limits: { phoneCodesToOne: 2 } })
  const messages: unknown[] = []
  for (let n = 0; n < 3; n++) messages.push((await call('sendVerificationCode', { phoneNumber })).body.error?.message)
  expect(messages).toEqual([undefined, undefined, 'TOO_MANY_ATTEMPTS_TRY_LATER'])
})
