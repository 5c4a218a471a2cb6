/** An item that thousands link to: its page and what the database reads for it stay as they are for one with few. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenManyItems } from '../../../../test/databases/many-items.ts'
import { mostOfASort } from '../../near.ts'

const { app, pool } = await givenServer({ stocked: true })
const at = '/api/items/trend/131'
const before = await page()
await givenManyItems(pool, 2_500)
await pool.query(`insert into link (from_id, to_id, relation)
  select id, 131, case when id % 2 = 0 then 'drives' else 'see-also' end from item where title ~ '^Copy' and kind <> 'trend'`)
await pool.query('analyze link')

async function page(): Promise<number> {
  return Buffer.byteLength((await app.inject('/trend/131')).body)
}

type Near = { ref: string; ties: { relation: string; direction: string }[] }
async function near(): Promise<Near[]> {
  return (await app.inject(`${at}/neighbours`)).json().items
}
const tiedBy = (all: readonly Near[], one: string, way: string) =>
  all.filter(({ ties }) => ties.some(({ relation, direction }) => relation === one && direction === way))

test('of 5,000 that link to it the newest few by each relation stand beside it, with all that it links to', async () => {
  const all = await near()
  expect(tiedBy(all, 'drives', 'from')).toHaveLength(mostOfASort)
  expect(tiedBy(all, 'see-also', 'from')).toHaveLength(mostOfASort)
  const { rows } = await pool.query(`select from_id from link where to_id = 131 and relation = 'see-also'
    order by from_id desc limit ${mostOfASort}`)
  const shown = tiedBy(all, 'see-also', 'from').map(({ ref }) => ref.split('/')[1])
  expect(shown.toSorted()).toEqual(rows.map(({ from_id: id }) => String(id)).toSorted())
  const { rowCount } = await pool.query('select from link where from_id = 131')
  expect(all.filter(({ ties }) => ties.some(({ direction }) => direction === 'to'))).toHaveLength(rowCount ?? 0)
})

test('those that nobody may see take no room of those that may be seen', async () => {
  await pool.query(`update item set published_at = null where id in (
    select from_id from link where to_id = 131 and relation = 'drives' order by from_id desc limit 100)`)
  expect(tiedBy(await near(), 'drives', 'from')).toHaveLength(mostOfASort)
})

test('however many link to it in private, those that were there before stand beside it, each once', async () => {
  const { rows: hidden } = await pool.query(`update item set published_at = null where id in (
    select from_id from link where to_id = 131 and relation = 'drives' order by from_id desc limit 300) and published_at is not null returning id`)
  const shown = tiedBy(await near(), 'drives', 'from')
  expect(shown).toHaveLength(mostOfASort)
  expect(new Set(shown.map(({ ref }) => ref)).size).toBe(mostOfASort)
  const twice = shown.filter(({ ties }) => new Set(ties.map((tie) => JSON.stringify(tie))).size < ties.length)
  expect(twice).toEqual([])
  await pool.query('update item set published_at = now() where id = any($1)', [hidden.map(({ id }) => id)])
})

test('its page is at most half as long again, and says that these are not all', async () => {
  expect(await page()).toBeLessThan(1.5 * before)
  const { body } = await app.inject('/trend/131')
  expect(body).toContain(`${mostOfASort} of a sort at most`)
  expect(body).toContain('href="/all-stuff?linked=trend/131"')
})

test('all that link to it are in the list that its page leads to', async () => {
  const seen = new Set<string>()
  for (let next: string | null = ''; next !== null;) {
    const { body, statusCode } = await app.inject(`/api/items?linked=trend/131&limit=100${next && `&cursor=${next}`}`)
    expect(statusCode).toBe(200)
    const list = JSON.parse(body)
    for (const { id } of list.items) seen.add(id)
    next = list.next
  }
  const { rows } =
    await pool.query(`select count(distinct id)::int as items from item join link on item.id in (from_id, to_id)
    where 131 in (from_id, to_id) and item.id <> 131 and is_listed`)
  expect(seen.size).toBe(rows[0].items)
  expect(seen.size).toBeGreaterThan(4_500)
  expect((await app.inject('/api/counts?linked=trend/131')).json()).toMatchObject({ total: 500, more: true })
})

test('for its page the database touches no more than 2,000 pages of its own', async () => {
  const texts: string[] = []
  const query = pool.query.bind(pool)
  pool.query = ((asked: { text?: string; values?: unknown[] }, ...rest: unknown[]) => {
    if (asked.text?.includes('as neighbours')) texts.push(asked.text)
    return (query as (...all: unknown[]) => unknown)(asked, ...rest)
  }) as typeof pool.query
  await app.inject(`${at}?include=neighbours`)
  pool.query = query
  const [text = ''] = texts
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, ['trend', '131', null, false])
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = rows[0]['QUERY PLAN'][0].Plan
  expect(hit + read).toBeGreaterThan(0)
  expect(hit + read).toBeLessThan(2_000)
})
