/**
 * Moving about: what the address, the history and the list say while a reader filters, pages, goes back and reloads.
 */
import { expect, test } from 'vitest'
import { givenSite, ready } from './visitor.ts'

const site = await givenSite()

test('R2 filters combine in the address, words typed make one entry in the history, and a reload shows the same view', async () => {
  const { page, open } = await site.visitor({ viewport: { width: 1280, height: 900 } })
  const at = (query: string) => page.waitForURL(`**/all-stuff?${query}`)
  const entries = () => page.evaluate<number>('history.length')
  const titles = () => page.getByRole('article').getByRole('heading').allInnerTexts()
  const search = page.getByRole('searchbox', { name: 'Search all stuff' })
  const trend = page.getByRole('checkbox', { name: /^Trend/ })
  const environmental = page.getByRole('checkbox', { name: /^Environmental/ })

  await open('/all-stuff')
  await trend.check()
  await at('kind=trend')
  // The address is there before the list is: until that is drawn, what stands below it moves.
  await page.getByRole('link', { name: /^Trends ?, remove this filter/ }).waitFor()
  await environmental.check()
  await at('kind=trend&category=environmental')
  await page.getByRole('link', { name: /^Environmental ?, remove this filter/ }).waitFor()
  const before = await entries()
  await search.pressSequentially('ic')
  await at('q=ic&kind=trend&category=environmental')
  await search.pressSequentially('e')
  await at('q=ice&kind=trend&category=environmental')
  await search.pressSequentially(' sea')
  await at('q=ice+sea&kind=trend&category=environmental')
  expect(await entries()).toBe(before + 1)
  await page
    .getByRole('article')
    .filter({ hasText: /Arctic/i })
    .first()
    .waitFor()

  const seen = await titles()
  await page.reload()
  await ready(page)
  expect([await titles(), await search.inputValue(), await trend.isChecked()]).toEqual([seen, 'ice sea', true])

  await page.goBack()
  await at('kind=trend&category=environmental')
  await expect.poll(() => search.inputValue()).toBe('')
  await page.goBack()
  await at('kind=trend')
  await expect.poll(() => environmental.isChecked()).toBe(false)
  await page.goForward()
  await page.goForward()
  await at('q=ice+sea&kind=trend&category=environmental')
  await expect.poll(titles).toEqual(seen)
  expect([await search.inputValue(), await environmental.isChecked()]).toEqual(['ice sea', true])
})

test('R2 the next page leads on, no item comes twice, back leads back, and the first page is one step away', async () => {
  const { page, open } = await site.visitor()
  const addresses = async () => {
    const links = await page.getByRole('article').getByRole('link').all()
    return Promise.all(links.map((link) => link.getAttribute('href')))
  }
  await open('/all-stuff?sort=horizon')
  const pages = [await addresses()]
  for (const _ of [2, 3]) {
    const before = page.url()
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL((url) => url.href !== before)
    await expect.poll(addresses).not.toEqual(pages.at(-1))
    pages.push(await addresses())
  }
  expect(pages.map((one) => one.length)).toEqual([24, 24, 24])
  expect(new Set(pages.flat()).size).toBe(72)
  expect(await page.evaluate('scrollY')).toBe(0)

  await page.goBack()
  await expect.poll(addresses).toEqual(pages[1])
  await page.getByRole('link', { name: 'First page' }).click()
  await page.waitForURL('**/all-stuff?sort=horizon')
  await expect.poll(addresses).toEqual(pages[0])
})
