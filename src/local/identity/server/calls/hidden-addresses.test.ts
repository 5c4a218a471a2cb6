/** Where nobody is to learn which addresses have an account: the answers are the same with one and without. */
import {
  createUserWithEmailAndPassword as signUp,
  fetchSignInMethodsForEmail,
  sendPasswordResetEmail,
  signInWithEmailAndPassword as signIn,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import { expect, test } from 'vitest'
import { givenIdentity } from '../../../../../test/given/identity.ts'

const known = 'ada@example.com'
const unknown = 'nobody@example.com'

async function givenHiding() {
  const world = await givenIdentity({ hidesAddresses: true })
  const { user } = await signUp(world.browser(), known, 'correct horse')
  return { ...world, user }
}

test('the ways in of an address are not told', async () => {
  const { browser, call } = await givenHiding()
  for (const identifier of [known, unknown]) {
    expect((await call('createAuthUri', { identifier, continueUri: 'http://localhost' })).body).toEqual({})
    expect(await fetchSignInMethodsForEmail(browser(), identifier)).toEqual([])
  }
})

test('a wrong password and an unknown address are refused alike, and the right one opens', async () => {
  const { browser, call } = await givenHiding()
  const refusals = await Promise.all(
    [known, unknown].map(async (email) => (await call('signInWithPassword', { email, password: 'wrong' })).body),
  )
  expect(refusals[0]).toEqual(refusals[1])
  await expect(signIn(browser(), unknown, 'wrong')).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  await expect(signIn(browser(), known, 'correct horse')).resolves.toBeDefined()
})

test('a password can be asked back for any address, as often for one as for the other; only an account gets a mail', async () => {
  const { browser, outbox } = await givenIdentity({ hidesAddresses: true, limits: { mailsToOne: 2 } })
  await signUp(browser(), known, 'correct horse')
  for (const email of [known, unknown]) {
    await sendPasswordResetEmail(browser(), email)
    await sendPasswordResetEmail(browser(), email)
    await expect(sendPasswordResetEmail(browser(), email)).rejects.toMatchObject({ code: 'auth/too-many-requests' })
  }
  await expect.poll(async () => (await outbox()).map(({ to }) => to)).toEqual([known, known])
})

test('a change to an address that somebody has is said to be on its way, and is not', async () => {
  const { browser, outbox } = await givenHiding()
  const { user } = await signUp(browser(), 'eve@example.com', 'correct horse')
  await verifyBeforeUpdateEmail(user, known)
  expect(await outbox()).toEqual([])
  await verifyBeforeUpdateEmail(user, unknown)
  expect((await outbox()).map(({ to }) => to)).toEqual([unknown])
})
