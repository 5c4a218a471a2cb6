/** Every screen in every width: nothing is cut off at the side, and axe finds nothing to mend. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { screens } from './screens.ts'
import { givenSite, onlookerOf } from './visitor.ts'

const site = await givenSite()
const onlooker = await onlookerOf(site.address)

test.each(screens)(
  '$title ($path) fits 320, 768 and 1280 px, also with wider text, and has nothing that axe would mend',
  async (screen) => {
    const { page, open, expectComplaints } = await onlooker({ width: 320, height: 640 })
    if (screen.isMissing) expectComplaints(/status of 404/) // the browser says so of every page that is not there
    await open(screen.path)
    await page.evaluate(openFolds)
    const overhang: Record<string, number> = { 'at 320': await overhangOf(page) }
    const narrow = await violationsOn(page)
    await page.evaluate(widenText)
    overhang['at 320, wider text'] = await overhangOf(page)
    await page.evaluate(narrowText)
    await page.setViewportSize({ width: 768, height: 1024 })
    overhang['at 768'] = await overhangOf(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    overhang['at 1280'] = await overhangOf(page)
    const wide = await violationsOn(page)
    const none = { 'at 320': 0, 'at 320, wider text': 0, 'at 768': 0, 'at 1280': 0 }
    expect({ overhang, narrow, wide }).toEqual({ overhang: none, narrow: [], wide: [] })
  },
)

/** By how many pixels the page can be scrolled sideways. */
async function overhangOf(page: Page): Promise<number> {
  return page.evaluate<number>('Math.max(0, document.documentElement.scrollWidth - innerWidth)')
}

/** What can be folded out belongs to the screen too. */
const openFolds = `for (const fold of document.querySelectorAll('details')) fold.open = true`

/** WCAG 1.4.12: readers may space lines, paragraphs, letters and words this wide. */
const widenText = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }')
  document.adoptedStyleSheets = [sheet]
})()`
const narrowText = `(() => { document.adoptedStyleSheets = [] })()`
