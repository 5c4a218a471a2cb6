/** Signing in through Google and Apple, as a guest who becomes somebody, and by phone. */
import { expect, test } from 'vitest'
import { isEmulator } from '../../sign-in/world.ts'
import { hasFocus } from '../visitor.ts'
import { consent, givenSignIn, type Person, signUp } from './person.ts'

const all = ['google.com', 'apple.com', 'password', 'phone', 'anonymous'].map((provider) => ({ provider }))
const options = { signInOptions: all, autoUpgradeAnonymousUsers: true }
const byRedirect = await givenSignIn({ options })
const byPopup = await givenSignIn({ stocked: true, options: { ...options, signInFlow: 'popup' } })

async function popupOf(person: Person, name: string) {
  const [popup] = await Promise.all([person.page.waitForEvent('popup'), person.button(name).click()])
  return popup
}

for (const [title, provider] of [
  ['Google', 'google.com'],
  ['Apple', 'apple.com'],
] as const) {
  test(`R30 ${title} signs in by redirect`, async () => {
    const red = await byRedirect.person()
    await red.open('/sign-in?continueUrl=%2Fall-stuff%3Fkind%3Dtrend')
    await red.button(`Continue with ${title}`).click()
    await red.page.waitForURL('**/emulator/auth/handler**')
    await consent(red.page, `red@${provider}`, `Red ${title}`)
    await red.isIn(`Red ${title}`)
    await red.page.waitForURL('**/all-stuff?kind=trend')
    expect(await red.me()).toMatchObject({ email: `red@${provider}`, emailVerified: true })
  })

  test(`R30 ${title} signs in by pop-up, and what a visitor wanted to save is saved`, async () => {
    const pop = await byPopup.person()
    await pop.open('/trend/131')
    await pop.page.getByRole('main').getByRole('link', { name: 'Save', exact: true }).click()
    await consent(await popupOf(pop, `Continue with ${title}`), `pop@${provider}`, `Pop ${title}`)
    await pop.isIn(`Pop ${title}`)
    await pop.page.waitForURL('**/trend/131')
    await pop.page.getByRole('button', { name: 'Saved', pressed: true }).waitFor()
    expect(await hasFocus(pop.page.getByRole('heading', { level: 1 }))).toBe(true)
    await pop.page.getByText(`Welcome, Pop ${title}.`).waitFor()
    expect(await pop.me()).toMatchObject({ email: `pop@${provider}` })
  })
}

test('R37 who declines is told so, and R35 a pop-up that is closed is passed over', async () => {
  const no = await byPopup.person()
  await no.open('/sign-in')
  const popup = await popupOf(no, 'Continue with Google')
  // It closes itself on the press, at times before the press is reported.
  const press = popup.getByRole('button', { name: 'Cancel' }).click()
  await Promise.all([popup.waitForEvent('close'), press.catch(() => {})])
  await no.alert('Please authorize the required permissions to sign in to the application')
  const second = await popupOf(no, 'Continue with Apple')
  await no.page.getByRole('status').getByText('A window of Apple is open: go on there.').waitFor()
  await second.close()
  await no.page.getByText('A window of Apple is open').waitFor({ state: 'detached' })
  // The SDK waits eight seconds before it takes a window for closed.
  await expect.poll(() => no.button('Continue with Apple').getAttribute('aria-busy')).toBeNull()
  expect(await no.page.getByRole('alert').allInnerTexts()).toEqual([])
})

test('R35 while a pop-up is open the page says so, brings it to the front, and closes it', async () => {
  const lost = await byPopup.person()
  await lost.open('/sign-in')
  const popup = await popupOf(lost, 'Continue with Google')
  await lost.page.getByRole('status').getByText('A window of Google is open: go on there.').waitFor()
  await popup.getByRole('button', { name: 'Cancel' }).waitFor() // it has come to where it stays
  await popup.evaluate(`window.focus = () => { document.title = 'in front' }`)
  await lost.button('Bring it to the front').press('Enter')
  await expect.poll(() => popup.title()).toBe('in front')
  await lost.button('Cancel').press('Enter')
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect.poll(() => lost.page.getByText('A window of Google is open').count()).toBe(0)
  expect(await lost.page.evaluate('document.activeElement.innerText')).toContain('Continue with Google')
  const again = await popupOf(lost, 'Continue with Google')
  await lost.page.getByText('A window of Google is open').waitFor()
  await consent(again, 'lost@google.com', 'Found again')
  await lost.isIn('Found again')
})

test('R35 a blocked pop-up becomes a redirect', async () => {
  const bo = await byPopup.person()
  await bo.page.addInitScript('window.open = () => null')
  await bo.open('/sign-in')
  await bo.button('Continue with Google').click()
  await bo.page.waitForURL('**/emulator/auth/handler**')
  await consent(bo.page, 'blocked@google.com', 'Blocked')
  await bo.isIn('Blocked')
  expect(await bo.me()).toMatchObject({ email: 'blocked@google.com' })
})

// The emulator, as Firebase with providers that it trusts, connects by itself what the provider says it has verified.
// Ours never does.
test.skipIf(isEmulator)(
  'R35 a provider with the address of an account that has a password is connected once the password is given',
  async () => {
    const ann = await byPopup.person()
    await signUp(ann, 'ann@example.org', 'Ann')
    const { iamId } = await ann.me()
    await ann.signOut()
    await ann.open('/sign-in')
    await consent(await popupOf(ann, 'Continue with Google'), 'ann@example.org', 'Ann of Google')
    await ann.heading('You already have an account')
    await ann.send({ Password: 'abc123' }, 'Sign in')
    await ann.isIn('Ann')
    expect((await ann.me()).iamId).toBe(iamId)
    await ann.signOut()
    await ann.open('/sign-in')
    await consent(await popupOf(ann, 'Continue with Google'), 'ann@example.org', 'Ann of Google')
    await ann.isIn('Ann')
    expect((await ann.me()).iamId).toBe(iamId)
  },
)

test('R35 a guest who signs up stays the same user', async () => {
  const guest = await byRedirect.person()
  await guest.open('/sign-in')
  await guest.button('Continue as guest').click()
  await guest.isIn('User')
  const { iamId } = await guest.me()
  await guest.open('/sign-in')
  await guest.send({ Email: 'guest@example.org' }, 'Continue')
  await guest.send({ Name: 'Gail', 'Choose password': 'abc123' }, 'Create account')
  await guest.isIn('Gail')
  expect(await guest.me()).toMatchObject({ iamId, email: 'guest@example.org' })
})

test('R35 a phone number, a wrong code, the countdown and the right code', async () => {
  const pat = await byRedirect.person()
  await pat.open('/sign-in')
  await pat.button('Continue with phone').click()
  await pat.page.getByLabel('Country').selectOption('US')
  await pat.send({ 'Phone number': '12' }, 'Send code')
  await pat.alert('Enter a valid phone number')
  await pat.send({ 'Phone number': '650 555 0100' }, 'Send code')
  await pat.page.getByText(/Send again in 0:1[0-5]/).waitFor()
  const code = await byRedirect.codeTo('+16505550100')
  const wrong = code === '123456' ? '654321' : '123456'
  await pat.send({ 'Code of 6 digits': wrong }, 'Verify')
  await pat.alert('Wrong code. Try again.')
  await pat.send({ 'Code of 6 digits': code }, 'Verify')
  await pat.isIn('User')
  expect(await pat.me()).toMatchObject({ email: null })
  pat.expectComplaints(/400/)
})
