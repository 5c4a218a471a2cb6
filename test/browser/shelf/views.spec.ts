/** The views of all stuff, as somebody goes through them: step by step, back again, and without scripts. */
import { expect, test } from 'vitest'
import { givenSite, hasFocus } from '../visitor.ts'

const site = await givenSite()

test('a reader goes from view to view, steps over the map by keyboard and comes back the way they went', async () => {
  const { page, open, atRest } = await site.visitor()
  await open('/all-stuff?category=social')
  const views = page.getByRole('navigation', { name: 'View' })
  await views.getByRole('link', { name: 'Table' }).click()
  await page.getByRole('table', { name: 'All stuff as a table' }).waitFor()
  await page.getByRole('link', { name: 'Horizon' }).click()
  await page.waitForURL('**/all-stuff?category=social&sort=horizon&view=table')
  const horizons = page.locator('th[aria-sort=ascending]')
  await expect.poll(() => horizons.innerText()).toContain('Horizon')
  await views.getByRole('link', { name: 'Timeline' }).click()
  await page.getByRole('region', { name: 'Worlds and their signposts' }).waitFor()
  await views.getByRole('link', { name: 'Radar' }).click()
  await page.getByRole('img', { name: /^Radar: / }).waitFor()
  const inPicture = await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /.+/ }).count()
  await page.getByRole('link', { name: 'As a list' }).click()
  await page.getByRole('table', { name: 'Social, the nearest first' }).waitFor()
  expect(await page.getByRole('img', { name: /^Radar: / }).count()).toBe(0)
  expect(await page.getByRole('row').count()).toBeGreaterThan(10)
  expect(inPicture).toBeGreaterThan(10)

  await views.getByRole('link', { name: 'Map' }).click()
  const heading = page.getByRole('heading', { level: 2, name: /^Around / })
  await heading.waitFor()
  await page.getByText(/^It is the first of the \d+ items found, by nearest horizon\./).waitFor()
  const left = page.getByRole('region', { name: 'What bears on it' })
  await open('/all-stuff?category=social&view=map&item=trend/131')
  await left.getByRole('link', { name: /People in extreme poverty/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/all-stuff?category=social&view=map&item=trend/141#map-title')
  await expect.poll(() => heading.innerText()).toBe('Around People in extreme poverty')
  // The link that was followed is gone: the focus is on what it led to.
  await expect.poll(() => hasFocus(heading)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'Open its page' }))).toBe(true)
  await page.goBack()
  await expect.poll(() => heading.innerText()).toBe('Around Child mortality')
  await atRest()
  await page.getByRole('link', { name: 'Open its page' }).click()
  await page.waitForURL('**/trend/131')
  await page.getByRole('link', { name: 'as a map' }).click()
  await page.waitForURL('**/all-stuff?view=map&item=trend/131')
})

test('the program of the map comes only with the map, and nothing of it before the first touch', async () => {
  const { page, open } = await site.visitor()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const ofMap = () => scripts.filter((path) => path.includes('MapView'))
  await page.goto('/all-stuff?view=map&item=trend/131')
  expect(await page.getByRole('heading', { name: 'Around Child mortality' }).isVisible()).toBe(true)
  expect(ofMap()).toEqual([])
  await open('/all-stuff?view=table')
  expect(ofMap()).toEqual([])
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click()
  await page.getByRole('heading', { level: 2, name: /^Around / }).waitFor()
  expect(ofMap()).toHaveLength(1)
})

test('without scripts every view is there, and the map goes step by step all the same', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto('/all-stuff')
  const views = page.getByRole('navigation', { name: 'View' })
  await views.getByRole('link', { name: 'Radar' }).click()
  await page.getByRole('link', { name: 'As a list' }).click()
  await page.getByRole('table', { name: 'Political, the nearest first' }).waitFor()
  await views.getByRole('link', { name: 'Timeline' }).click()
  await page.getByText(/of these items: in each group the 15 whose time comes first/).waitFor()
  await views.getByRole('link', { name: 'Map' }).click()
  const heading = page.getByRole('heading', { level: 2, name: /^Around / })
  const first = await heading.innerText()
  await page.getByRole('region', { name: 'What bears on it' }).getByRole('link').first().click()
  await page.waitForURL(/view=map&item=[a-z]+\/\d+#map-title$/)
  expect(await hasFocus(heading)).toBe(true)
  expect(await heading.innerText()).not.toBe(first)
  const right = page.getByRole('region', { name: /^What rests on it/ })
  expect(
    await right
      .getByRole('link')
      .filter({ hasText: first.replace('Around ', '') })
      .count(),
  ).toBe(1)
  await page.goBack()
  expect(await heading.innerText()).toBe(first)
})

test('a step on the map before there is a program leads to what then stands in the middle', async () => {
  const { page } = await site.visitor()
  await page.route(/\/assets\/web-[\w-]+\.js$/, () => {}) // on its way, and never there
  await page.goto('/all-stuff?view=map&item=trend/131')
  await page.getByRole('region', { name: 'What bears on it' }).getByRole('link').first().click()
  await page.waitForURL(/view=map&item=[a-z]+\/\d+#map-title$/, { waitUntil: 'commit' })
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 2, name: /^Around / }))).toBe(true)
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'Open its page' }))).toBe(true)
})

test('on a telephone the map is a list: the item first, then what bears on it, then what rests on it', async () => {
  const { page, open } = await site.visitor({ viewport: { width: 390, height: 844 } })
  await open('/all-stuff?view=map&item=trend/131')
  const tops = await Promise.all(
    [
      page.getByRole('link', { name: 'Open its page' }),
      page.getByRole('region', { name: 'What bears on it' }),
      page.getByRole('region', { name: /^What rests on it/ }),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(await page.locator('main svg[preserveAspectRatio=none][viewBox="0 0 100 100"]').first().isVisible()).toBe(
    false,
  )
})

test.each([390, 320])(
  'of a table nothing is cut at %s px: every row has its figure, and under its title how far it reaches',
  async (width) => {
    const { page, open } = await site.visitor({ viewport: { width, height: 844 } })
    await open('/all-stuff?view=table')
    const table = page.getByRole('table', { name: 'All stuff as a table' })
    const beyond = await page.evaluate(`(() => {
      const table = document.querySelector('main table')
      const edge = table.parentElement.getBoundingClientRect().right
      return [...table.querySelectorAll('th, td')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 0.5)
        .map((one) => one.innerText)
    })()`)
    expect(beyond).toEqual([])
    const rows = await table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .all()
    expect(rows).toHaveLength(24)
    for (const row of rows) {
      expect(await row.getByRole('rowheader').innerText()).toMatch(/to \d{4}$/)
      expect(await row.getByRole('cell').last().innerText()).not.toBe('')
    }
  },
)
