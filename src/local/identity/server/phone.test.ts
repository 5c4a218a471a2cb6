/**
 * Signing in by telephone, stood in for. Firebase's SDK has no telephone in Node, so its calls are made here one by
 * one.
 */
import { signInAnonymously } from '@firebase/auth'
import { decodeJwt } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { givenIdentity } from '../../../../test/given/identity.ts'
import { aTelephone } from '../../../../test/strangers.ts'

/** Its clock only goes on. */
const world = await givenIdentity()
const { browser, call, countUsers, database, wait } = world
let phoneNumber = ''
beforeEach(() => {
  phoneNumber = aTelephone()
})

const signIn = async (body: object) => (await call('signInWithPhoneNumber', body)).body
const messageOf = async (body: object) => (await signIn(body)).error?.message

/** A code for the number, and one that is not it. */
async function ask(number = phoneNumber) {
  const { sessionInfo } = (await call('sendVerificationCode', { phoneNumber: number, recaptchaToken: 'none' })).body
  const { code, to, text } = await world.letter(phoneNumber)
  return {
    sessionInfo,
    code: code ?? '',
    to,
    text,
    wrong: { sessionInfo, code: code === '000000' ? '000001' : '000000' },
  }
}

test('R35 a telephone signs in by a code of six digits, which works once', async () => {
  const spaced = phoneNumber.replace(/^(...)(..)(...)(..)/, '$1 $2 $3 $4 ')
  const { sessionInfo, code, to, text, wrong } = await ask(spaced)
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
  const { sessionInfo, code, wrong } = await ask()
  for (let n = 0; n < 5; n++) expect(await messageOf(wrong)).toBe('INVALID_CODE')
  expect(await messageOf({ sessionInfo, code })).toBe('SESSION_EXPIRED')
  const late = await ask()
  wait(601)
  expect(await messageOf({ sessionInfo: late.sessionInfo, code: late.code })).toBe('SESSION_EXPIRED')
})

test('R35 a guest stays the same user when they give their telephone', async () => {
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
  const { sessionInfo, code } = await ask()
  const before = await countUsers()
  expect(await messageOf({ sessionInfo, code, operation: 'REAUTH' })).toBe('USER_NOT_FOUND')
  expect(await countUsers()).toBe(before)
})

test.each(['0446681800', '+0446681800', '+41', '+4144668180012345', 'none'])(
  'R36 %s is no telephone number',
  async (given) => {
    expect((await call('sendVerificationCode', { phoneNumber: given })).body.error.message).toBe('INVALID_PHONE_NUMBER')
  },
)

test('one telephone is sent so many codes in an hour', async () => {
  const service = await givenIdentity({ database, limits: { phoneCodesToOne: 2 } })
  const messages: unknown[] = []
  for (let n = 0; n < 3; n++)
    messages.push((await service.call('sendVerificationCode', { phoneNumber })).body.error?.message)
  expect(messages).toEqual([undefined, undefined, 'TOO_MANY_ATTEMPTS_TRY_LATER'])
})
