/**
 * Somebody writes while their session ends: it is revoked, another tab signs out, another tab signs in as somebody
 * else.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Person, signIn, signUp } from '../sign-in/person.ts'
import { patienceMs } from '../../patience.ts'
import { ready } from '../visitor.ts'
import { fillTrend, givenBadSite, kept, storedDrafts, titleIn } from './world.ts'

const site = await givenBadSite()
const expired = 'Your sign-in session has expired. Please try again.'
const stillHere = 'You are not signed in any more. What you wrote is still here'

async function givenWriter(name: string): Promise<Person> {
  const writer = await site.person()
  writer.expectComplaints(/40[014]/)
  await signUp(writer, `${name.toLowerCase()}@example.org`, name)
  await writer.open('/new/trend')
  await fillTrend(writer.page, `First words of ${name}`)
  await kept(writer.page)
  return writer
}

const type = (page: Page, title: string) => page.getByLabel('Title', { exact: true }).fill(title)
const summary = (page: Page) => page.getByLabel('Summary').inputValue()

async function otherTab(person: Person): Promise<Person['page']> {
  const page = await person.page.context().newPage()
  page.setDefaultTimeout(patienceMs)
  await page.goto('/all-stuff')
  await ready(page)
  return page
}

async function signOutIn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
}

test('R37 who is revoked while writing is told so, keeps what was typed, and goes on with it after signing in again', async () => {
  const rev = await givenWriter('Rev')
  await site.revoke(rev)
  await type(rev.page, 'Second words of Rev')
  await rev.alert('You were signed out here: the password of your account was changed, or its email address')
  await rev.alert(stillHere)
  expect([await titleIn(rev.page), await summary(rev.page)]).toEqual([
    'Second words of Rev',
    'Something that happens in a river somewhere.',
  ])
  expect(await storedDrafts(rev.page)).toContain('Second words of Rev')
  expect(await rev.page.getByRole('button', { name: /^Save/ }).count()).toBe(0)

  await rev.page.getByRole('link', { name: 'Sign in to save' }).click()
  await rev.send({ Email: 'rev@example.org' }, 'Continue')
  await rev.send({ Password: 'abc123' }, 'Sign in')
  await rev.isIn('Rev')
  await kept(rev.page)
  expect(await titleIn(rev.page)).toBe('Second words of Rev')
  await rev.page.getByRole('button', { name: 'Save as private item' }).click()
  await rev.page.waitForURL(/\/trend\/\d+$/)
  expect((await site.written()).items).toContainEqual(['rev@example.org', 'Second words of Rev'])
})

test('R37 who presses Save after their sign-in has expired is told so, and nothing is saved', async () => {
  const rex = await givenWriter('Rex')
  await site.expire(rex)
  await rex.page.getByRole('button', { name: 'Save as private item' }).click()
  await rex.alert(expired)
  await rex.alert(stillHere)
  await rex.isOut()
  expect(await titleIn(rex.page)).toBe('First words of Rex')
  expect((await site.written()).items.map(([email]) => email)).not.toContain('rex@example.org')
})

test.each([
  ['this sign-in', (one: Person) => one.page.getByRole('button', { name: /^Sign out .+, / }).first()],
  ['all others', (one: Person) => one.button('Sign out everywhere else')],
])('who is signed out from another browser, by the end of %s, is told that it was from there', async (what, button) => {
  const email = `${what.replace(' ', '-')}@example.org`
  const [here, there] = [await site.person(), await site.person()]
  for (const one of [here, there]) one.expectComplaints(/40[014]/)
  await signUp(there, email, 'Ola')
  await signIn(here, email)
  await here.isIn('Ola')
  await there.open('/my-stuff?tab=membership')
  await here.open('/my-stuff?tab=account')
  await button(here).click()
  await there.alert('You were signed out of this browser from another one.')
  expect(await there.page.getByText(expired).count()).toBe(0)
  await there.isOut()
  await here.isIn('Ola')
})

test('R42 another tab signs out while this one writes: the text leaves the screen, nothing is written, nobody else gets it', async () => {
  const tab = await givenWriter('Tab')
  const second = await otherTab(tab)
  await tab.page.route('**/api/me/drafts/**', (route) => route.abort('connectionrefused'))
  tab.expectComplaints(/ERR_CONNECTION_REFUSED/)
  await type(tab.page, 'Words that only the browser has')
  await tab.page.getByText('Nothing you typed is lost; it stays in this browser.').waitFor()
  await tab.page.unroute('**/api/me/drafts/**')
  await signOutIn(second, 'Tab')
  await tab.isOut()
  await expect.poll(() => tab.page.getByText('Words that only the browser has').count()).toBe(0)
  expect(
    await tab.page
      .locator('input, textarea')
      .evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value)),
  ).not.toContain('Words that only the browser has')
  expect((await site.written()).drafts).toContainEqual(['tab@example.org', 'First words of Tab'])

  // Somebody else in the same browser finds an empty form, and no list that names it.
  await signUp(tab, 'next@example.org', 'Next')
  await tab.open('/my-stuff')
  await tab.heading('You have written no item yet')
  await tab.open('/new/trend')
  await tab.page.getByLabel('Title', { exact: true }).waitFor()
  expect(await tab.page.getByText('Words that only the browser has').count()).toBe(0)
  await tab.signOut()

  await signIn(tab, 'tab@example.org')
  await tab.isIn('Tab')
  await tab.open('/my-stuff')
  await tab.page.getByRole('link', { name: 'First words of Tab' }).click() // as the server knows it
  await kept(tab.page)
  expect(await titleIn(tab.page)).toBe('Words that only the browser has')
  const { drafts } = await site.written()
  expect(drafts.filter(([email]) => email === 'next@example.org')).toEqual([])
})

test('R48 another tab signs in as somebody else while this one writes: nothing is written under the other’s name', async () => {
  const ann = await givenWriter('Ann')
  await ann.open(ann.page.url().replace(site.address, ''))
  const second = await otherTab(ann)
  await signOutIn(second, 'Ann')
  await second.goto('/sign-in')
  await ready(second)
  // Where the form is gone nothing can be typed.
  await ann.page
    .getByLabel('Title', { exact: true })
    .fill('Typed after leaving', { timeout: 1000 })
    .catch(() => {})
  await second.getByLabel('Email').fill('bob@example.org')
  await second.getByRole('button', { name: 'Continue', exact: true }).click()
  await second.getByLabel('Name', { exact: true }).fill('Bob')
  await second.getByLabel('Choose password').fill('abc123')
  await second.getByRole('button', { name: 'Create account' }).click()
  await second.getByRole('button', { name: 'Account of Bob' }).waitFor()
  await ann.isIn('Bob')
  await ann.page.reload()
  await ann.heading('There is no such draft')
  const { items, drafts } = await site.written()
  expect([...items, ...drafts].filter(([email]) => email === 'bob@example.org')).toEqual([])
  expect(drafts).toContainEqual(['ann@example.org', 'First words of Ann'])
})

test('R48 a cookie of somebody else beside this tab’s token is refused with a sentence, and nothing is written', async () => {
  const eve = await givenWriter('Eve')
  const dan = await site.person()
  await signUp(dan, 'dan@example.org', 'Dan')
  // As after a sign-in elsewhere in this browser of which the page has not heard.
  await eve.page.context().addCookies(await dan.page.context().cookies())
  await type(eve.page, 'Words between two users')
  await eve.alert('This browser is signed in as somebody else by now. Reload the page to go on.')
  expect(await titleIn(eve.page)).toBe('Words between two users')
  const { drafts } = await site.written()
  expect(drafts.filter(([email]) => email === 'dan@example.org')).toEqual([])
  await eve.isIn('Eve')
  await type(eve.page, 'Words of Eve alone')
  await kept(eve.page)
  expect((await site.written()).drafts).toContainEqual(['eve@example.org', 'Words of Eve alone'])
})
