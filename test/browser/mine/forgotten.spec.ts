/** What is one's own leaves the screen with oneself, in every tab: what stands there, and what is still on its way. */
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { personOf, signUp } from '../sign-in/person.ts'
import { ready } from '../visitor.ts'
import { givenAuthors } from './author.ts'

const site = await givenAuthors()

test('who signs out, and whoever signs in next, is shown nothing of the one before, in another tab either', async () => {
  const ada = await site.author('Ada Okafor')
  for (const path of ['/prediction/12', '/trend/173']) {
    await ada.open(path)
    await ada.button('Save').click()
    await ada.button('Saved').waitFor()
  }
  const title = await ada.page.getByRole('heading', { level: 1 }).innerText()

  const page = await ada.page.context().newPage()
  page.setDefaultTimeout(15_000)
  const other = personOf({ ...ada, page, open: async (path) => void (await page.goto(path), await ready(page)) })
  await other.open('/my-stuff?tab=saved')
  const saved = page.getByRole('region', { name: 'Saved' })
  await saved.getByRole('link', { name: title }).waitFor()
  // Asked for as Ada, and answered when she has left.
  const held: Route[] = []
  await page.route('**/api/me/items*', (route) => void held.push(route))
  await saved.getByLabel('Search what I saved').fill(title.slice(0, 8))
  await expect.poll(() => held.length).toBe(1)

  await ada.signOutAtOnce()
  await other.heading('Your stuff would be here')
  await page.unroute('**/api/me/items*')
  await Promise.all(held.map((route) => route.continue().catch(() => {}))) // the page may have broken it off
  expect(await page.getByText(title).count()).toBe(0)

  await signUp(ada, 'grace.moss@example.org', 'Grace Moss')
  await other.isIn('Grace Moss')
  await saved.getByText('Nothing here matches').waitFor()
  expect(await page.getByText(title).count()).toBe(0)
  ada.expectComplaints(/401/) // the call that was held
})
