/** Signing in without a password, by a link that was mailed. */
import {
  createUserWithEmailAndPassword as signUp,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  isSignInWithEmailLink,
  linkWithCredential,
  sendEmailVerification,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword as signIn,
  signInWithEmailLink,
  applyActionCode,
  updatePassword,
} from '@firebase/auth'
import { beforeEach, expect, test } from 'vitest'
import { givenIdentity, googleCredential } from '../../../../../test/given/identity.ts'
import { anAddress } from '../../../../../test/strangers.ts'

const refusedWith = (code: string) => ({ code: `auth/${code}` })

const { browser, call, letter, origin } = await givenIdentity()
let email = ''
beforeEach(() => {
  email = anAddress()
})

async function sendLink(): Promise<string> {
  await sendSignInLinkToEmail(browser(), email, { url: `${origin}/sign-in`, handleCodeInApp: true })
  return (await letter(email)).link ?? ''
}

test('R34 a link that was mailed signs in, makes the account where there is none, and works once', async () => {
  const link = await sendLink()
  const auth = browser()
  expect(isSignInWithEmailLink(auth, link)).toBe(true)
  await expect(signInWithEmailLink(auth, anAddress('bob'), link)).rejects.toMatchObject(refusedWith('invalid-email'))
  const { user } = await signInWithEmailLink(auth, email.replace('ada', 'Ada'), link)
  expect(user).toMatchObject({ email, emailVerified: true, isAnonymous: false })
  await expect(signInWithEmailLink(browser(), email, link)).rejects.toMatchObject(refusedWith('invalid-action-code'))
  expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['emailLink'])
  const again = await signInWithEmailLink(browser(), email, await sendLink())
  expect(again.user.uid).toBe(user.uid)
  await updatePassword(user, 'correct horse')
  expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password', 'emailLink'])
})

test('of two who bring one link at once, one is let in', async () => {
  const link = await sendLink()
  const tries = await Promise.allSettled([1, 2, 3].map(() => signInWithEmailLink(browser(), email, link)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a password that was set before anybody proved the address is gone when its owner comes by a link', async () => {
  const squatter = (await signUp(browser(), email, 'of a squatter')).user
  const google = googleCredential({ email: anAddress('squatter') })
  await linkWithCredential(squatter, google)
  await call('sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: await squatter.getIdToken(),
    newEmail: anAddress('squatter'),
  })
  const { user } = await signInWithEmailLink(browser(), email, await sendLink())
  expect(user).toMatchObject({ uid: squatter.uid, emailVerified: true })
  await expect(signIn(browser(), email, 'of a squatter')).rejects.toMatchObject(refusedWith('wrong-password'))
  await expect(squatter.getIdToken(true)).rejects.toMatchObject(refusedWith('user-token-expired'))
  const { body } = await call('lookup', { idToken: await user.getIdToken() })
  expect(body.users[0].providerUserInfo.map((provider: { providerId: string }) => provider.providerId)).toEqual([
    'password',
  ])
})

test('what a squatter had mailed to themselves changes nothing once the owner is in', async () => {
  const squatter = (await signUp(browser(), email, 'of a squatter')).user
  const newEmail = anAddress('squatter')
  await call('sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: await squatter.getIdToken(),
    newEmail,
  })
  const { oobCode, to } = await letter()
  expect(to).toBe(newEmail)
  await signInWithEmailLink(browser(), email, await sendLink())
  await expect(applyActionCode(browser(), oobCode)).rejects.toMatchObject(refusedWith('invalid-action-code'))
})

test('a link leaves the password of a verified account as it is', async () => {
  const { user } = await signUp(browser(), email, 'correct horse')
  await sendEmailVerification(user)
  await applyActionCode(browser(), (await letter(email)).oobCode)
  await signInWithEmailLink(browser(), email, await sendLink())
  await expect(signIn(browser(), email, 'correct horse')).resolves.toMatchObject({ user: { uid: user.uid } })
})

test('R35 a guest who comes by a link stays the same user', async () => {
  const guest = await signInAnonymously(browser())
  const link = await sendLink()
  const { user } = await linkWithCredential(guest.user, EmailAuthProvider.credentialWithLink(email, link))
  expect(user).toMatchObject({ uid: guest.user.uid, email, emailVerified: true })
  expect((await user.getIdTokenResult()).signInProvider).toBe('password')
  const other = await signInAnonymously(browser())
  const credential = EmailAuthProvider.credentialWithLink(email, await sendLink())
  await expect(linkWithCredential(other.user, credential)).rejects.toMatchObject(refusedWith('email-already-in-use'))
})
