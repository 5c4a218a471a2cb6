/** Signing in by Google and Apple, both stood in for, and bringing several ways in together in one account. */
import {
  createUserWithEmailAndPassword as signUp,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCredential,
  unlink,
} from '@firebase/auth'
import { expect, test } from 'vitest'
import { appleCredential, givenIdentity, googleCredential } from '../../../../test/given/identity.ts'

const email = 'ada@example.com'
const phoneNumber = '+41446681800'
const refusedWith = (code: string) => ({ code: `auth/${code}` })
const caught = (work: Promise<unknown>) => work.catch((error: unknown) => error)

test('R30 Google and Apple make an account at the first sign-in and know it at the second', async () => {
  const { browser } = await givenIdentity()
  const first = await signInWithCredential(browser(), googleCredential())
  expect(getAdditionalUserInfo(first)).toMatchObject({
    isNewUser: true,
    providerId: 'google.com',
    profile: { name: 'Ada' },
  })
  expect(first.user).toMatchObject({ email, emailVerified: true, displayName: 'Ada', isAnonymous: false })
  const second = await signInWithCredential(browser(), googleCredential())
  expect(getAdditionalUserInfo(second)?.isNewUser).toBe(false)
  expect(second.user.uid).toBe(first.user.uid)
  const { claims } = await second.user.getIdTokenResult()
  expect(claims['firebase']).toEqual({
    identities: { 'google.com': [`google ${email}`], email: [email] },
    sign_in_provider: 'google.com',
  })
  const apple = await signInWithCredential(browser(), appleCredential({ email: 'bob@example.com' }))
  expect(apple.user.providerData).toMatchObject([{ providerId: 'apple.com', email: 'bob@example.com' }])
})

test('R35 an address that has an account is not merged into it: its owner signs in as before and links', async () => {
  const { browser } = await givenIdentity()
  const ada = await signUp(browser(), email, 'correct horse')
  const auth = browser()
  const error = await caught(signInWithCredential(auth, googleCredential()))
  expect(error).toMatchObject({ ...refusedWith('account-exists-with-different-credential'), customData: { email } })
  expect(auth.currentUser).toBeNull()
  expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password'])
  // The pending credential is in the refusal, and is linked once the owner has signed in.
  const pending = GoogleAuthProvider.credentialFromError(error as never)
  const { user } = await signInWithCredential(auth, EmailAuthProvider.credential(email, 'correct horse'))
  await linkWithCredential(user, pending as never)
  expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password', 'google.com'])
  expect((await signInWithCredential(browser(), googleCredential())).user).toMatchObject({
    uid: ada.user.uid,
    emailVerified: true,
  })
})

test('an identity at Google belongs to one account, and an address too', async () => {
  const { browser } = await givenIdentity()
  await signInWithCredential(browser(), googleCredential())
  const bob = await signUp(browser(), 'bob@example.com', 'correct horse')
  await expect(linkWithCredential(bob.user, googleCredential())).rejects.toMatchObject(
    refusedWith('credential-already-in-use'),
  )
  await expect(linkWithCredential(bob.user, appleCredential())).rejects.toMatchObject(
    refusedWith('email-already-in-use'),
  )
})

test('a refusal to link gives the credential back to whoever came by a popup', async () => {
  const { browser, call } = await givenIdentity()
  await signInWithCredential(browser(), googleCredential())
  const guest = await signInAnonymously(browser())
  const token = JSON.stringify({ sub: `google ${email}`, email, email_verified: true })
  const requestUri = `http://localhost?${new URLSearchParams({ providerId: 'google.com', id_token: token })}`
  const { status, body } = await call('signInWithIdp', {
    idToken: await guest.user.getIdToken(),
    requestUri,
    returnIdpCredential: true,
  })
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED', oauthIdToken: token, email },
  })
  expect(body).not.toHaveProperty('idToken')
})

test('R35 a guest stays the same user, whichever way they become one with a name', async () => {
  const { browser } = await givenIdentity()
  const ways = [
    EmailAuthProvider.credential('pat@example.com', 'correct horse'),
    googleCredential({ email: 'gus@example.com' }),
  ]
  for (const credential of ways) {
    const guest = await signInAnonymously(browser())
    expect(guest.user.isAnonymous).toBe(true)
    const { uid } = guest.user
    const { user } = await linkWithCredential(guest.user, credential)
    expect(user).toMatchObject({ uid, isAnonymous: false })
    const { claims } = await user.getIdTokenResult(true)
    expect(claims).toMatchObject({ sub: uid, firebase: { sign_in_provider: credential.providerId } })
    expect(claims).not.toHaveProperty('provider_id')
  }
})

test('where guests are not let in, none is', async () => {
  const { browser } = await givenIdentity({ anonymous: false })
  await expect(signInAnonymously(browser())).rejects.toMatchObject(refusedWith('admin-restricted-operation'))
})

test('a way in that is unlinked opens the account no more', async () => {
  const { browser } = await givenIdentity()
  const { user } = await signUp(browser(), email, 'correct horse')
  await linkWithCredential(user, googleCredential())
  await unlink(user, 'google.com')
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
  await expect(signInWithCredential(browser(), googleCredential())).rejects.toMatchObject(
    refusedWith('account-exists-with-different-credential'),
  )
  await unlink(user, 'password')
  expect(await fetchSignInMethodsForEmail(browser(), email)).toEqual([])
})

test('whoever proves again who they are must be the same, and no account is made by it', async () => {
  const { browser, pool } = await givenIdentity()
  const { user } = await signInWithCredential(browser(), googleCredential())
  await expect(reauthenticateWithCredential(user, googleCredential())).resolves.toBeDefined()
  const stranger = googleCredential({ email: 'bob@example.com' })
  await expect(reauthenticateWithCredential(user, stranger)).rejects.toMatchObject(refusedWith('user-mismatch'))
  expect((await pool.query('select email from identity.user')).rows).toEqual([{ email }])
})

test('other providers than Google and Apple are not stood in for, and where there are no stand-ins, none is', async () => {
  const { call } = await givenIdentity()
  expect((await call('signInWithIdp', claimOf('github.com'))).body.error.message).toBe('OPERATION_NOT_ALLOWED')
  const real = await givenIdentity({ standIns: false })
  expect((await real.call('signInWithIdp', claimOf('google.com'))).body.error.message).toBe('OPERATION_NOT_ALLOWED')
  expect((await real.call('sendVerificationCode', { phoneNumber })).body.error.message).toBe('OPERATION_NOT_ALLOWED')
  expect((await real.call('signInWithPhoneNumber', {})).body.error.message).toBe('OPERATION_NOT_ALLOWED')
})

function claimOf(providerId: string) {
  return { postBody: new URLSearchParams({ providerId, id_token: JSON.stringify({ sub: '1' }) }).toString() }
}
