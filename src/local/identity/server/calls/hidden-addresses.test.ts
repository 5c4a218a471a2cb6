/** Where nobody is to learn which addresses have an account: the answers are the same with one and without. */
import {
  createUserWithEmailAndPassword as signUp,
  fetchSignInMethodsForEmail,
  sendPasswordResetEmail,
  signInWithEmailAndPassword as signIn,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import { beforeEach, expect, test } from 'vitest'
import { givenIdentity } from '../../../../../test/given/identity.ts'
import { anAddress } from '../../../../../test/strangers.ts'

const { browser, call, database, outbox } = await givenIdentity({ hidesAddresses: true })
let [known, unknown] = ['', '']
beforeEach(async () => {
  known = anAddress('known')
  unknown = anAddress('unknown')
  await signUp(browser(), known, 'correct horse')
})

test('the ways in of an address are not told', async () => {
  for (const identifier of [known, unknown]) {
    expect((await call('createAuthUri', { identifier, continueUri: 'http://localhost' })).body).toEqual({})
    expect(await fetchSignInMethodsForEmail(browser(), identifier)).toEqual([])
  }
})

test('a wrong password and an unknown address are refused alike, and the right one opens', async () => {
  const refusals = await Promise.all(
    [known, unknown].map(async (email) => (await call('signInWithPassword', { email, password: 'wrong' })).body),
  )
  expect(refusals[0]).toEqual(refusals[1])
  await expect(signIn(browser(), unknown, 'wrong')).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  await expect(signIn(browser(), known, 'correct horse')).resolves.toBeDefined()
})

test('a password can be asked back for any address, as often for one as for the other; only an account gets a mail', async () => {
  const strict = await givenIdentity({ database, hidesAddresses: true, limits: { mailsToOne: 2 } })
  for (const email of [known, unknown]) {
    await sendPasswordResetEmail(strict.browser(), email)
    await sendPasswordResetEmail(strict.browser(), email)
    await expect(sendPasswordResetEmail(strict.browser(), email)).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    })
  }
  await expect.poll(async () => (await lettersTo(known, unknown)).map(({ to }) => to)).toEqual([known, known])
})

test('a change to an address that somebody has is said to be on its way, and is not', async () => {
  const eve = anAddress('eve')
  const { user } = await signUp(browser(), eve, 'correct horse')
  await verifyBeforeUpdateEmail(user, known)
  expect(await lettersTo(eve, known, unknown)).toEqual([])
  await verifyBeforeUpdateEmail(user, unknown)
  expect((await lettersTo(eve, known, unknown)).map(({ to }) => to)).toEqual([unknown])
})

async function lettersTo(...addresses: string[]) {
  return (await outbox()).filter(({ to }) => addresses.includes(to))
}
