/**
 * What the widget does where an account exists, for guests, and once somebody has signed in, with Firebase's own SDK
 * against the local identity service over HTTP. Popups, redirects and phones need a browser, so they are told among the
 * browser's stories.
 */
import { onIdTokenChanged, signInAnonymously, signInWithCredential } from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { givenIdentity, googleCredential } from '../../test/given/identity.ts'
import { givenAccount, password, providersOf, shown } from '../../test/given/tabs.ts'
import { anAddress } from '../../test/strangers.ts'
import { afterProvider, goOnWithExisting } from './web/sign-in/steps/success.ts'
import { beginWithEmail, joinWithPassword, signInWithPassword, signUp } from './web/sign-in/steps/with-email.ts'
import { continueWithGoogleToken } from './web/sign-in/steps/with-provider.ts'

const service = await givenIdentity()

/** Google hands over somebody whose address has a password. */
async function givenRefused() {
  const world = await givenAccount(service)
  const tab = world.openTab()
  const error: unknown = await signInWithCredential(tab.auth, googleCredential({ email: world.email })).catch(
    (problem: unknown) => problem,
  )
  return { ...world, tab, answer: await afterProvider(tab, error) }
}

const guests = {
  signInOptions: [{ provider: 'password' }, { provider: 'google.com' }, { provider: 'anonymous' }],
  autoUpgradeAnonymousUsers: true,
}
async function givenGuest() {
  const world = await givenAccount(service)
  const tab = world.openTab({ options: guests })
  await signInAnonymously(tab.auth)
  return { ...world, tab, uid: tab.auth.currentUser?.uid }
}

describe('R35 an account that exists', () => {
  test('its password is asked for, and then Google is connected to it', async () => {
    const { email, tab, answer } = await givenRefused()
    expect(shown(answer)).toEqual({ name: 'joinPassword', email, joins: 'google.com' })
    await expect(joinWithPassword(email, 'wrong one')(tab)).rejects.toMatchObject({ code: 'auth/wrong-password' })
    expect(shown(await joinWithPassword(email, password)(tab))).toEqual({ name: 'signedIn' })
    expect(providersOf(tab)).toEqual(['google.com', 'password'])
    expect(tab.memory.pending.read()).toBe(null)
  })

  test('another account than the one it waits for gets nothing, and is signed out again', async () => {
    const { account, email, openTab, tab } = await givenRefused()
    const bob = { ...account, email: anAddress('bob') }
    await signUp(bob)(openTab())
    const answer = await signInWithPassword(bob.email, password)(tab)
    expect(shown(answer)).toEqual({ text: `That account belongs to another email address. Continue with ${email}.` })
    expect(tab.auth.currentUser).toBe(null)
  })

  test('R37 what waited too long has to be begun again', async () => {
    const { email, tab } = await givenRefused()
    tab.memory.pending.forget()
    const trouble = { text: 'Your sign-in session has expired. Please try again.' }
    expect(await joinWithPassword(email, password)(tab)).toEqual({ page: { name: 'start' }, trouble })
  })

  test('whoever begins anew is not connected to what was begun before', async () => {
    const { tab } = await givenRefused()
    await beginWithEmail(anAddress('carl'))(tab)
    expect(tab.memory.pending.read()).toBe(null)
  })
})

describe('R35 guests', () => {
  test('signing up keeps the user', async () => {
    const { account, tab, uid } = await givenGuest()
    const email = anAddress('new')
    expect(shown(await signUp({ ...account, email })(tab))).toEqual({ name: 'signedIn' })
    expect(tab.auth.currentUser).toMatchObject({ uid, email, displayName: 'Ada' })
  })

  test('so does a token of One Tap', async () => {
    const { tab, uid } = await givenGuest()
    const { idToken = '' } = googleCredential({ email: anAddress('new') })
    expect(shown(await continueWithGoogleToken(idToken)(tab))).toEqual({ name: 'signedIn' })
    expect(tab.auth.currentUser?.uid).toBe(uid)
  })

  test('an existing account is a conflict that is told once its password is right; going on leaves the guest behind', async () => {
    const { email, tab, uid, heard } = await givenGuest()
    const seen: (string | undefined)[] = []
    onIdTokenChanged(tab.auth, (user) => seen.push(user?.uid))
    await expect(signInWithPassword(email, 'wrong one')(tab)).rejects.toMatchObject({ code: 'auth/wrong-password' })
    expect(heard.failures).toEqual([])
    const page = shown(await signInWithPassword(email, password)(tab))
    expect(page).toMatchObject({ name: 'merge', email })
    expect([heard.failures, tab.auth.currentUser?.uid]).toEqual([['anonymous-upgrade-merge-conflict'], uid])
    expect(seen.filter((one) => one !== uid)).toEqual([])
    if (!page || !('name' in page) || page.name !== 'merge') throw new Error('no conflict')
    expect(shown(await goOnWithExisting(page.credential)(tab))).toEqual({ name: 'signedIn' })
    expect(tab.auth.currentUser).toMatchObject({ email, isAnonymous: false })
  })

  test('a provider that belongs to somebody is the same conflict', async () => {
    const { tab, uid, heard, openTab } = await givenGuest()
    const google = googleCredential({ email: anAddress('bob') })
    await signInWithCredential(openTab().auth, google)
    const page = shown(await continueWithGoogleToken(google.idToken ?? '')(tab))
    expect(page).toMatchObject({ name: 'merge' })
    expect([heard.failures, tab.auth.currentUser?.uid]).toEqual([['anonymous-upgrade-merge-conflict'], uid])
    if (!page || !('name' in page) || page.name !== 'merge') throw new Error('no conflict')
    expect(shown(await goOnWithExisting(page.credential)(tab))).toEqual({ name: 'signedIn' })
    expect(providersOf(tab)).toEqual(['google.com'])
  })
})

describe('R31 R36 afterwards', () => {
  test('a callback that declines keeps the page; one that agrees, or none, goes on', async () => {
    const { openTab, heard, signsIn } = await givenAccount(service)
    const options = { signInSuccessUrl: '/my-stuff' }
    expect(await signsIn(openTab({ options, callbacks: { signInSuccessWithAuthResult: () => false } }))).toEqual({
      name: 'signedIn',
    })
    expect(await signsIn(openTab({ options, callbacks: { signInSuccess: () => false } }))).toEqual({ name: 'signedIn' })
    expect(heard.wentTo).toEqual([])
    await signsIn(openTab({ options, callbacks: { signInSuccessWithAuthResult: () => true } }))
    await signsIn(openTab({ options, callbacks: {} }))
    await signsIn(openTab({ options, callbacks: {}, at: '/sign-in?signInSuccessUrl=/trend/131' }))
    expect(heard.wentTo).toEqual(['/my-stuff', '/my-stuff', '/trend/131'])
  })

  test.for(['', '?signInSuccessUrl=//evil.example', '?signInSuccessUrl=javascript:alert(1)'])(
    'going on without an address of ours, %j, is an error',
    async (search) => {
      const { openTab, heard, signsIn } = await givenAccount(service)
      await expect(signsIn(openTab({ callbacks: {}, at: `/sign-in${search}` }))).rejects.toThrow(
        'A redirect URL is required',
      )
      expect(heard.wentTo).toEqual([])
    },
  )
})
