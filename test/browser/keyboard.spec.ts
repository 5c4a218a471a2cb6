/**
 * A reader without a mouse: everything can be reached, it is seen where one is, and every way in and out works by keys.
 */
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { toldBy } from './told-by.ts'
import { comeToRest, givenSite, hasFocus, holdsFocus, type Visitor } from './visitor.ts'

const site = await givenSite()

/** What shows around an element and what it stands in, where a focus may be drawn. */
const look = `(element => JSON.stringify([element, element.parentElement, element.closest('label')].map(
  one => one && [getComputedStyle(one).outline, getComputedStyle(one).boxShadow])))`

/**
 * Numbers all that can be operated and seen, and notes how it looks while the focus is elsewhere. Answers how many
 * there are.
 */
const numberStops = `(() => {
  const operable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'
  const shown = [...document.querySelectorAll(operable)].filter(
    one => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && one.getClientRects().length > 0)
  for (const [i, one] of shown.entries()) Object.assign(one.dataset, { stop: i, look: ${look}(one) })
  return shown.length
})()`

type Stop = { name: string; number: string | null; faults: string[] }

/** Where the focus is, and what is wrong with how it shows; null when it has left the page. */
const focusNow = `(() => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const faults = {
    'out of sight': right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight || right === left,
    'covered by another': onTop !== null && !element.contains(onTop) && !onTop.contains(element),
    'without a ring': ${look}(element) === element.dataset.look,
  }
  return {
    name: (element.getAttribute('aria-label') || element.textContent || element.outerHTML).slice(0, 60),
    number: element.dataset.stop ?? null,
    faults: Object.keys(faults).filter(fault => faults[fault]),
  }
})()`

/** Presses Tab until the focus leaves the page; what the first steps ask for has come before the next. */
async function tabThrough({ page, atRest }: Visitor, most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (presses < 2) await atRest()
    const stop = await page.evaluate<Stop | null>(focusNow)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

test.each([
  ['/', 1280],
  ['/', 320],
  ['/all-stuff', 1280],
  ['/all-stuff', 320],
  ['/trend/173', 1280],
  ['/prediction/46', 1280],
  ['/scenario/184', 1280],
])(
  'Tab reaches everything on %s at %i px, the skip link first, and it is always seen where one is',
  async (path, width) => {
    const visit = await site.visitor({ viewport: { width, height: 800 } })
    await visit.open(path)
    const count = await visit.page.evaluate<number>(numberStops)
    const stops = await tabThrough(visit, count + 20)
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(stops[0]?.name).toBe('Skip to the content')
    expect(count).toBeGreaterThan(15)
    const reached = new Set(stops.flatMap(({ number }) => number ?? []))
    expect(reached.size / count).toBeGreaterThanOrEqual(0.95)
  },
)

test('the skip link leads past the masthead to the content', async () => {
  const { page, open } = await site.visitor()
  await open('/trend/173')
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await holdsFocus(page.getByRole('main'))).toBe(true)
})

test.each([320, 1280])('at %i px the keys / and Ctrl K open one field that leads anywhere', async (width) => {
  const { page, open, atRest } = await site.visitor({ viewport: { width, height: 800 } })
  const palette = page.getByRole('dialog', { name: 'Find or go to' })
  const field = palette.getByRole('combobox', { name: 'Find an item or a screen' })
  const offers = palette.getByRole('option')
  for (const [path, key] of [
    ['/', '/'],
    ['/all-stuff', 'Control+k'],
    ['/trend/173', '/'],
    ['/my-stuff', 'Control+k'],
  ] as const) {
    await open(path)
    await page.keyboard.press(key)
    await expect.poll(() => hasFocus(field)).toBe(true)
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'hidden' })
  }

  await page.keyboard.press('/')
  await page.keyboard.type('arctic')
  await offers.filter({ hasText: 'Arctic' }).first().waitFor()
  await atRest()
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  // Each item says its number with its unit.
  expect(await offers.filter({ hasText: 'sea ice' }).first().innerText()).toMatch(/\d.*km²/s)
  await page.keyboard.press('ArrowDown')
  const reached = await palette.getByRole('option', { selected: true }).innerText()
  expect(reached).toContain('Arctic')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Arctic/ }).waitFor()
  await palette.waitFor({ state: 'hidden' })

  await page.keyboard.press('Control+k')
  await page.keyboard.type('track rec')
  await offers.filter({ hasText: 'Track record' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/record')

  // Whoever types a stroke in a field means the stroke, and words that nothing is called lead to the search.
  await page.keyboard.press('/')
  await page.keyboard.type('solar/wind')
  expect(await field.inputValue()).toBe('solar/wind')
  await palette.getByRole('option', { name: 'Search all stuff for “solar/wind”' }).click()
  await page.waitForURL('**/all-stuff?q=solar/wind')
})

test('a filter is switched with the space bar, and keeps the focus', async () => {
  const { page, open } = await site.visitor({ viewport: { width: 1280, height: 800 } })
  await open('/all-stuff?kind=trend')
  const scenario = page.getByRole('checkbox', { name: /^Scenario/ })
  await page.getByRole('checkbox', { name: /^Trend/ }).focus()
  await page.keyboard.press('Space')
  await page.waitForURL('**/all-stuff')
  await page.keyboard.press('Tab')
  expect(await hasFocus(scenario)).toBe(true)
  await page.keyboard.press('Space')
  await page.waitForURL('**/all-stuff?kind=scenario')
  await expect.poll(() => page.getByRole('article').first().innerText()).toMatch(/^scenario/i)
  expect([await scenario.isChecked(), await hasFocus(scenario)]).toEqual([true, true])
})

test('sharing opens with Enter and closes with Escape, and the focus goes in and back', async () => {
  const { page, open } = await site.visitor()
  await open('/prediction/12')
  const share = page.getByRole('button', { name: 'Share', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Share this item' })
  await share.focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  expect(await holdsFocus(dialog)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await hasFocus(share)).toBe(true)
})

test.each([
  ['/prediction/18', /50% that it is earlier/, 'End', /^after 31 Dec 2059 or never: at least 25%$/],
  ['/prediction/12', /50% that it is lower/, 'Home', /^[\d.]+ million km²: 5% that it is lower$/],
  ['/record', /^The 80% band: /, 'End', /^The 95% band: [\d.]+%, of the values came inside$/],
])('the first chart of %s is reached by the keys alone, and tells its values', async (path, first, key, last) => {
  const { page } = await site.visitor()
  await comeToRest(page, path)
  const slider = page.getByRole('figure').getByRole('slider', { name: 'Values along the chart' }).first()
  // The first key fetches what answers along the chart; sixty may be pressed before it has come.
  await page.keyboard.press('Tab')
  await slider.waitFor()
  for (let i = 0; i < 60 && !(await hasFocus(slider)); i++) await page.keyboard.press('Tab')
  await expect.poll(() => toldBy(slider)).toMatch(first)
  await page.keyboard.press(key)
  await expect.poll(() => toldBy(slider)).toMatch(last)
  expect(await violationsOn(page)).toEqual([])
})
