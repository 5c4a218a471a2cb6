/** On a telephone nothing is cut: what a page and the share dialog show stands there whole. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { givenSite, lettersRead, onlookerOf } from './visitor.ts'

const site = await givenSite()
const onlooker = await onlookerOf(site.address)

/** What is wider than its place and in sight, by its name. A matrix of many states may scroll in its place, and says so. */
const tooWide = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('main section[tabindex="0"]')]
    .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.getAttribute('aria-label') ?? '')`)

test.each(['/trend/131', '/trend/132', '/record'])('the tables of %s fit 390 px', async (path) => {
  const { page, open } = await onlooker({ width: 390, height: 844 })
  await open(path)
  expect(await tooWide(page)).toEqual([])
})

test.each(['/trend/131', '/prediction/12', '/scenario/181', '/set/climate-response-2050', '/record'])(
  'the number beside the contents of %s is whole in their bar',
  async (path) => {
    const { page, open } = await onlooker({ width: 390, height: 844 })
    await open(path)
    await lettersRead(page)
    const [high, cut] = await page.evaluate<[number, number]>(`(() => {
      const { parentElement: bar } = document.querySelector('nav[aria-label="On this page"]')
      const { scrollWidth, clientWidth } = bar.lastElementChild
      return [bar.getBoundingClientRect().height, scrollWidth - clientWidth]
    })()`)
    expect(high).toBeLessThan(64)
    expect(cut).toBe(0)
  },
)

test.each([320, 390])(
  'at %i px the ways to share stand in one line, and what is to be copied is shown whole',
  async (width) => {
    const { page, open } = await onlooker({ width, height: 844 })
    await open('/trend/131')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const tabs = page.getByRole('dialog').getByRole('tab')
    await expect.poll(() => tabs.count()).toBe(6)
    const lines = async () =>
      new Set(await Promise.all((await tabs.all()).map(async (tab) => (await tab.boundingBox())?.y)))
    await expect.poll(async () => (await lines()).size).toBe(1)
    for (const [tab, field] of [
      ['Embed', 'Code'],
      ['Cite', 'In words'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      const box = page.getByRole('dialog').getByLabel(field)
      await expect.poll(() => box.inputValue()).not.toBe('')
      const cut = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('dialog[open] textarea'))`
      await expect.poll(() => page.evaluate<number>(cut)).toBeLessThanOrEqual(1)
    }
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  },
)

test.each(['/prediction/1', '/prediction/18', '/prediction/35', '/scenario/181'])(
  'what stands on the horizon of %s is whole at 320 and 390 px',
  async (path) => {
    for (const width of [320, 390]) {
      const { page, open } = await onlooker({ width, height: 844 })
      await open(path)
      const words = page
        .getByRole('img', { name: /^Years 2020 to 2060/ })
        .locator('span', { hasText: /closes|resolves|horizon/ })
      const boxes = (await Promise.all((await words.all()).map((one) => one.boundingBox()))).filter(
        (box) => (box?.width ?? 0) > 20,
      )
      expect(boxes).toHaveLength(1)
      expect(boxes.filter((box) => !box || box.x < 0 || box.x + box.width > width)).toEqual([])
    }
  },
)
