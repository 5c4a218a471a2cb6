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
import { beforeEach, expect, test } from 'vitest'
import { appleCredential, givenIdentity, googleCredential } from '../../../../test/given/identity.ts'
import { aTelephone, anAddress } from '../../../../test/strangers.ts'

const refusedWith = (code: string) => ({ code: `auth/${code}` })
const caught = (work: Promise<unknown>) => work.catch((error: unknown) => error)

const { browser, call, countUsers, database } = await givenIdentity()
let [email, bob] = ['', '']
beforeEach(() => {
  email = anAddress()
  bob = anAddress('bob')
})

test('R30 Google and Apple make an account at the first sign-in and know it at the second', async () => {
  const first = await signInWithCredential(browser(), googleCredential({ email }))
  expect(getAdditionalUserInfo(first)).toMatchObject({
    isNewUser: true,
    providerId: 'google.com',
    profile: { name: 'Ada' },
  })
  expect(first.user).toMatchObject({ email, emailVerified: true, displayName: 'Ada', isAnonymous: false })
  const second = await signInWithCredential(browser(), googleCredential({ email }))
  expect(getAdditionalUserInfo(second)?.isNewUser).toBe(false)
  expect(second.user.uid).toBe(first.user.uid)
  const { claims } = await second.user.getIdTokenResult()
  expect(claims['firebase']).toEqual({
    identities: { 'google.com': [`google ${email}`], email: [email] },
    sign_in_provider: 'google.com',
  })
  const apple = await signInWithCredential(browser(), appleCredential({ email: bob }))
  expect(apple.user.providerData).toMatchObject([{ providerId: 'apple.com', email: bob }])
})

test('R35 an address that has an account is not merged into it: its owner signs in as before and links', async () => {
  const ada = await signUp(browser(), email, 'correct horse')
  const auth = browser()
  const error = await caught(signInWithCredential(auth, googleCredential({ email })))
  expect(error).toMatchObject({ ...refusedWith('account-exists-with-different-credential'), customData: { email } })
  expect(auth.currentUser).toBeNull()
  expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password'])
  // The pending credential is in the refusal, and is linked once the owner has signed in.
  const pending = GoogleAuthProvider.credentialFromError(error as never)
  const { user } = await signInWithCredential(auth, EmailAuthProvider.credential(email, 'correct horse'))
  await linkWithCredential(user, pending as never)
  expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password', 'google.com'])
  expect((await signInWithCredential(browser(), googleCredential({ email }))).user).toMatchObject({
    uid: ada.user.uid,
    emailVerified: true,
  })
})

test('an identity at Google belongs to one account, and an address too', async () => {
  await signInWithCredential(browser(), googleCredential({ email }))
  const other = await signUp(browser(), bob, 'correct horse')
  await expect(linkWithCredential(other.user, googleCredential({ email }))).rejects.toMatchObject(
    refusedWith('credential-already-in-use'),
  )
  await expect(linkWithCredential(other.user, appleCredential({ email }))).rejects.toMatchObject(
    refusedWith('email-already-in-use'),
  )
})

test('a refusal to link gives the credential back to whoever came by a popup', async () => {
  await signInWithCredential(browser(), googleCredential({ email }))
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
  const ways = [EmailAuthProvider.credential(email, 'correct horse'), googleCredential({ email: bob })]
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
  const service = await givenIdentity({ database, anonymous: false })
  await expect(signInAnonymously(service.browser())).rejects.toMatchObject(refusedWith('admin-restricted-operation'))
})

test('a way in that is unlinked opens the account no more', async () => {
  const { user } = await signUp(browser(), email, 'correct horse')
  await linkWithCredential(user, googleCredential({ email }))
  await unlink(user, 'google.com')
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
  await expect(signInWithCredential(browser(), googleCredential({ email }))).rejects.toMatchObject(
    refusedWith('account-exists-with-different-credential'),
  )
  await unlink(user, 'password')
  expect(await fetchSignInMethodsForEmail(browser(), email)).toEqual([])
})

test('whoever proves again who they are must be the same, and no account is made by it', async () => {
  const { user } = await signInWithCredential(browser(), googleCredential({ email }))
  const before = await countUsers()
  await expect(reauthenticateWithCredential(user, googleCredential({ email }))).resolves.toBeDefined()
  const stranger = googleCredential({ email: bob })
  await expect(reauthenticateWithCredential(user, stranger)).rejects.toMatchObject(refusedWith('user-mismatch'))
  expect(await countUsers()).toBe(before)
})

test('other providers than Google and Apple are not stood in for, and where there are no stand-ins, none is', async () => {
  expect((await call('signInWithIdp', claimOf('github.com'))).body.error.message).toBe('OPERATION_NOT_ALLOWED')
  const real = await givenIdentity({ database, standIns: false })
  expect((await real.call('signInWithIdp', claimOf('google.com'))).body.error.message).toBe('OPERATION_NOT_ALLOWED')
  expect((await real.call('sendVerificationCode', { phoneNumber: aTelephone() })).body.error.message).toBe(
    'OPERATION_NOT_ALLOWED',
  )
  expect((await real.call('signInWithPhoneNumber', {})).body.error.message).toBe('OPERATION_NOT_ALLOWED')
})

function claimOf(providerId: string) {
  return { postBody: new URLSearchParams({ providerId, id_token: JSON.stringify({ sub: '1' }) }).toString() }
}
