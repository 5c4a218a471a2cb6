/** The eight modes in which links open the sign-in page (R33), and addresses that lead elsewhere. */
import { expect, test } from 'vitest'
import { isEmulator } from '../../sign-in/world.ts'
import { consent, givenSignIn, signIn, signUp } from './person.ts'

const site = await givenSignIn({
  options: { signInOptions: ['google.com', 'password', 'emailLink'].map((provider) => ({ provider })) },
})

test('R33 select lists the ways to sign in', async () => {
  const ada = await site.person()
  await ada.open('/sign-in?mode=select')
  await ada.heading('Choose how to sign in')
  await ada.button('Continue with Google').waitFor()
  await ada.button('Continue with email').waitFor()
  expect(await ada.page.getByLabel('Email', { exact: true }).count()).toBe(0)
})

test('R33 callback takes up what a redirect brought back, or begins anew', async () => {
  const ada = await site.person()
  await ada.open('/sign-in?mode=callback')
  await ada.heading('Sign in')
  await ada.button('Continue with Google').click()
  await consent(ada.page, 'call@google.com', 'Callie')
  await ada.isIn('Callie')
  expect(await ada.me()).toMatchObject({ email: 'call@google.com' })
})

// The emulator does not tell the old address of the change.
test.skipIf(isEmulator)(
  'R33 verifyAndChangeEmail moves the account, recoverEmail moves it back, and resetPassword is offered',
  async () => {
    const eve = await site.person()
    await signUp(eve, 'old@example.org', 'Eve')
    await eve.open('/my-stuff?tab=account')
    await eve.button('Change email').click()
    await eve.send({ 'New email address': 'new@example.org' }, 'Send the link')
    await eve.page.getByText('The link has been sent.').waitFor()
    await eve.open(await site.linkTo('new@example.org', 'verifyAndChangeEmail'))
    await eve.heading('Email changed')
    await eve.open(await site.linkTo('old@example.org', 'recoverEmail'))
    await eve.heading('Email changed back')
    await eve.button('Change password').click()
    await eve.open(await site.linkTo('old@example.org', 'resetPassword'))
    await eve.send({ 'New password': 'third3' }, 'Save')
    await eve.heading('Password changed')
    await signIn(eve, 'old@example.org', 'third3')
    await eve.isIn('Eve')
    expect(await eve.me()).toMatchObject({ email: 'old@example.org', emailVerified: true })
    eve.expectComplaints(/40[01]/)
  },
)

test('R33 signIn completes a link, revertSecondFactorAddition and every other code that is wrong says so', async () => {
  const bo = await site.person()
  for (const mode of [
    'resetPassword',
    'verifyEmail',
    'verifyAndChangeEmail',
    'recoverEmail',
    'revertSecondFactorAddition',
  ]) {
    await bo.open(`/sign-in?mode=${mode}&oobCode=nonsense&apiKey=local`)
    await bo.heading('This link does not work')
    await bo.alert('This can happen if the code is malformed, expired, or has already been used.')
  }
  expect(await bo.page.evaluate(`localStorage.getItem('farsight:session')`)).toBeNull()
  bo.expectComplaints(/400/)
})

test('R33 no address of another site is followed', async () => {
  for (const elsewhere of ['https://evil.example/', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)']) {
    const mo = await site.person()
    await mo.open(
      `/sign-in?continueUrl=${encodeURIComponent(elsewhere)}&signInSuccessUrl=${encodeURIComponent(elsewhere)}`,
    )
    await mo.button('Continue with Google').click()
    await consent(mo.page, 'mo@google.com', 'Mo')
    await mo.isIn('Mo')
    await mo.page.waitForURL('**/my-stuff')
    expect(new URL(mo.page.url()).origin).toBe(site.address)
  }
})
