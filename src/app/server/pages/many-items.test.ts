/** Pages of a base that has very many items: they are as long as those of a base with few. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenManyItems } from '../../../../test/databases/many-items.ts'

const { app, pool } = await givenServer({ stocked: true })
const few = await lengths()
await givenManyItems(pool, 2_000)

async function page(path: string): Promise<string> {
  const answer = await app.inject(path)
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.body
}

async function lengths() {
  const paths = [
    '/',
    '/all-stuff',
    '/all-stuff?view=timeline',
    '/all-stuff?view=radar',
    '/all-stuff?view=radar&as=list',
  ]
  const pages = await Promise.all(paths.map(page))
  return Object.fromEntries(paths.map((path, i) => [path, Buffer.byteLength(pages[i] ?? '')]))
}

test('home keeps within 120 KB with 6,000 items, in every year that an item may speak of', async () => {
  expect((await lengths())['/']).toBeLessThan(120 * 1024)
  await pool.query(`update item set horizon_from = 1900, horizon_to = 1900 + id % 300 where title ~ '^Copy'`)
  const home = await page('/')
  expect(Buffer.byteLength(home)).toBeLessThan(120 * 1024)
})

test('every other view is at most twice as long as it is with a base of two hundred', async () => {
  const many = await lengths()
  for (const [path, bytes] of Object.entries(many)) expect([path, bytes < 2 * (few[path] ?? 0)]).toEqual([path, true])
})

test('home draws a bar a year and kind, has a table of what they say, and tells how many its radar leaves out', async () => {
  const home = await page('/')
  const { rows } = await pool.query('select count(*)::int as items from item where is_listed')
  const all = rows[0].items.toLocaleString('en')
  expect(home).toContain(`${all} items by the year their horizon ends.`)
  expect(home).toContain('In numbers')
  expect(home).toMatch(/\d+ of \d,\d+ to come: of each kind and category, the first of the nearest years\./)
})
