/** Items on pages of other sites, in a real browser: another origin, which gets the height and nothing else. */
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { embedFrame, embedScript, pictureLink } from '#items/sharing/embedding.ts'
import { givenBrowser } from '../../given.ts'
import { givenElsewhere } from '../../sharing/page-elsewhere.ts'
import { violationsOn } from '../axe.ts'
import { givenSite } from '../visitor.ts'

const site = await givenSite()
const own = site.address
const named = 'http://localhost:3000'
const { address: elsewhere, pageWith } = await givenElsewhere()

const heightOf = (page: Page) =>
  page.evaluate<number>(`document.querySelector('iframe').getBoundingClientRect().height`)
const drawnIn = (page: Page) => {
  const [, frame] = page.frames()
  if (!frame) throw new Error('There is no frame.')
  return frame
}

const frame = embedFrame(`${own}/embed/trend/131`, 'Child deaths', { width: 640, height: 300 })
const sandboxed = frame.replace(/sandbox="[^"]*"/, 'sandbox="allow-scripts"')

/** The elements of some HTML, as the browser reads it. */
const readElements = `((text) => {
  const { body, head } = new DOMParser().parseFromString(text, 'text/html')
  return [...body.querySelectorAll('*'), ...head.children].map((one) =>
    [one.localName, one.getAttribute('title'), one.getAttribute('src'), one.attributes.length])
})`

describe('on a page of another origin', () => {
  test.each([
    ['as we write it', frame, own],
    ['without an origin of its own', sandboxed, 'null'],
  ])('a frame %s tells its height, has its styles and its font, and leaves no cookie', async (_, html, origin) => {
    const { page, context, errors, hosts } = await pageWith(html + embedScript(own))
    await expect.poll(() => heightOf(page)).toBeGreaterThan(330)
    const [first] = await page.evaluate<{ origin: string; id: string; height: number }[]>('messages')
    expect(first).toEqual({ type: 'farsight:height', origin, id: 'trend/131', height: expect.any(Number) })
    const inside = drawnIn(page)
    expect(await inside.evaluate(`getComputedStyle(document.querySelector('main')).display`)).toBe('grid')
    await expect
      .poll(() => inside.evaluate(`[...document.fonts].filter((one) => one.status === 'loaded').length`))
      .toBe(1)
    expect(
      await page.evaluate(`(() => { try { return frames[0].document.title } catch (error) { return error.name } })()`),
    ).toBe('SecurityError')
    expect(await context.cookies()).toEqual([])
    expect([...hosts].toSorted()).toEqual([new URL(elsewhere).origin, own].toSorted())
    expect(errors).toEqual([])
    await context.close()
  })

  test('a frame of a list, as oEmbed gives it, is high enough for a telephone and no higher elsewhere', async () => {
    const asked = `${own}/oembed?url=${encodeURIComponent(`${named}/all-stuff?kind=trend`)}`
    const { html, height } = (await (await fetch(asked)).json()) as { html: string; height: number }
    const { page, context } = await pageWith(html.replaceAll(named, own))
    const heights: number[] = []
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      heights.push(await heightOf(page))
    }
    await drawnIn(page).getByRole('main').waitFor()
    expect(heights[0]).toBe(height)
    // Once its styles have come.
    await expect
      .poll(() => drawnIn(page).evaluate<number>(`document.documentElement.scrollHeight`))
      .toBeLessThanOrEqual(heights[1] ?? 0)
    await context.close()
  })

  test('its chart says what holds where a reader points, and along it by keys', async () => {
    const { page, context } = await pageWith(frame)
    const inside = drawnIn(page)
    const slider = inside.getByRole('slider', { name: 'Values along the chart' })
    await slider.focus()
    const before = await slider.getAttribute('aria-valuetext')
    expect(before).toMatch(/^2023: 35.*measured/)
    await page.keyboard.press('ArrowLeft')
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^2022: .*measured/)
    await page.keyboard.press('End')
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^2050: expected/)
    await context.close()
  })

  test('its title opens the item in a tab of its own, which knows nothing of that page', async () => {
    const { page, context } = await pageWith(frame)
    // The site names itself by the address that it is set up for, not by that of this test.
    await context.route(`${named}/**`, async (route) => {
      const path = route.request().url().slice(named.length)
      await route.fulfill({ response: await route.fetch({ url: own + path }) })
    })
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      drawnIn(page).getByRole('link', { name: 'Fewer children die before the age of five' }).click(),
    ])
    await opened.waitForLoadState()
    expect(new URL(opened.url()).pathname).toBe('/trend/131')
    expect(await opened.evaluate('[opener, origin]')).toEqual([null, named])
    // The letters for bold words are asked for after the page has loaded.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })

  test('a picture of an item shows, and the item page itself does not', async () => {
    const picture = pictureLink({ page: `${own}/trend/131`, picture: `${own}/trend/131.png`, says: 'Child deaths' })
    const { page, context, errors } = await pageWith(`${picture}<iframe src="${own}/trend/131"></iframe>`)
    await expect.poll(() => page.evaluate(`document.querySelector('img').naturalWidth`)).toBe(1200)
    await expect.poll(() => errors.join()).toContain('frame-ancestors')
    await context.close()
  })

  test('whatever a title and an address hold, the code for it is one frame with that title', async () => {
    const { page, context } = await pageWith('')
    const pairs = fc.sample(fc.tuple(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true })), 200)
    const hostile = [`"><script>alert(1)</script>`, `' onload='x`, '&quot;&#34;', '</iframe>'].map(
      (title) => [title, `${own}/embed/trend/131`] as const,
    )
    for (const [title, address] of [...pairs, ...hostile]) {
      if (/[\0\r]/.test(title)) continue // no HTML holds these
      const code = embedFrame(address, title, { width: 640, height: 300 })
      const read = await page.evaluate(`${readElements}(${JSON.stringify(code)})`)
      expect(read).toEqual([['iframe', title, address, 7]])
    }
    await context.close()
  })
})

test.each([
  [320, 'light', '/embed/trend/131'],
  [640, 'dark', '/embed/trend/131'],
  [320, 'dark', '/embed/prediction/46?view=card'],
  [640, 'light', '/embed/trend/131?view=distribution'],
  [960, 'light', '/embed/scenario/181'],
  [280, 'light', '/embed/prediction/12?title=0'],
  [480, 'dark', '/embed/trend/999999'],
] as const)('at %i px in the %s nothing is wrong with %s, nor cut off', async (width, colorScheme, path) => {
  const context = await (await givenBrowser()).newContext({ viewport: { width, height: 160 }, colorScheme })
  const page = await context.newPage()
  await page.goto(own + path)
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  await context.close()
})
