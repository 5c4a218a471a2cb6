/** R14: the code of a screen cannot be loaded. The network is broken on purpose here; the rest is as it is. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentsOf, givenSite, ready } from './visitor.ts'

const site = await givenSite()
const chunk = /\/assets\/MyStuff-[\w-]+\.js$/
const failure = 'A screen could not be loaded.'
const isFailure = (complaint: string) => complaint.includes(failure)

const marker = async (page: Page) => page.evaluate(`sessionStorage.getItem('farsight:reloaded')`)
const toMyStuff = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My stuff' }).click()

test('R14 a screen that fails once: the page reloads once, where the reader was going, and nothing more is noticed', async () => {
  const { page, open, complaints, expectComplaints } = await site.visitor()
  expectComplaints(/ERR_FAILED/)
  await open('/')
  const documents = documentsOf(page)
  // Not `times: 1`: switching the interception off while the page reloads leaves requests hanging.
  let requests = 0
  await page.route(chunk, (route) => (requests++ === 0 ? route.abort() : route.continue()))
  await toMyStuff(page)
  await page.getByRole('heading', { level: 1, name: 'Your stuff would be here' }).waitFor()
  await ready(page)
  expect(documents).toEqual(['/my-stuff'])
  expect(complaints.filter(isFailure)).toEqual([])
  await expect.poll(() => marker(page)).toBe(null)
})

test('R14 a screen that keeps failing: one reload, then the failure is only logged and the page stays readable', async () => {
  const { page, open, complaints, expectComplaints } = await site.visitor()
  expectComplaints(/ERR_FAILED/, new RegExp(failure))
  await open('/')
  const documents = documentsOf(page)
  await page.route(chunk, (route) => route.abort())
  const logged = page.waitForEvent('console', (message) => isFailure(message.text()))
  await toMyStuff(page)
  await logged
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/my-stuff'])
  expect(complaints.filter(isFailure)).toHaveLength(1)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your stuff would be here')
  expect(await marker(page)).toBe('1')

  // The next screen works, and the marker is gone: a later failure may reload again.
  await page.getByRole('link', { name: 'Go on reading' }).click()
  await ready(page)
  await page.getByRole('heading', { level: 1, name: 'All stuff' }).waitFor()
  await expect.poll(() => marker(page)).toBe(null)
  await toMyStuff(page)
  await expect.poll(() => documents).toEqual(['/my-stuff', '/all-stuff', '/my-stuff'])
})

test('R14 with storage switched off nothing is reloaded: the failure is logged, and the error state leads on', async () => {
  const { page, open, complaints, expectComplaints } = await site.visitor()
  expectComplaints(/ERR_FAILED/, new RegExp(failure), /dynamically imported module/)
  await page.addInitScript(`Object.defineProperty(window, 'sessionStorage', {
    get() { throw new DOMException('The user denied permission', 'SecurityError') },
  })`)
  await open('/')
  const documents = documentsOf(page)
  await page.route(chunk, (route) => route.abort())
  await toMyStuff(page)
  await page.getByRole('heading', { level: 1, name: 'This page could not be shown' }).waitFor()
  expect(complaints.filter(isFailure)).toHaveLength(1)
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { level: 1, name: 'What do you want to know about the future?' }).waitFor()
  expect(documents).toEqual([])
})
