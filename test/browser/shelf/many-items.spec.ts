/** A base with very many items: home draws bars and has their numbers, and a popular item leads to a list of its links. */
import { expect, test } from 'vitest'
import { givenManyItems } from '../../databases/many-items.ts'
import { violationsOn } from '../axe.ts'
import { givenSite } from '../visitor.ts'

const site = await givenSite()
await givenManyItems(site.pool, 1_500)
await site.pool.query(
  `insert into link (from_id, to_id, relation) select id, 131, 'drives' from item where title ~ '^Copy' and kind = 'prediction'`,
)

test('home says how many items each year has, and its numbers are read and followed by keyboard on a telephone', async () => {
  const { page, open } = await site.visitor({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await open('/')
  const inAll = (await site.pool.query('select count(*)::int as items from item where is_listed')).rows[0].items
  const label = await page.getByRole('img', { name: /^Years 2020 to 2060/ }).getAttribute('aria-label')
  expect(label).toContain(`${inAll.toLocaleString('en')} items by the year their horizon ends.`)

  const numbers = page.getByText('In numbers')
  await numbers.focus()
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /^2030 / })
  const { rows } = await site.pool.query(
    `select count(*) filter (where kind = 'trend')::int as trends, count(*)::int as items from item where is_listed and horizon_to = 2030`,
  )
  expect(await row.getByRole('cell').nth(1).innerText()).toBe(String(rows[0].trends))
  expect(await violationsOn(page)).toEqual([])
  await row.getByRole('link', { name: '2030' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/all-stuff?from=2030&to=2030')
  await page.getByText(`${rows[0].items} items`, { exact: true }).waitFor()
})

test('the radar of home says how many it leaves out, and a list beyond a thousand what it has not counted', async () => {
  const { page, open } = await site.visitor()
  await open('/')
  await page
    .getByText(/^\d+ of \d,\d{3} to come: of each kind and category, the first of the nearest years\.$/)
    .waitFor()
  await open('/all-stuff?q=copy')
  await page.getByText('more than 500 items', { exact: true }).waitFor()
  await page.getByText('Trend', { exact: true }).first().waitFor()
  expect(
    await page
      .getByRole('checkbox', { name: /^Trend/ })
      .first()
      .getAttribute('name'),
  ).toBe('kind')
})

test('what has no room beside a popular item is in a list of it, by keyboard on a telephone, until the filter is taken off', async () => {
  const { page, open } = await site.visitor({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await open('/trend/131')
  await page.getByText(/^24 of a sort at most/).waitFor()
  await page.getByRole('link', { name: 'all as a list' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/all-stuff?linked=trend/131')
  await page.getByText('more than 500 items', { exact: true }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: /^Linked to: Fewer children die before the age of five/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^4,\d{3} items$/).waitFor()
})
