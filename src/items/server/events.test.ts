/** What the database tells of items by itself, whoever writes and however much. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../test/given.ts'

const { pool } = await givenDatabase()
const insert = (count: number) =>
  pool.query(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, author, updated_at, published_at)
     select 'trend', 'Item ' || n, 'Item', 'One of many items.', '', 'social', array['many'], 2030, 2040, '{}', '{}', 'Ada', now(), now()
     from generate_series(1, $1::int) as n`,
    [count],
  )
/** Kinds, and how often each was told. */
async function toldIn(work: () => Promise<unknown>): Promise<Record<string, number>> {
  await pool.query('truncate event')
  await work()
  const { rows } = await pool.query<{ kind: string; count: number }>(
    'select kind, count(*)::int from event group by kind',
  )
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

test('three hundred items that change at once are told each by each; of one more it is told once that everything may have changed', async () => {
  expect(await toldIn(() => insert(300))).toEqual({ 'item.published': 300 })
  expect(await toldIn(() => insert(301))).toEqual({ everything: 1 })
  expect(await toldIn(() => pool.query(`update item set title = title || '!'`))).toEqual({ everything: 1 })
})

test('so it is where each of many items is written by a statement of its own in one transaction', async () => {
  const one = `update item set updated_at = now() where id = n.id;`
  const each = (most: number) =>
    pool.query(
      `do $$ declare n record; begin for n in select id from item order by id limit ${most} loop ${one} end loop; end $$`,
    )
  expect(await toldIn(() => each(20))).toEqual({ 'item.changed': 20 })
  expect(await toldIn(() => each(400))).toEqual({ 'item.changed': 300, everything: 1 })
})

test('what is told in a transaction that fails is not told, and the next one tells its own', async () => {
  expect(await toldIn(() => pool.query(`begin; update item set title = 'x' where id = 10000; rollback`))).toEqual({})
  expect(await toldIn(() => pool.query(`update item set title = 'y' where id = 10000`))).toEqual({ 'item.changed': 1 })
})

test('the same item that changes twice in a transaction is told of once; its saves are no news', async () => {
  const twice = `begin; update item set title = 'a' where id = 10000; update item set title = 'b' where id = 10000; commit`
  expect(await toldIn(() => pool.query(twice))).toEqual({ 'item.changed': 1 })
  expect(await toldIn(() => pool.query(`update item set saves = saves + 1 where id = 10000`))).toEqual({})
})

test('who publishes an item again tells the pages of what it links to and is linked from', async () => {
  await pool.query(`insert into link values (10001, 10002, 'drives'), (10003, 10001, 'drives')`)
  await pool.query(`update item set published_at = null where id = 10001`)
  const told = await toldIn(() => pool.query(`update item set published_at = now() where id = 10001`))
  expect(told).toEqual({ 'item.published': 1, 'item.linked': 2 })
  const { rows } = await pool.query(`select ref from event where kind = 'item.linked' order by ref`)
  expect(rows.map(({ ref }) => ref)).toEqual(['item/10002', 'item/10003'])
})

test('items, links and sets that are emptied by hand are told of too', async () => {
  expect(await toldIn(() => pool.query('truncate item cascade'))).toMatchObject({ everything: expect.any(Number) })
})
