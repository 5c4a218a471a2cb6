/** A reader whose browser runs no scripts. */
import { expect, test } from 'vitest'
import { givenSite } from './visitor.ts'

const site = await givenSite()

test.each([
  ['prediction', '12', 'How it resolves'],
  ['trend', '131', 'What could break it'],
  ['scenario', '184', 'Why it cannot hold'],
])('R8 R12 a %s is there in full without scripts: its title, its summary, its text', async (kind, id, part) => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto(`/${kind}/${id}`)
  const { title, summary } = await site.db
    .selectFrom('item')
    .select(['title', 'summary'])
    .where('id', '=', id as never) // ids are bigints, which travel as text
    .executeTakeFirstOrThrow()
  expect(await page.title()).toBe(`Farsight ${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${id}`)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
  const main = page.getByRole('main')
  expect(await main.innerText()).toContain(summary)
  await main.getByRole('heading', { name: part }).first().waitFor()
})

test('R12 without scripts a reader asks on home, then searches and filters all stuff by plain forms', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('textbox', { name: 'What do you want to know about the future?' }).fill('artic ice')
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.waitForURL('**/all-stuff?q=artic+ice')
  await page.getByRole('article').filter({ hasText: 'Arctic' }).first().waitFor()

  const search = page.getByRole('searchbox', { name: 'Search all stuff' })
  await search.fill('energy')
  await page.getByRole('checkbox', { name: /^Trend/ }).check()
  await page.getByRole('textbox', { name: 'From year' }).fill('2030')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL((url) => url.searchParams.get('kind') === 'trend')
  const asked = new URL(page.url()).searchParams
  expect([asked.get('q'), asked.getAll('kind'), asked.get('from')]).toEqual(['energy', ['trend'], '2030'])
  expect(await search.inputValue()).toBe('energy')
  expect(await page.getByRole('checkbox', { name: /^Trend/ }).isChecked()).toBe(true)
  const found = await page.getByRole('article').allInnerTexts()
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((text) => !/^trend/i.test(text))).toEqual([])

  await page.getByRole('link', { name: /^Trends ?, remove this filter/ }).click()
  await page.waitForURL((url) => !url.searchParams.has('kind'))
  await page.getByRole('link', { name: 'Table' }).click()
  await page.getByRole('table', { name: 'All stuff as a table' }).waitFor()
})
