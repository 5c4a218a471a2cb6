/** What becomes of a page on paper, and where the reader's system sets the colours: nothing that it shows is lost. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givenSite } from './visitor.ts'

const site = await givenSite()
const kinds = ['/trend/131', '/prediction/12', '/scenario/181']

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
  test.each(kinds)('%s is there in full, its bars have ink, and it says where it is from and when', async (path) => {
    const { page, open } = await site.visitor()
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

  test('the chart of a trend stands on the first sheet, with its title and with the heading above it', async () => {
    const { page, open } = await site.visitor()
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
    const { page, open } = await site.visitor()
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
  const { page, open } = await site.visitor()
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
