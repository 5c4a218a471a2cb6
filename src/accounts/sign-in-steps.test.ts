/**
 * What the widget's pages for email do, with Firebase's own SDK against the local identity service over HTTP. Popups,
 * redirects and phones need a browser, so they are told among the browser's stories.
 */
import { verifyBeforeUpdateEmail } from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { givenIdentity } from '../../test/given/identity.ts'
import { givenStorages, givenTabs, password, refused, shown } from '../../test/given/tabs.ts'
import { anAddress } from '../../test/strangers.ts'
import { act, changePassword } from './web/sign-in/steps/action-codes.ts'
import { completeLink, openLink, sendLink } from './web/sign-in/steps/email-link.ts'
import type { Answer } from './web/sign-in/page.ts'
import { beginWithEmail, recover, signInWithPassword, signUp } from './web/sign-in/steps/with-email.ts'
import { continueAsGuest } from './web/sign-in/steps/with-provider.ts'

const service = await givenIdentity()
const { database, outbox } = service
const codeOf = (link: string | null) => new URL(link ?? '').searchParams.get('oobCode')
const pathOf = (link: string | null) => (link ?? '').replace(/^https?:\/\/[^/]+/, '')

describe('R34 email first', () => {
  test('nothing goes to the service before the address can be one', async () => {
    const { openTab } = givenTabs(service)
    expect(shown(await beginWithEmail('')(openTab()))).toEqual(refused('email', 'Enter your email address to continue'))
    expect(shown(await beginWithEmail('ada@x')(openTab()))).toEqual(
      refused('email', "That email address isn't correct"),
    )
  })

  test('a new address makes an account, with its name and a mail to verify it; then its password signs in', async () => {
    const { account, email, heard, letter, openTab } = givenTabs(service)
    const tab = openTab()
    expect(shown(await beginWithEmail(` ${email} `)(tab))).toEqual({ name: 'signUp', email })
    expect(shown(await signUp({ ...account, name: ' ' })(tab))).toEqual(refused('name', 'Enter your account name'))
    expect(shown(await signUp({ ...account, password: '' })(tab))).toEqual(refused('password', 'Enter your password'))
    const short = 'The password must be 6 characters long or more.'
    expect(shown(await signUp({ ...account, password: '12345' })(tab))).toEqual(refused('password', short))
    expect(shown(await signUp(account)(tab))).toEqual({ name: 'signedIn' })
    expect(tab.auth.currentUser).toMatchObject({ email, displayName: 'Ada', emailVerified: false })

    const other = openTab()
    const oobCode = (await letter()).oobCode ?? ''
    // Where nobody is signed in the link alone verifies nothing: the address may be in a stranger's account.
    expect(shown((await act(other.auth, 'verifyEmail', oobCode)) as Answer)).toEqual({
      name: 'verifyEmail',
      email,
      code: oobCode,
    })
    await tab.auth.currentUser?.reload()
    expect(tab.auth.currentUser?.emailVerified).toBe(false)
    expect(shown((await act(tab.auth, 'verifyEmail', oobCode)) as Answer)).toEqual({ name: 'emailVerified' })
    expect(tab.auth.currentUser?.emailVerified).toBe(true)
    expect(shown(await beginWithEmail(email)(other))).toEqual({ name: 'password', email })
    expect(shown(await signInWithPassword(email, '')(other))).toEqual(refused('password', 'Enter your password'))
    await expect(signInWithPassword(email, 'wrong one')(other)).rejects.toMatchObject({ code: 'auth/wrong-password' })
    expect(shown(await signInWithPassword(email, password)(other))).toEqual({ name: 'signedIn' })
    expect(heard.signedIn).toEqual([email, email])
  })

  test('R36 the policy of the service is asked for in a new password', async () => {
    const { account, openTab } = givenTabs(
      await givenIdentity({ database, passwordPolicy: { minLength: 8, uppercase: true, numeric: true } }),
    )
    const answer = async (tried: string) => shown(await signUp({ ...account, password: tried })(openTab()))
    expect(await answer('1234567')).toEqual(refused('password', 'The password must be 8 characters long or more.'))
    const weak =
      'Strong passwords have at least 8 characters and a mix of letters and numbers. Missing: an uppercase letter, a number.'
    expect(await answer('longenough')).toEqual(refused('password', weak))
    expect(await answer('Longenough1')).toEqual({ name: 'signedIn' })
  })

  test('where the service does not tell who has an account, sign-up turns to the password', async () => {
    const { account, email, openTab } = givenTabs(service)
    await signUp(account)(openTab())
    const trouble = { text: 'The email address is already used by another account' }
    expect(await signUp({ ...account, password: 'another one' })(openTab())).toEqual({
      page: { name: 'password', email },
      trouble,
    })
  })

  test('R37 where only an administrator opens accounts, sign-up is refused by the service itself', async () => {
    const { account, openTab } = givenTabs(await givenIdentity({ database, signUpIsClosed: true }))
    await expect(signUp(account)(openTab())).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' })
  })

  test('a forgotten password is recovered by mail, once', async () => {
    const { account, email, letter, openTab } = givenTabs(service)
    await signUp(account)(openTab())
    await expect(recover(anAddress('bob'))(openTab())).rejects.toMatchObject({ code: 'auth/user-not-found' })
    expect(shown(await recover(email)(openTab()))).toEqual({ name: 'recoverSent', email })
    const { oobCode: code } = await letter()
    const tab = openTab()
    expect(shown((await act(tab.auth, 'resetPassword', code)) as Answer)).toEqual({
      name: 'resetPassword',
      email,
      code,
    })
    const short = refused('password', 'The password must be 6 characters long or more.')
    expect(shown(await changePassword({ email, code, password: 'x' })(tab))).toEqual(short)
    expect(shown(await changePassword({ email, code, password: 'a new one' })(tab))).toEqual({
      name: 'passwordChanged',
      email,
    })
    const spent =
      'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.'
    const failed = { name: 'actionFailed', text: spent, isPasswordReset: true }
    expect(shown((await act(tab.auth, 'resetPassword', code)) as Answer)).toEqual(failed)
    expect(shown(await signInWithPassword(email, 'a new one')(tab))).toEqual({ name: 'signedIn' })
  })
})

describe('R33 codes from mails', () => {
  test('an address is changed, and changed back by a link to the old one', async () => {
    const { account, email, openTab } = givenTabs(service)
    const [tab, changedTo] = [openTab(), anAddress('new')]
    await signUp(account)(tab)
    if (!tab.auth.currentUser) throw new Error('nobody is there')
    await verifyBeforeUpdateEmail(tab.auth.currentUser, changedTo)
    const there = openTab()
    const changed = await act(there.auth, 'verifyAndChangeEmail', (await service.letter(changedTo)).oobCode)
    expect(changed).toEqual({ page: { name: 'emailChanged', email: changedTo } })
    const back = (await outbox(email)).find(({ link }) => link?.includes('mode=recoverEmail'))
    expect(await act(there.auth, 'recoverEmail', codeOf(back?.link ?? null))).toEqual({
      page: { name: 'emailRecovered', email },
    })
  })

  test('modes without a code do nothing here, modes that need one say what is missing', async () => {
    const { openTab } = givenTabs(service)
    const { auth } = openTab()
    for (const mode of [null, 'select', 'callback', 'signIn'] as const) expect(await act(auth, mode, 'x')).toBe(null)
    for (const mode of ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail', 'revertSecondFactorAddition'] as const) {
      for (const code of [null, 'no-such-code'])
        expect(await act(auth, mode, code)).toMatchObject({ page: { name: 'actionFailed' } })
    }
  })
})

describe('R34 email links', () => {
  const options = {
    signInOptions: [{ provider: 'emailLink' }, { provider: 'anonymous' }],
    autoUpgradeAnonymousUsers: true,
  }

  test('a link opened in the browser that asked signs in; elsewhere it asks for the address first', async () => {
    const { email, heard, letter, openTab } = givenTabs(service)
    const storages = givenStorages()
    expect(shown(await beginWithEmail(email)(openTab({ options, storages })))).toEqual({ name: 'linkSent', email })
    const at = pathOf((await letter()).link)
    const elsewhere = openTab({ options, at })
    expect(shown(await openLink(elsewhere))).toEqual({ name: 'linkConfirm', email: null, losesGuest: false })
    await expect(completeLink(anAddress('bob'))(elsewhere)).rejects.toMatchObject({ code: 'auth/invalid-email' })
    expect(shown(await openLink(openTab({ options, at, storages })))).toEqual({ name: 'signedIn' })
    expect(heard.signedIn).toEqual([email])
    expect(Object.keys(storages.local.entries())).toEqual([])
    const again = await completeLink(email)(openTab({ options, at })).catch((error: { code: string }) => error.code)
    expect(again).toBe('auth/invalid-action-code')
  })

  test('R35 a guest who asks for a link stays the same user; without that guest nobody loses one unawares', async () => {
    const { email, letter, openTab } = givenTabs(service)
    const storages = givenStorages()
    const tab = openTab({ options, storages })
    await continueAsGuest(tab)
    const uid = tab.auth.currentUser?.uid
    await sendLink(email)(tab)
    const at = pathOf((await letter()).link)
    expect(shown(await openLink(openTab({ options, at, storages })))).toEqual({
      name: 'linkConfirm',
      email,
      losesGuest: true,
    })
    expect(shown(await openLink(openTab({ options, at, storages, auth: tab.auth })))).toEqual({ name: 'signedIn' })
    expect(tab.auth.currentUser).toMatchObject({ uid, email, isAnonymous: false })
  })
})
