/**
 * Where the sign-in service says no: too many tries, a closed door, a stricter policy, a code or a link that is spent.
 */
import { expect, test } from 'vitest'
import { consent, type Person, signIn, signUp } from '../sign-in/person.ts'
import { givenUser } from '../../given/user.ts'
import { givenBadSite } from './world.ts'

const every = ['google.com', 'password', 'emailLink', 'phone', 'anonymous'].map((provider) => ({ provider }))
const site = await givenBadSite({ options: { signInOptions: every, autoUpgradeAnonymousUsers: true } })
const contact = { adminEmail: 'door@example.org', helpLink: 'https://example.org/help' }
const closed = await givenBadSite({ options: { adminRestrictedOperation: { status: true, ...contact } } })
const tooMany = 'You have entered an incorrect password too many times. Please try again in a few minutes.'
const spentLink =
  'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.'

async function given(who = site): Promise<Person> {
  const person = await who.person()
  person.expectComplaints(/400/)
  return person
}

test('R37 after six wrong passwords in a row the account is locked for a while, also for the right one', async () => {
  await givenUser(site.app, { email: 'lock@example.org' })
  const eve = await given()
  await signIn(eve, 'lock@example.org', 'wrong-1')
  for (const password of ['wrong-2', 'wrong-3', 'wrong-4', 'wrong-5', 'wrong-6']) {
    await eve.page.getByRole('alert').waitFor()
    await eve.send({ Password: password }, 'Sign in')
    if (password < 'wrong-6') await eve.alert("The email and password you entered don't match")
  }
  await eve.alert(tooMany)
  await eve.send({ Password: 'abc123' }, 'Sign in')
  await eve.alert(tooMany)
  await eve.isOut()
  expect(await eve.page.evaluate(`localStorage.getItem('farsight:session')`)).toBeNull()
})

async function expectClosed(newcomer: Person): Promise<void> {
  await newcomer.heading('Not authorized')
  const main = newcomer.page.getByRole('main')
  expect(await main.getByRole('link', { name: contact.adminEmail }).getAttribute('href')).toBe(
    `mailto:${contact.adminEmail}`,
  )
  expect(await main.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe(contact.helpLink)
  await newcomer.isOut()
}

test('R32 where an operator has closed sign-ups, every way in says so and names whom to ask', async () => {
  const newcomer = await given(closed)
  await newcomer.open('/sign-in')
  await newcomer.send({ Email: 'new@example.org' }, 'Continue')
  await newcomer.heading('Create account')
  await newcomer.send({ Name: 'New', 'Choose password': 'abc123' }, 'Create account')
  await expectClosed(newcomer)
  await newcomer.open('/sign-in')
  await newcomer.button('Continue with Google').click()
  await newcomer.page.waitForURL('**/emulator/auth/handler**')
  await consent(newcomer.page, 'new@google.com', 'New')
  await expectClosed(newcomer)
  expect((await closed.pool.query('select 1 from identity."user"')).rowCount).toBe(0)
})

test('R36 a policy that asks for more than six characters is told before, and each thing that is missing after', async () => {
  const kim = await given()
  const policy = {
    customStrengthOptions: { minPasswordLength: 10, containsUppercaseCharacter: true, containsNumericCharacter: true },
    allowedNonAlphanumericCharacters: ['!'],
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  }
  await kim.page.route('**/v2/passwordPolicy**', (route) => route.fulfill({ json: policy }))
  await kim.open('/sign-in')
  await kim.send({ Email: 'kim@example.org' }, 'Continue')
  await kim.page.getByText('At least 10 characters, a mix of letters and numbers.').waitFor()
  await kim.send({ Name: 'Kim', 'Choose password': 'abc123' }, 'Create account')
  await kim.alert('The password must be 10 characters long or more.')
  await kim.send({ 'Choose password': 'abcdefghijk' }, 'Create account')
  await kim.alert(
    'Strong passwords have at least 10 characters and a mix of letters and numbers. Missing: an uppercase letter, a number.',
  )
  await kim.send({ 'Choose password': 'Abcdefghijk1' }, 'Create account')
  await kim.isIn('Kim')
  expect(await kim.me()).toMatchObject({ email: 'kim@example.org' })
})

test('R35 a guest whose address has an account is told what becomes of the guest, may stay one, or goes on with the account', async () => {
  const { subject } = await givenUser(site.app, { email: 'gus@example.org', name: 'Gus' })
  const gus = await given()
  await gus.open('/sign-in')
  await gus.button('Continue as guest').click()
  await gus.isIn('User')
  const guest = (await gus.me()).iamId
  const meet = async () => {
    await signIn(gus, 'gus@example.org')
    await gus.heading('You already have an account')
    await gus.page.getByText('What you made as a guest stays with the guest.').waitFor()
  }
  await meet()
  await gus.button('Stay a guest').click()
  await gus.page.getByLabel('Email').waitFor()
  expect((await gus.me()).iamId).toBe(guest)
  await meet()
  await gus.button('Go on').click()
  await gus.isIn('Gus')
  expect((await gus.me()).iamId).toBe(subject)
})

test('R37 a phone’s code that was wrong five times, or is too old, is no longer valid, and another can be sent', async () => {
  const pat = await given()
  const phone = '+16505550144'
  const sendCode = async () => {
    await pat.send({ 'Phone number': '650 555 0144' }, 'Send code')
    await pat.page.getByLabel('Code of 6 digits').waitFor()
    return site.codeTo(phone)
  }
  await pat.open('/sign-in')
  await pat.button('Continue with phone').click()
  await pat.page.getByLabel('Country').selectOption('US')
  const code = await sendCode()
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = pat.page.waitForResponse(/signInWithPhoneNumber/)
    await pat.send({ 'Code of 6 digits': code === '123456' ? '654321' : '123456' }, 'Verify')
    await answer
    await pat.alert('Wrong code. Try again.')
  }
  await pat.send({ 'Code of 6 digits': code }, 'Verify')
  await pat.alert('This code is no longer valid')
  expect(await pat.page.getByLabel('Phone number').inputValue()).toBe('650 555 0144')

  const second = await sendCode()
  await site.pool.query(`update identity.phone_code set expires_at = now() - interval '1 second'`)
  await pat.send({ 'Code of 6 digits': second }, 'Verify')
  await pat.alert('This code is no longer valid')
  await sendCode()
  const codes = new Set([code, second])
  await expect.poll(async () => codes.has(await site.codeTo(phone))).toBe(false)
  await pat.send({ 'Code of 6 digits': await site.codeTo(phone) }, 'Verify')
  await pat.isIn('User')
})

test('R37 a link that signs in works once, in this browser and in another', async () => {
  const lin = await given()
  await lin.open('/sign-in')
  await lin.send({ Email: 'lin@example.org' }, 'Continue')
  await lin.button('Send me a link instead').click()
  await lin.heading('Check your email')
  const link = await site.linkTo('lin@example.org', 'signIn')
  await lin.open(link)
  await lin.isIn('lin')
  await lin.signOut()
  for (const person of [lin, await given()]) {
    await person.open(link)
    await person.heading('Confirm your email')
    await person.send({ Email: 'lin@example.org' }, 'Sign in')
    await person.alert(spentLink)
    await person.isOut()
    expect(await person.page.evaluate(`localStorage.getItem('farsight:session')`)).toBeNull()
  }
})

test('R33 a link that verifies an address works where nobody is signed in, and says so when it is opened again', async () => {
  const vic = await given()
  await signUp(vic, 'vic@example.org', 'Vic')
  await vic.signOut()
  const link = await site.linkTo('vic@example.org', 'verifyEmail')
  const other = await given()
  await other.open(link)
  await other.heading('Is this account yours?')
  await other.button('Verify the address').click()
  await other.heading('Your email has been verified')
  await other.isOut()
  await vic.open(link)
  await vic.heading('This link does not work')
  await vic.alert(spentLink)
  await signIn(vic, 'vic@example.org')
  await vic.isIn('Vic')
  expect(await vic.me()).toMatchObject({ email: 'vic@example.org', emailVerified: true })
})
