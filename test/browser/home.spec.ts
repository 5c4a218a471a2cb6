/**
 * Home, to a visitor: what moved, where nothing did and where something has; what closes soon, the radar in small and
 * how right it was, each a link to the whole of it.
 */
import { expect, test } from 'vitest'
import { markDue } from '#app/server/kind-numbers.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { lastTimes, reviseObservations } from '../given/series.ts'
import { violationsOn } from './axe.ts'
import { givenSite } from './visitor.ts'

const site = await givenSite()
const { pool } = site
const revised = '133'

test('a base that is a day old says that moves are noted from today, and shows what is new', async () => {
  // What the tests' databases are copied from may have been filled before midnight.
  await pool.query('update item_stand set since = now()')
  const { page, open } = await site.visitor()
  await open('/')
  await page.getByText(/^From today on it is noted when a number here moves\./).waitFor()
  await page.getByRole('heading', { name: 'What is new' }).waitFor()
  expect(await page.getByRole('heading', { name: 'What moved this week' }).count()).toBe(0)
  expect(await page.getByRole('article').count()).toBe(6)
})

test('what is new of a kind is what stands first in the list behind it', async () => {
  const { page, open } = await site.visitor()
  const headings = () => page.getByRole('article').getByRole('heading').allInnerTexts()
  await open('/')
  const shown = await headings()
  for (const kind of ['predictions', 'trends', 'scenarios']) {
    await open('/')
    await page.getByRole('region', { name: 'What is new' }).getByRole('link', { name: kind, exact: true }).click()
    await page.getByRole('heading', { name: 'All stuff' }).waitFor()
    await expect.poll(async () => (await headings()).length).toBeGreaterThan(6)
    expect(shown).toEqual(expect.arrayContaining((await headings()).slice(0, 2)))
  }
})

test('the record is told in a sentence whose numbers are those of the record, and leads there', async () => {
  const { page, open } = await site.visitor()
  const { record } = await (await page.request.get('/api/record')).json()
  const { values, inside, better, trends } = record.backtests
  await open('/')
  const part = page.getByRole('region', { name: 'How right it was' })
  const said = await part.innerText()
  expect(said).toContain(`Of ${values.toLocaleString('en')} values`)
  expect(said).toContain(`${((100 * inside[80]) / values).toFixed(1)}%`)
  expect(said).toContain(`${better} of ${trends} trends`)
  await part.getByRole('link', { name: 'The whole record' }).click()
  await page.waitForURL('**/record')
})

test('the questions that close first and the signposts that are looked for first each lead to where they stand', async () => {
  const { page, open } = await site.visitor()
  const { signs } = await (await page.request.get('/api/signposts?limit=1')).json()
  await open('/')
  const part = page.getByRole('region', { name: 'Next to close' })
  expect(await part.getByText(/^closes \d+ \w+ \d{4}$/).count()).toBe(4)
  const sign = part.getByRole('listitem').filter({ hasText: signs[0].title })
  expect(await sign.innerText()).toContain(`by ${signs[0].by}`)
  await sign.getByRole('link').click()
  await page.waitForURL(`**/scenario/${signs[0].scenario.id}#signposts`)
})

test('once a value was revised, its trend and what rests on it stand first, each with its move and why', async () => {
  await reviseObservations(pool, revised, lastTimes(1.01))
  await catchUp(site.db, markDue)
  await site.app.makeNumbers()
  const { page, open } = await site.visitor()
  const { item } = await (await page.request.get(`/api/items/trend/${revised}`)).json()
  const moves = page.getByRole('heading', { name: 'What moved this week' })
  await expect
    .poll(async () => {
      await open('/')
      return moves.count()
    })
    .toBe(1)
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: item.title, exact: true }) })
  await card.getByText('revised', { exact: true }).waitFor()
  await card.getByText(/^\d{4} is [\d,.]+ now, [\d,.]+ before$/).waitFor()
  const resting = page.getByRole('article').filter({ hasText: `There is news of “${item.label}”` })
  expect(await resting.count()).toBeGreaterThan(0)
  expect(await resting.first().innerText()).toMatch(/(up|down) \d+ points?|(up|down|later|earlier), from/)
  await card.getByRole('link', { name: item.title }).click()
  await page.waitForURL(`**/trend/${revised}`)
})

test.each([320, 390, 1280])(
  'home fits %i px, and has nothing that axe would mend, in the light and the dark',
  async (width) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, open } = await site.visitor({ viewport: { width, height: 900 }, colorScheme })
      await open('/')
      expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
      expect(await violationsOn(page)).toEqual([])
    }
  },
)

test('whoever moves by keys alone has few stops before the foot of home', async () => {
  const { page, open } = await site.visitor()
  await open('/')
  expect(await page.locator('main a[href], main button, main input').count()).toBeLessThan(40)
})
