/** Signing in with an email address: with a password, by a link, and what happens when something is wrong. */
import { expect, test } from 'vitest'
import { isEmulator } from '../../sign-in/world.ts'
import { hasFocus } from '../visitor.ts'
import { givenSignIn, signIn, signUp } from './person.ts'

const site = await givenSignIn({
  stocked: true,
  options: { signInOptions: [{ provider: 'password' }, { provider: 'emailLink' }] },
})

test('R34 somebody signs up, verifies the address, reloads, signs out, recovers the password and is in again', async () => {
  const ada = await site.person()
  await signUp(ada, 'ada@example.org')
  expect(await ada.me()).toMatchObject({ email: 'ada@example.org', emailVerified: false })
  await ada.page.getByText('Welcome, Ada Okafor.').waitFor()
  await ada.page.getByText('No mail leaves this server: that to ada@example.org waits in its outbox.').waitFor()

  await ada.open(await site.linkTo('ada@example.org', 'verifyEmail'))
  await ada.heading('Your email has been verified')
  await ada.page.reload()
  await ada.alert('This can happen if the code is malformed, expired, or has already been used.')

  await ada.open('/my-stuff')
  await ada.isIn('Ada Okafor')
  await expect.poll(async () => (await ada.me()).emailVerified).toBe(true)
  // She was greeted on her first page, and has gone on from there.
  expect(await ada.page.getByText('Welcome, Ada Okafor.').count()).toBe(0)
  await ada.signOut()
  expect(await ada.page.evaluate(`fetch('/api/me').then((r) => r.status)`)).toBe(401)
  ada.expectComplaints(/40[01]/)

  await ada.open('/sign-in')
  await ada.send({ Email: 'ada@example.org' }, 'Continue')
  await ada.button('Trouble signing in?').click()
  await ada.button('Send').click()
  await ada.page.getByText('Follow the instructions sent to').waitFor()
  await ada.open(await site.linkTo('ada@example.org', 'resetPassword'))
  await ada.send({ 'New password': 'abc' }, 'Save')
  await ada.alert('The password must be 6 characters long or more.')
  await ada.send({ 'New password': 'new123' }, 'Save')
  await ada.heading('Password changed')
  await ada.button('Sign in').click()
  await ada.send({ Password: 'new123' }, 'Sign in')
  await ada.isIn('Ada Okafor')
})

test('R36 each mistake is said in the words of the specification', async () => {
  const eve = await site.person()
  await signUp(eve, 'eve@example.org', 'Eve')
  await eve.signOut()
  await eve.open('/sign-in')
  for (const [email, text] of [
    ['', 'Enter your email address to continue'],
    ['eve@example', "That email address isn't correct"],
    ['eve@example.c', "That email address isn't correct"],
  ] as const) {
    await eve.send({ Email: email }, 'Continue')
    await eve.alert(text)
  }
  await eve.send({ Email: 'eve@example.org' }, 'Continue')
  await eve.page.getByLabel('Password', { exact: true }).waitFor()
  await eve.send({ Password: '' }, 'Sign in')
  await eve.alert('Enter your password')
  await eve.send({ Password: 'wrong99' }, 'Sign in')
  await eve.alert("The email and password you entered don't match")
  expect(await eve.page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  eve.expectComplaints(/400/)
})

test('R34 a link signs in who asked for it, saves what they wanted to save, and asks for the address in another browser', async () => {
  const lin = await site.person()
  const ask = async () => {
    await lin.open('/trend/131')
    await lin.page.getByRole('main').getByRole('link', { name: 'Save', exact: true }).click()
    await lin.send({ Email: 'lin@example.org' }, 'Continue')
    await lin.heading('Create account')
    await lin.button('Send me a link instead').click()
    await lin.heading('Check your email')
  }
  await ask()
  const link = await site.linkTo('lin@example.org', 'signIn')
  await lin.page.goto('about:blank') // mails are read elsewhere, and their links open anew
  await lin.open(link)
  await lin.isIn('lin')
  await lin.page.waitForURL('**/trend/131')
  await lin.page.getByRole('button', { name: 'Saved', pressed: true }).waitFor()
  expect(await hasFocus(lin.page.getByRole('heading', { level: 1 }))).toBe(true)
  await lin.page.getByText('Welcome, lin.').waitFor()
  expect(await lin.me()).toMatchObject({ email: 'lin@example.org', emailVerified: true })
  await lin.signOut()
  // The button to sign out is gone; the way in stands in its place.
  expect(await hasFocus(lin.page.getByRole('banner').getByRole('link', { name: 'Sign in' }))).toBe(true)

  const other = await site.person()
  await lin.open('/sign-in')
  await lin.send({ Email: 'lin@example.org' }, 'Continue')
  await lin.heading('Check your email')
  const next = await (async () => {
    for (;;) {
      const newest = await site.linkTo('lin@example.org', 'signIn')
      if (newest !== link) return newest
    }
  })()
  await other.open(next)
  await other.heading('Confirm your email')
  await other.send({ Email: 'lin@example.org' }, 'Sign in')
  await other.isIn('lin')
  lin.expectComplaints(/401/) // of what was being asked while signing out
})

test('R42 a second tab that signs out takes the first one along', async () => {
  const bo = await site.person()
  await signUp(bo, 'bo@example.org', 'Bo')
  const second = await bo.page.context().newPage()
  await second.goto('/all-stuff')
  await second.getByRole('button', { name: 'Account of Bo' }).click()
  await second.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await bo.isOut()
  await bo.page.reload()
  await bo.isOut()
  expect(await bo.page.evaluate(`fetch('/api/me').then((r) => r.status)`)).toBe(401)
  bo.expectComplaints(/401/)
})

test('R42 who signs out another browser sees it go, and there the account is closed', async () => {
  const [here, there] = [await site.person(), await site.person()]
  await signUp(here, 'two@example.org', 'Two')
  await signIn(there, 'two@example.org')
  await there.isIn('Two')
  await here.open('/my-stuff?tab=account')
  const list = here.page.getByRole('region', { name: 'Where you are signed in' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  await list.getByRole('button', { name: /^Sign out Chrome on Linux, since/ }).click()
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  await list.getByText('this one').waitFor()
  expect(await here.page.evaluate(`document.activeElement.textContent`)).toBe('Where you are signed in')
  await there.page.reload()
  await there.isOut()
  await here.page.reload()
  await here.isIn('Two')
  there.expectComplaints(/40[01]/)
})

test('R24 R25 the four entries in storage override the server on screen, and are gone after signing out', async () => {
  const mo = await site.person()
  await signUp(mo, 'mo@example.org', 'Mo')
  await mo.signOut()
  expect(
    await mo.page.evaluate(
      `['membershipStatus', 'membershipStatusTimestamp', 'analysisBudget', 'analysisTrendBudget'].map((name) => localStorage.getItem(name))`,
    ),
  ).toEqual([null, null, null, null])
  await signIn(mo, 'mo@example.org')
  await mo.isIn('Mo')
})

// Firebase has that as a setting of its own.
test.skipIf(isEmulator)(
  'where nobody is told which addresses are known, one signs up and in all the same',
  async () => {
    const hiding = await givenSignIn({ env: { EMAIL_ENUMERATION_PROTECTION: 'on' } })
    const kim = await hiding.person()
    const begin = async () => {
      await kim.open('/sign-in')
      await kim.send({ Email: 'kim@example.org' }, 'Continue')
      await kim.page.getByLabel('Password', { exact: true }).waitFor()
    }
    await begin()
    await kim.send({ Password: 'abc123' }, 'Sign in')
    await kim.alert("The email and password you entered don't match")
    await kim.button('Create one').click()
    await kim.send({ Name: 'Kim', 'Choose password': 'abc123' }, 'Create account')
    await kim.isIn('Kim')
    await kim.signOut()
    await begin()
    await kim.send({ Password: 'abc123' }, 'Sign in')
    await kim.isIn('Kim')
    expect(await kim.me()).toMatchObject({ email: 'kim@example.org' })
    kim.expectComplaints(/400/)
  },
)
