/**
 * Every item and every set of the starter collection, and the record, at first sight: what a reader came for stands in the first screen of a laptop
 * and of a telephone, no page is longer than it need be, and none scrolls sideways.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { givenSite, lettersCame } from './visitor.ts'

const site = await givenSite()
const items = (
  await site.db.selectFrom('item').select(['kind', 'id']).where('id', '<', '10000').orderBy('id').execute()
).map(({ kind, id }) => `/${kind}/${id}`)
const { sets: known }: { sets: { slug: string }[] } = (await site.app.inject('/api/scenario-sets')).json()
const sets = known.map(({ slug }) => `/set/${slug}`)

const laptop = { width: 1280, height: 900 }
const telephone = { width: 390, height: 844 }
/** With what people say of it at its foot. */
const longest = 4000

/** Where things end, in pixels from the top of the page. What is folded and what can be taken away is no picture. */
const seen = `(() => {
  const below = (one) => Math.round(one.getBoundingClientRect().bottom + scrollY)
  const [first] = document.querySelectorAll('main section[aria-label="At first sight"]')
  const [answer, picture] = first.children
  const drawings = [...picture.querySelectorAll('[role=img], svg, dl, ul, table, h2')].filter((one) => !one.closest('details, button'))
  return {
    answer: below(answer.querySelector('dd') ?? answer),
    picture: Math.max(...drawings.map(below)),
    contents: below(document.querySelector('nav[aria-label="On this page"] a')),
    height: document.documentElement.scrollHeight,
    overhang: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }
})()`
type Seen = Record<'answer' | 'picture' | 'contents' | 'height' | 'overhang', number>

async function seenAt(page: Page, size: { width: number; height: number }): Promise<Seen> {
  await page.setViewportSize(size)
  return page.evaluate<Seen>(seen)
}

test('of every item, every set and the record answer, picture and contents stand in the first screen, the answer also on a telephone', async () => {
  // As the server draws it: the walk is long, and what scripts add has its room before they run.
  const { page } = await site.visitor({ javaScriptEnabled: false })
  const faults: string[] = []
  for (const path of [...items, ...sets, '/record']) {
    await page.goto(path)
    const wide = await seenAt(page, laptop)
    const narrow = await seenAt(page, telephone)
    const least = await seenAt(page, { width: 320, height: 640 })
    const told = { path, ...wide, onTelephone: narrow.answer }
    const isSeen =
      Math.max(wide.answer, wide.picture, wide.contents) <= laptop.height && narrow.answer <= telephone.height
    const isCut = wide.overhang + narrow.overhang + least.overhang > 0
    if (!isSeen || isCut || wide.height > longest) faults.push(JSON.stringify(told))
  }
  expect([items.length > 200, sets.length]).toEqual([true, 12])
  expect(faults).toEqual([])
})

test.each(['/trend/131', '/trend/148', '/prediction/17', '/prediction/46', '/scenario/181'])(
  'of %s answer and picture stay where they are when scripts run, and the contents within a third of a line',
  async (path) => {
    const still = await site.visitor({ javaScriptEnabled: false, viewport: laptop })
    await still.page.goto(path)
    // Lines break where they will once the letters have come, which no page waits for.
    await lettersCame(still.page)
    const before = await still.page.evaluate<Seen>(seen)
    const { page, open, atRest } = await site.visitor({ viewport: laptop })
    await open(path)
    await atRest()
    await lettersCame(page)
    const { answer, picture, contents } = await page.evaluate<Seen>(seen)
    expect([answer, picture]).toEqual([before.answer, before.picture])
    // What can be ordered of a trend is some pixels higher than the room that is kept for it.
    expect(Math.abs(contents - before.contents)).toBeLessThanOrEqual(8)
  },
)
