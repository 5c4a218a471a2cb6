/** A visitor looks for something, finds it although it is misspelt, and passes it on. */
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenSite, hasFocus } from '../visitor.ts'

const site = await givenSite()
const question = 'What do you want to know about the future?'

test('R1 R8 a visitor finds an item by a misspelt word in the question box, opens it and shares its address', async () => {
  const { page, open } = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await open('/')
  await page.getByRole('textbox', { name: question }).pressSequentially('artic ice')
  const matches = page.getByRole('list', { name: 'Matching items' }).getByRole('link')
  // What half of the words found may stand there for a moment.
  await expect.poll(() => matches.first().innerText()).toContain('Arctic')
  await page.keyboard.press('ArrowDown')
  expect(await hasFocus(matches.first())).toBe(true)
  const address = (await matches.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${address}`)
  const heading = page.getByRole('heading', { level: 1, name: /Arctic/ })
  await heading.waitFor()
  await expect.poll(() => hasFocus(heading)).toBe(true)

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this item' })
  const shared = await dialog.getByRole('textbox', { name: 'Address' }).inputValue()
  expect(new URL(shared).pathname).toBe(address)
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await dialog.getByText('Address copied.').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(shared)
})

test('R2 a misspelt question leads on to all stuff, which says what it took the word for and leads to the item', async () => {
  const { page, open } = await site.visitor()
  await open('/')
  await page.getByRole('textbox', { name: question }).fill('fossil emisions')
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.getByRole('link', { name: 'Search instead' }).click()
  await page.waitForURL('**/all-stuff?q=fossil+emisions')
  await page.getByText('Nothing holds “emisions”. Showing “emissions”.').waitFor()
  const first = page.getByRole('article').first().getByRole('link')
  const title = await first.innerText()
  expect(title).toMatch(/emissions|CO2|fossil/i)
  const address = (await first.getAttribute('href')) ?? ''
  await first.click()
  await page.waitForURL(`**${address}`)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
})

test('R2 words that nothing holds say so, and offer to take them back', async () => {
  const { page, open } = await site.visitor()
  await open('/all-stuff?kind=trend')
  const search = page.getByRole('searchbox', { name: 'Search all stuff' })
  await search.fill('xyzzyqwertz')
  await page.getByRole('heading', { name: 'Nothing about “xyzzyqwertz” yet' }).waitFor()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await page.waitForURL('**/all-stuff?kind=trend')
  await page.getByRole('article').first().waitFor()
  expect(await search.inputValue()).toBe('')
})

test('the search of the masthead names what matches while one types; the arrow keys reach it, Escape leaves it, Enter searches', async () => {
  const { page, open } = await site.visitor({ viewport: { width: 1280, height: 900 } })
  await open('/trend/131')
  const search = page.getByRole('combobox', { name: 'Search all stuff' })
  await search.fill('fertility')
  const option = page.getByRole('option').first()
  await option.waitFor()
  expect(await violationsOn(page)).toEqual([])
  await search.press('Escape')
  await option.waitFor({ state: 'hidden' })
  await search.press('ArrowDown')
  await option.waitFor()
  await search.press('ArrowDown')
  expect(await option.getAttribute('aria-selected')).toBe('true')
  expect(await search.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
  await search.press('ArrowUp')
  const last = page.getByRole('listbox', { name: 'Matching items' }).getByRole('option').last()
  expect(await last.getAttribute('aria-selected')).toBe('true')
  await search.press('ArrowDown')
  const title = await option.locator('bdi').first().innerText()
  await search.press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await search.fill('fertility')
  await search.press('Enter')
  await page.waitForURL('**/all-stuff?q=fertility')
})
