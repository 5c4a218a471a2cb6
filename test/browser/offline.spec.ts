/** The connection goes away and comes back while somebody reads. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { documentsOf, givenSite, ready } from './visitor.ts'

const site = await givenSite()
const byNetwork = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /dynamically imported module/, /could not be loaded/]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const home = 'What do you want to know about the future?'

test.each([
  {
    what: 'whose code is not there yet',
    way: [],
    to: 'My stuff',
    path: '/my-stuff',
    title: 'Your stuff would be here',
  },
  {
    what: 'whose data is not there',
    way: ['All stuff', 'My stuff'],
    to: 'All stuff',
    path: '/all-stuff',
    title: 'All stuff',
  },
])(
  'offline, what is open stays; a screen $what says what is so, and works again once connected',
  async ({ way, to, path, title }) => {
    const { page, open, expectComplaints } = await site.visitor()
    expectComplaints(...byNetwork)
    const go = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await open('/')
    for (const name of way) {
      await go(name)
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name })
        .and(page.locator('[aria-current]'))
        .waitFor()
    }
    const before = await page.getByRole('heading').allInnerTexts()
    const documents = documentsOf(page)

    await page.context().setOffline(true)
    const banner = page.getByText('You are offline. What is open stays readable.')
    await banner.waitFor()
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(before)
    await go(to)
    await heading(page, 'You are offline').waitFor()
    expect([new URL(page.url()).pathname, documents]).toEqual([path, []])
    expect(await violationsOn(page)).toEqual([])

    await page.context().setOffline(false)
    await heading(page, title).waitFor() // by itself
    await ready(page)
    expect([new URL(page.url()).pathname, documents]).toEqual([path, [path]])
    expect(await banner.count()).toBe(0)
    await go('Home')
    await heading(page, home).waitFor()
  },
)

test('connected again, the page that could not be shown loads by itself, and nothing is said to have gone wrong', async () => {
  const { page, open, expectComplaints } = await site.visitor()
  expectComplaints(...byNetwork)
  await open('/my-stuff')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Farsight, home' }).click()
  await heading(page, 'You are offline').waitFor()
  const wrong = page.getByText('Something went wrong on our side')
  const isSaid = wrong.waitFor().then(
    () => true,
    () => false, // the page was left before it was said
  )
  await page.context().setOffline(false)
  await heading(page, home).waitFor()
  expect(await Promise.race([isSaid, Promise.resolve(false)])).toBe(false)
  await ready(page)
  expect(new URL(page.url()).pathname).toBe('/')
})
