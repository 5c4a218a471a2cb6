/** What becomes of a page on paper, and where the reader's system sets the colours: nothing that it shows is lost. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givenSite, onlookerOf } from './visitor.ts'

const site = await givenSite()
const onlooker = await onlookerOf(site.address)
const views = [
  '/all-stuff',
  '/all-stuff?view=table',
  '/all-stuff?view=timeline',
  '/all-stuff?view=radar',
  '/all-stuff?view=radar&as=list',
  '/all-stuff?view=map&item=trend/131',
]
const kinds = ['/trend/131', '/prediction/12', '/scenario/181', '/set/climate-response-2050', '/record']

/** A4 less the margins of the style sheet, in CSS pixels. */
const sheet = { width: 688, height: 1009 }

async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
}

/** What holds more than it shows: a reader of paper cannot scroll. */
const cut = `[...document.querySelectorAll('main *')].filter((one) => {
  const { overflowX, overflowY, position } = getComputedStyle(one)
  if (!one.checkVisibility() || (overflowX === 'visible' && overflowY === 'visible')) return false
  if (position === 'absolute' && one.clientWidth <= 1) return false // for ears alone
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
}).map((one) => one.tagName + ' ' + one.className)`

/** Marks that would print white: a bar is its background. */
const withoutInk = `[...document.querySelectorAll('main i')].filter(
  (one) => getComputedStyle(one).printColorAdjust !== 'exact').length`

const firstChart = `(() => {
  const box = document.querySelector('main figure [role=img]')?.getBoundingClientRect()
  return box ? Math.round(box.bottom + scrollY) : 0
})()`

describe('on A4', () => {
  test('the map does not say what a name does, which it cannot do there', async () => {
    const { page, open } = await onlooker()
    await open('/all-stuff?view=map&item=trend/131')
    const said = page.getByText('A name puts that item into the middle.')
    expect(await said.isVisible()).toBe(true)
    await onPaper(page)
    expect(await said.isVisible()).toBe(false)
    expect(await page.getByText(/items are linked to it\./).isVisible()).toBe(true)
  })

  test.each(kinds)('%s is there in full, its bars have ink, and it says where it is from and when', async (path) => {
    const { page, open } = await onlooker()
    await open(path)
    await onPaper(page)
    expect(await page.evaluate(cut)).toEqual([])
    expect(await page.evaluate(withoutInk)).toBe(0)
    const foot = page.getByText(/printed on \d+ \w+ \d{4}$/)
    expect(await foot.isVisible()).toBe(true)
    expect(await foot.innerText()).toContain(path)
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
    await page.emulateMedia({ media: 'screen' })
    expect(await foot.isVisible()).toBe(false)
  })

  test.each(views)('%s is there in full, without what finds it, under its whole address', async (path) => {
    const { page, open } = await onlooker()
    await open(path)
    await onPaper(page)
    expect(await page.evaluate(cut)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(sheet.width)
    for (const finding of ['Search all stuff', 'Sort by'])
      expect(await page.getByLabel(finding, { exact: true }).first().isVisible()).toBe(false)
    expect(await page.getByRole('group', { name: 'Kind' }).isVisible()).toBe(false)
    expect(await page.getByText('221 items').isVisible()).toBe(true)
    expect(await page.getByText(/printed on/).innerText()).toContain(path)
  })

  test('a page that was reached by an address that says more is taken over, and printed under it', async () => {
    const { page, open } = await onlooker() // who complains of what does not fit together
    await open('/record?utm_source=letter')
    await onPaper(page)
    await page.pdf({ format: 'A4' })
    await expect.poll(() => page.getByText(/printed on/).innerText()).toContain('/record')
  })

  test('the radar is printed as a picture, on one sheet', async () => {
    const { page, open } = await onlooker()
    await open('/all-stuff?view=radar')
    await onPaper(page)
    const box = await page.locator('[role=img][aria-label^=Radar]').boundingBox()
    expect(box && box.width > 500 && box.y + box.height < sheet.height).toBe(true)
    // With the names that a wide screen shows, large enough to be read.
    const names = page.locator('[role=img][aria-label^=Radar] > span[class*=name]:visible')
    const heights = await Promise.all((await names.all()).map(async (one) => (await one.boundingBox())?.height ?? 0))
    expect(heights.length).toBeGreaterThan(10)
    expect(Math.min(...heights)).toBeGreaterThan(7)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await names.count()).toBe(heights.length)
  })

  test('the table gives most of a sheet to titles, and keeps no column that a reader of paper can do without', async () => {
    const { page, open } = await onlooker()
    await open('/all-stuff?view=table')
    await onPaper(page)
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Kind',
      'Item',
      'Category',
      'Figure',
      'Status',
      'Horizon',
      'Data to',
    ])
    const title = await page.getByRole('rowheader').first().boundingBox()
    expect(title?.width).toBeGreaterThan(sheet.width * 0.35)
    const table = await page.getByRole('table').boundingBox()
    expect(table?.height).toBeLessThan(sheet.height * 1.2) // of 24 rows
  })

  test('what can be chosen on a screen is printed as what is chosen, and a long narrow table in columns', async () => {
    const { page, open } = await onlooker()
    await open('/trend/131')
    const choice = page.getByRole('combobox', { name: 'Expected in' })
    await choice.selectOption({ label: '2033' })
    await onPaper(page)
    expect(await choice.isVisible()).toBe(false)
    expect(await page.locator('dt', { hasText: 'Expected in' }).innerText()).toMatch(/^Expected in\s+2033$/)
    const observed = page.getByRole('region', { name: /every observation/ })
    const rows = await observed.getByRole('row').count()
    const [box, row] = await Promise.all([observed.boundingBox(), observed.getByRole('row').nth(1).boundingBox()])
    expect(rows).toBeGreaterThan(70)
    expect(box && row && box.height < (rows * row.height) / 2.5).toBe(true)
  })

  test.each([sheet.width, 1280])(
    'the map is printed as a list, %s px wide: the item first, then both its sides, without lines that a sheet would cut',
    async (width) => {
      const { page, open } = await onlooker()
      await open('/all-stuff?view=map')
      await onPaper(page)
      await page.setViewportSize({ width, height: sheet.height })
      const map = page.locator('section[aria-labelledby=map-title]')
      const [middle, left, right] = await Promise.all(
        [
          map.getByText('The surface of the Earth keeps warming').first(),
          page.getByRole('region', { name: 'What bears on it' }),
          page.getByRole('region', { name: /^What rests on it/ }),
        ].map((part) => part.boundingBox()),
      )
      expect(middle && left && right && middle.y < left.y && left.y + left.height <= right.y).toBe(true)
      expect(middle && middle.y < sheet.height / 2).toBe(true)
      expect(await map.locator('svg[preserveAspectRatio=none][viewBox="0 0 100 100"]').first().isVisible()).toBe(false)
      expect(await map.getByRole('list', { name: 'What is drawn' }).isVisible()).toBe(false)
    },
  )

  test('the chart of a trend stands on the first sheet, with its title and with the heading above it', async () => {
    const { page, open } = await onlooker()
    await open('/trend/131')
    await onPaper(page)
    expect(await page.evaluate<number>(firstChart)).toBeGreaterThan(200)
    expect(await page.evaluate<number>(firstChart)).toBeLessThan(sheet.height)
    // What must not part is told to the browser, and what may be longer than a sheet is not kept in one piece.
    const [figure, caption, chart] = await page.evaluate<[string, string, string]>(`(() => {
      const styleOf = (selector) => getComputedStyle(document.querySelector(selector))
      return [styleOf('main figure').breakInside, styleOf('main figcaption').breakAfter,
        styleOf('main figure [role=img]').breakInside]
    })()`)
    expect([figure, caption, chart]).toEqual(['auto', 'avoid', 'avoid'])
  })
})

/**
 * How far apart two colours are in lightness, as WCAG counts it. The inside of a hollow point is no line: it is the
 * ground.
 */
const contrasts = `(() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05)
  const ground = getComputedStyle(document.body).backgroundColor
  return [...document.querySelectorAll('main figure [role=img] svg path:not([class*=hollow-in])')]
    .map((path) => getComputedStyle(path).stroke).filter((stroke) => stroke.startsWith('rgb'))
    .map((stroke) => contrast(stroke, ground))
})()`

test.each(['dark', 'light'] as const)(
  'where a %s system sets the colours, every line of a chart stands out from its ground, whatever was chosen',
  async (colorScheme) => {
    const { page, open } = await onlooker()
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await open('/trend/131')
    for (const choice of ['As the system', 'Light', 'Dark']) {
      await page.getByRole('combobox', { name: 'Colours' }).selectOption(choice)
      const found = await page.evaluate<number[]>(contrasts)
      expect(found.length).toBeGreaterThan(4)
      expect([choice, Math.min(...found) > 3]).toEqual([choice, true])
    }
  },
)

test('where the system sets the colours, a bar keeps its value', async () => {
  const { page, open } = await onlooker()
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open('/prediction/12')
  const same = await page.evaluate<number>(`(() => {
    const ground = getComputedStyle(document.body).backgroundColor
    return [...document.querySelectorAll('main [aria-hidden=true] > i')].filter((one) => {
      const { backgroundColor } = getComputedStyle(one)
      return one.style.left !== '' && backgroundColor === ground
    }).length
  })()`)
  expect(same).toBe(0)
})
