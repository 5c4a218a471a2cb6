/** The feed and the list of what moved: each move once, with why, of what lists show. */
import { parseAtomFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { givenNumbers, ppm } from '../../../../test/given/numbers.ts'

const { app, pool, observe } = await givenNumbers()
const read = async (query = '') => parseAtomFeed((await app.inject(`/feeds/moved.atom${query}`)).body).entries ?? []

test('nothing is told before anything moved, and then each move, with how far, why and the number of now', async () => {
  expect(await read()).toEqual([])
  await observe(ppm, 1.004)
  await app.makeNumbers()
  const entries = await read('?kind=trend')
  const { rows } = await pool.query<{ at: Date }>('select at from item_move where item_id = $1', [ppm])
  expect(entries.map(({ id }) => id)).toEqual([`tag:localhost,2026:trend/${ppm}/moved-${rows[0]?.at.toISOString()}`])
  const summary = entries[0]?.summary?.value ?? ''
  expect(summary).toMatch(/^Revised\. .* is .* now, .* before\. /)
  expect(summary).toMatch(/ppm/)
  expect((await read()).length).toBeGreaterThan(1)
})

test('a second move is an entry of its own, and the first keeps its name', async () => {
  const first = (await read('?kind=trend')).map(({ id }) => id)
  await observe(ppm, 1.01)
  await app.makeNumbers()
  const both = (await read('?kind=trend')).map(({ id }) => id)
  expect(both).toHaveLength(2)
  expect(both.slice(1)).toEqual(first)
})

test('all stuff by what moved last begins with what moved, and ends with what never did', async () => {
  const { items } = (await app.inject('/api/items?sort=moved&limit=100')).json() as { items: { id: string }[] }
  const { rows } = await pool.query<{ id: string }>(
    'select item_id::text as id from item_move group by item_id order by max(at) desc, item_id desc',
  )
  const moved = rows.map(({ id }) => id)
  expect(items.slice(0, moved.length).map(({ id }) => id)).toEqual(moved.slice(0, 100))
  expect(moved).toContain(ppm)
})

test('an item has a feed of its own: that it was published, moved and revised, the newest first, each once', async () => {
  await pool.query(
    `insert into item_version (item_id, version, at, author, data, is_public, is_text)
     select item_id, 900, at + interval '1 hour', author, data, true, true from item_version
     where item_id = $1 and version = 1`,
    [ppm],
  )
  const feed = parseAtomFeed((await app.inject(`/trend/${ppm}.atom`)).body)
  const ids = feed.entries?.map(({ id = '' }) => id.split('/').at(-1)?.replace(/-.*/, '')) ?? []
  expect(ids.toSorted()).toEqual(['moved', 'moved', 'published', 'v900', ...ids.filter((id) => id === 'v2')].toSorted())
  expect(ids.slice(0, 2)).toEqual(['moved', 'moved'])
  expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`http://localhost:3000/trend/${ppm}.atom`)
  expect((await app.inject('/trend/99999.atom')).statusCode).toBe(404)
})

test('an item that lists do not show has a feed of its own, and is in no other', async () => {
  const inLists = async () => (await app.inject('/feeds/new.atom?kind=trend')).body.includes(`trend/${ppm}/`)
  await pool.query('alter table item disable trigger user')
  await pool.query('update item set is_listed = false where id = $1', [ppm])
  expect([(await app.inject(`/trend/${ppm}.atom`)).body.includes(`trend/${ppm}/published`), await inLists()]).toEqual([
    true,
    false,
  ])
  await pool.query('update item set is_listed = true where id = $1', [ppm])
  await pool.query('alter table item enable trigger user')
})

test('what is private is told of no longer', async () => {
  await pool.query('update item set published_at = null where id = $1', [ppm])
  expect(await read('?kind=trend')).toEqual([])
  expect((await app.inject(`/trend/${ppm}.atom`)).statusCode).toBe(404)
})
