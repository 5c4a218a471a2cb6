/** A reader chooses between light and dark, or leaves it to their system. The server hears nothing of it. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ink, paper } from '#kit/paper.ts'
import { screens } from '../screens.ts'
import { givenSite, hasFocus, ready } from '../visitor.ts'

const site = await givenSite()

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const ground = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
const field = (page: Page) => page.getByRole('contentinfo').getByRole('combobox', { name: 'Colours' })
/** The colour of the browser's bar: of the first that applies. */
const bar = (page: Page) =>
  page.evaluate<string>(
    `[...document.querySelectorAll('meta[name=theme-color]')].find(({ media }) => matchMedia(media).matches).content`,
  )

/** Whether the scheme stood on the document before there was anything in it to paint. */
const witness = `new MutationObserver((_, self) => {
  if (!document.documentElement?.dataset.scheme) return
  window.settledBeforePaint = document.body === null && performance.getEntriesByType('paint').length === 0
  self.disconnect()
}).observe(document, { attributes: true, childList: true, subtree: true })`

test.each(['light', 'dark'] as const)('without a choice the system decides: %s', async (colorScheme) => {
  const { page, open } = await site.visitor({ colorScheme })
  await open('/trend/131')
  expect(await page.evaluate('document.body.className')).toBe('farsightTheme')
  expect([await ground(page), await bar(page)]).toEqual([rgb(paper[colorScheme]), paper[colorScheme]])
  expect(await field(page).inputValue()).toBe('system')
  await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' })
  expect(await ground(page)).toBe(rgb(paper[colorScheme === 'dark' ? 'light' : 'dark']))
})

test('a choice is made with the keyboard, said, and holds on every page and before anything is painted', async () => {
  const { page, open } = await site.visitor({ colorScheme: 'light' })
  await page.addInitScript(witness)
  await open('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).focus()
  await page.keyboard.press('Tab')
  expect(await hasFocus(field(page))).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect([await ground(page), await bar(page)]).toEqual([rgb(paper.dark), paper.dark])
  await page.getByRole('status').getByText('Colours: dark, kept in this browser.').waitFor({ state: 'attached' })

  await page.goto('/scenario/181')
  expect(await page.evaluate('settledBeforePaint')).toBe(true)
  await ready(page)
  expect([await ground(page), await field(page).inputValue()]).toEqual([rgb(paper.dark), 'dark'])
  expect(await page.evaluate(`document.querySelector('meta[name=color-scheme]').content`)).toBe('dark')
  expect((await page.context().cookies()).length).toBe(0)

  await field(page).selectOption('As the system')
  expect(await ground(page)).toBe(rgb(paper.light))
  await page.reload()
  await ready(page)
  expect([await ground(page), await field(page).inputValue()]).toEqual([rgb(paper.light), 'system'])
})

test('a choice for light holds against a dark system, and reaches the other pages that are open', async () => {
  const { page, open } = await site.visitor({ colorScheme: 'dark' })
  await open('/all-stuff')
  const other = await page.context().newPage()
  await other.goto('/record')
  await ready(other)
  await field(other).selectOption('Light')
  expect(await ground(other)).toBe(rgb(paper.light))
  await expect.poll(() => ground(page)).toBe(rgb(paper.light))
  await expect.poll(() => field(page).inputValue()).toBe('light')
})

test('where a browser keeps nothing the choice holds until the reader leaves, and the page says so', async () => {
  const { page, open } = await site.visitor()
  await page.addInitScript(
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError') } })`,
  )
  await open('/method')
  await field(page).selectOption('Dark')
  expect(await ground(page)).toBe(rgb(paper.dark))
  await page.getByText('Colours: dark, until you leave: this browser keeps nothing.').waitFor()
})

test('paper is light, and so is a picture that is taken away, whatever was chosen', async () => {
  const { page, open } = await site.visitor({ colorScheme: 'dark', acceptDownloads: true })
  await open('/trend/131')
  await field(page).selectOption('Dark')
  await page.emulateMedia({ media: 'print' })
  expect(await ground(page)).toBe(rgb(paper.light))
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  expect(await ground(page)).toBe(rgb(paper.dark))
  const figure = page.getByRole('figure').first()
  await figure.locator('summary', { hasText: 'Download' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('button', { name: /^SVG/ }).click(),
  ])
  const colours = new Set((await readFile(await download.path(), 'utf8')).match(/rgb\([\d, ]+\)/g))
  expect([colours.has(rgb(paper.light)), colours.has(rgb(paper.dark)), colours.has(rgb(ink.dark))]).toEqual([
    true,
    false,
    false,
  ])
  expect(colours).toContain(rgb(ink.light))
  expect([await ground(page), await field(page).inputValue()]).toEqual([rgb(paper.dark), 'dark'])
})

test('without scripts the system decides, and no field promises more', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false, colorScheme: 'dark' })
  await page.goto('/prediction/12')
  expect(await ground(page)).toBe(rgb(paper.dark))
  expect(await field(page).count()).toBe(0)
})

test.each(screens)('$title ($path) has the field', async ({ path }) => {
  const answer = await site.app.inject(path)
  expect(answer.body).toContain('<option value="dark">Dark</option>')
})
