/** A page is read before any program: it is fetched at the first touch, and nothing touched meanwhile is lost. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdProgram, programFiles } from './hold-program.ts'
import { personOf, signUp } from '../sign-in/person.ts'
import { comeToRest, givenSite, hasFocus, lettersCame, ready } from '../visitor.ts'

const site = await givenSite()
const question = 'What do you want to know about the future?'

/** Kilobytes of script, as they travel, that the page has fetched so far. */
const scripts = (page: Page) =>
  page.evaluate<number>(`performance.getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024`)

test.each(['/', '/trend/131', '/prediction/12', '/scenario/181', '/all-stuff', '/record', '/method', '/pricing'])(
  '%s is read with less than 8 KB of scripts, and its program comes with the first touch',
  async (path) => {
    const { page } = await site.visitor()
    await comeToRest(page, path)
    expect(await scripts(page)).toBeLessThan(8)
    expect(await page.locator('#app[data-ready]').count()).toBe(0)
    await ready(page)
    expect(await scripts(page)).toBeGreaterThan(90)
  },
)

test('the program of a page with many parts is not in dozens of small files', async () => {
  const { page, open, atRest } = await site.visitor({ viewport: { width: 1280, height: 8000 } })
  await open('/prediction/12')
  await atRest()
  const files = await page.evaluate<string[]>(`performance.getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'))`)
  expect(files.length).toBeGreaterThan(10)
  expect(files.length).toBeLessThan(32)
})

test('the letters of prose are asked for when the text is painted, and at once by who comes from a page that has them', async () => {
  const { page } = await site.visitor()
  const asked = `(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const letters = performance.getEntriesByType('resource').find(({ name }) => /letters-.*css$/.test(name))
    return paint && letters ? { painted: paint.startTime, letters: letters.startTime } : null
  })()`
  // The network of a busy machine is idle before it has painted.
  const bothAsked = async () => {
    await expect.poll(() => page.evaluate(asked)).not.toBeNull()
    return page.evaluate<{ painted: number; letters: number }>(asked)
  }
  await comeToRest(page, '/trend/131')
  const first = await bothAsked()
  expect(first.letters).toBeGreaterThan(first.painted)
  await comeToRest(page, '/trend/173', { referer: new URL('/all-stuff', page.url()).href })
  const next = await bothAsked()
  expect(next.letters).toBeLessThan(next.painted)
})

test('what was typed, and sent, before the program was there is asked in its place', async () => {
  const { page } = await site.visitor()
  const come = await holdProgram(page)
  await page.goto('/')
  const box = page.getByRole('textbox', { name: question })
  await box.pressSequentially('Will emissions fall by 2035?')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(200)
  expect(new URL(page.url()).pathname).toBe('/')
  come()
  await page.getByRole('heading', { name: 'How we read it' }).waitFor()
  expect(await box.inputValue()).toBe('Will emissions fall by 2035?')
  expect(page.url()).not.toContain('?q=')
})

test('a letter typed before the program was there is kept with those after it, where the cursor stood', async () => {
  const { page } = await site.visitor()
  const come = await holdProgram(page)
  await page.goto('/all-stuff')
  const search = page.getByRole('searchbox', { name: 'Search all stuff' })
  await search.pressSequentially('arcic')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  come()
  await page.locator('#app[data-ready]').waitFor({ state: 'attached' })
  await page.keyboard.type('t')
  expect(await search.inputValue()).toBe('arctic')
  await page.getByRole('article').filter({ hasText: 'Arctic' }).first().waitFor()
})

test('a button pressed before the program was there is pressed once', async () => {
  const { page } = await site.visitor()
  const come = await holdProgram(page)
  await page.goto('/trend/131')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  come()
  await page.getByRole('dialog', { name: 'Share this item' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test.each(['/', 'Control+k'])('the key %s opens the palette once the program is there', async (key) => {
  const { page } = await site.visitor()
  const come = await holdProgram(page)
  await page.goto('/trend/131')
  await page.keyboard.press(key)
  come()
  await expect.poll(() => hasFocus(page.getByRole('combobox', { name: 'Find an item or a screen' }))).toBe(true)
})

test('a filter ticked before the program was there narrows the list', async () => {
  const { page } = await site.visitor()
  const come = await holdProgram(page)
  await page.goto('/all-stuff')
  await page.getByRole('checkbox', { name: /^Trend/ }).click()
  come()
  await page.waitForURL('**/all-stuff?kind=trend')
  expect(await page.getByRole('checkbox', { name: /^Trend/ }).isChecked()).toBe(true)
})

test('a link leads on at once, whether or not there is a program', async () => {
  const { page } = await site.visitor()
  await holdProgram(page)
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All stuff' }).click()
  await page.waitForURL('**/all-stuff')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('All stuff')
})

test('where the program cannot be had, a question goes to the list that needs none', async () => {
  const { page, expectComplaints } = await site.visitor()
  expectComplaints(/ERR_FAILED/)
  await page.route(programFiles, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('textbox', { name: question }).fill('arctic ice')
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.waitForURL('**/all-stuff?q=arctic+ice')
  expect(await page.getByRole('article').filter({ hasText: 'Arctic' }).count()).toBeGreaterThan(0)
})

test.each([
  ['/trend/131?at=2040&value=25', true],
  ['/trend/131?utm_source=letter', false],
  ['/all-stuff?kind=trend', false],
  ['/all-stuff?view=radar&kind=trend', false],
])('an address that says more than its page was drawn for gets the program at once: %s, %s', async (path, isAtOnce) => {
  const { page } = await site.visitor()
  await comeToRest(page, path)
  const program = page.locator('#app[data-ready]')
  // What has come must still be run, which takes a busy machine longer than its network is idle.
  if (isAtOnce) await program.waitFor({ state: 'attached' })
  expect(await program.count()).toBe(isAtOnce ? 1 : 0)
})

test.each([0, 100])('a value typed before the program is there is answered, with %i ms a key', async (delay) => {
  const { page } = await site.visitor()
  await page.goto('/trend/131')
  expect(await page.getByText('The form that answers this needs scripts.').isVisible()).toBe(false)
  const value = page.getByRole('textbox', { name: /^Value/ })
  await value.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('30', { delay })
  await page.getByRole('status').filter({ hasText: '30 deaths' }).waitFor()
  expect(await value.inputValue()).toBe('30')
})

test('a choice that no key made is a touch, and is heeded', async () => {
  const { page } = await site.visitor()
  await page.goto('/all-stuff')
  await page.evaluate(`(() => {
    const select = document.querySelector('select[name=sort]')
    select.value = 'title'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
  await page.waitForURL('**/all-stuff?sort=title')
  expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('title')
})

test.each([0, 60, 150])(
  'what is typed after the key that opens the palette is in its field, with %i ms a key',
  async (delay) => {
    const { page } = await site.visitor()
    await page.goto('/trend/131')
    await page.keyboard.press('/')
    await page.keyboard.type('sea icx', { delay })
    await page.keyboard.press('Backspace', { delay })
    await page.keyboard.type('e')
    const field = page.getByRole('combobox', { name: 'Find an item or a screen' })
    await expect.poll(() => field.inputValue()).toBe('sea ice')
    await page.getByRole('option').filter({ hasText: 'Arctic' }).first().waitFor()
  },
)

test('Enter pressed in the palette before anything is found searches for the words', async () => {
  const { page } = await site.visitor()
  await page.goto('/prediction/12')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mars')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/all-stuff?q=mars')
  expect(new URL(page.url()).search).toBe('?q=mars')
})

test('whoever left something in this browser gets the program at once', async () => {
  const { page } = await site.visitor()
  await page.goto('/')
  await page.evaluate(`localStorage.setItem('scheme', 'dark')`)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.locator('#app[data-ready]').count()).toBe(0)
  await page.evaluate(`sessionStorage.setItem('left', 'something')`)
  await page.reload()
  await page.locator('#app[data-ready]').waitFor({ state: 'attached' })
})

async function topsOn(page: Page): Promise<number[]> {
  await lettersCame(page)
  return page.evaluate(`[...document.querySelectorAll('main h1, main h2')]
    .map((heading) => Math.round(heading.getBoundingClientRect().top + scrollY))`)
}

test.each([
  '/',
  '/trend/131',
  '/trend/132',
  '/prediction/12',
  '/scenario/181',
  '/set/climate-response-2050',
  '/record',
])('nothing on %s moves when its program comes', async (path) => {
  for (const width of [390, 1280]) {
    const { page, atRest } = await site.visitor({ viewport: { width, height: 900 } })
    await comeToRest(page, path)
    const before = await topsOn(page)
    await ready(page)
    await atRest()
    expect(await topsOn(page)).toEqual(before)
  }
})

test('how a series keeps itself current is told to whoever comes near it', async () => {
  const { page, open } = await site.visitor()
  await open('/trend/131')
  const told = page.getByText(/^Can be updated from World Bank Indicators/)
  expect(await told.count()).toBe(0)
  await page.getByRole('heading', { name: 'Data and versions' }).scrollIntoViewIfNeeded()
  await told.waitFor()
})

test('the offer beside a trend is as high for whoever is signed in as for a visitor, who is asked to sign in', async () => {
  const ola = await site.visitor()
  const { page, open } = ola
  const offer = page.getByRole('region', { name: 'A trend analysis', exact: true })
  await comeToRest(page, '/trend/131')
  await offer.getByRole('link', { name: 'Sign in to order' }).waitFor()
  const height = (await offer.boundingBox())?.height
  await signUp(personOf(ola), 'ola.berg@example.org', 'Ola Berg')
  await open('/trend/131')
  await offer.getByRole('button', { name: 'Ask about this trend' }).waitFor()
  expect((await offer.boundingBox())?.height).toBe(height)
})
