/** Editions of more items than any picture shows, over HTTP: what is shown is the first of all, and counts are true. */
import { expect, test } from 'vitest'
import { kinds } from '#app/kinds.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenManyItems } from '../../../../test/databases/many-items.ts'
import { keepEdition } from './keep-edition.ts'

const { app, pool, db } = await givenServer({ stocked: true })
await givenManyItems(pool, 500)
for (const day of ['2026-02-01', '2026-03-01'])
  await pool.query(
    `with kept as (insert into radar_edition (kept_on) values ($1) returning id)
     insert into radar_place (edition, item_id, year, figure, is_estimate)
     select kept.id, item.id, horizon_to + item.id % 7 / 7.0, 'then', true from kept, item where is_listed`,
    [day],
  )

const ask = async (path: string) => (await app.inject(`/api/radar/${path}`)).json()
const then = (query: string) => ask(`then?edition=2026-03-01&${query}`)

const stoodIn = async (where: string): Promise<{ id: string }[]> =>
  (
    await pool.query(
      `select item.id::text as id from radar_place join radar_edition on radar_edition.id = edition join item on item.id = item_id
       where kept_on = '2026-03-01' and is_listed and ${where} order by year, item_id`,
    )
  ).rows

test.each([
  ['', 'true'],
  ['kind=trend', `kind = 'trend'`],
  ['category=social&category=political&kind=prediction', `kind = 'prediction' and category in ('social', 'political')`],
])('all are counted, and the soonest of each kind are shown: %s', async (query, where) => {
  const { items, total, more } = await then(query)
  const all = await stoodIn(where)
  expect([total, more]).toEqual([all.length, false])
  expect(items.map(({ id }: { id: string }) => id).slice(0, 100)).toEqual(all.slice(0, 100).map(({ id }) => id))
})

test('what lists show no more is neither shown nor counted, and what is of another category stands there', async () => {
  const [first, second] = await stoodIn(`kind = 'trend'`)
  const before = await then('kind=trend')
  await pool.query(`update item set published_at = null where id = $1`, [first?.id])
  await pool.query(`update item set category = 'political' where id = $1`, [second?.id])
  const after = await then('kind=trend')
  expect([after.total, after.items[0].id]).toEqual([before.total - 1, second?.id])
  expect((await then('kind=trend&category=political')).items[0].id).toBe(second?.id)
})

test('where tags leave few, all of them are found, wherever they stand', async () => {
  await pool.query(`update item set tags = array['rare-one'] where title in ('Copy 300', 'Copy 400', 'Copy 500')`)
  const { items, total, more, isMore } = await then('tag=rare-one')
  expect([total, more, isMore]).toEqual([9, false, false])
  expect(items.map(({ id }: { id: string }) => id)).toEqual((await stoodIn(`tags @> '{rare-one}'`)).map(({ id }) => id))
})

test('where they leave many, it is said that there are more than were found', async () => {
  await pool.query(`update item set tags = array['common-one'] where title like 'Copy %' and id % 3 = 0`)
  const all = await stoodIn(`tags @> '{common-one}'`)
  const { items, total, more, isMore } = await then('tag=common-one')
  expect([more, isMore]).toEqual([true, true])
  expect(items.length).toBeGreaterThan(60)
  expect(total).toBeLessThan(all.length)
  const ids = all.map(({ id }) => id)
  expect(items.filter(({ id }: { id: string }) => !ids.includes(id))).toEqual([])
  // Words are no tags: of those fewer are looked at.
  expect(await then('q=copy')).toMatchObject({ more: true })
})

test('beside those that were looked at stand those of the front, where that alone has many', async () => {
  const [common, stood] = [
    `tags @> '{common-one}'`,
    `select row_number() over (partition by kind order by year, item_id)`,
  ]
  const held = await stoodIn(`${common} and item_id in (
    select item_id from (${stood} as nth, item_id from radar_place join item on item.id = item_id
      where is_listed and edition = (select id from radar_edition where kept_on = '2026-03-01')) as place
    where nth <= 133)`)
  await pool.query(
    `update item set is_front = id in (
       select id from item where ${common} and id <> all ($1) order by id desc limit 301)`,
    [held.map(({ id }) => id)],
  )
  expect(await then('tag=common-one')).toMatchObject({ more: true, total: held.length + 300 })
})

test('the last that left are told of first, those of one tag too; what is open again did not leave', async () => {
  expect((await ask('since?since=2026-03-01')).gone).toEqual([])
  await pool.query(
    `update item set horizon_from = 2020, horizon_to = 2025 where kind = 'trend' and title in ('Copy 7', 'Copy 8')`,
  )
  await pool.query(`update item set outcome = 'annulled' where kind = 'prediction' and title = 'Copy 400'`)
  const { gone, isGonePart } = await ask('since?since=2026-03-01')
  expect(gone.map(({ title }: { title: string }) => title)).toEqual(['Copy 400', 'Copy 7', 'Copy 8'])
  expect(isGonePart).toBe(false)
  expect((await ask('since?since=2026-03-01&tag=rare-one')).gone).toHaveLength(1)
  // They stand on the edition of March still.
  expect((await then('since=2026-02-01')).gone).toEqual([])
  await pool.query(`delete from radar_place where edition = (select id from radar_edition where kept_on = '2026-03-01')
    and item_id in (select id from item where title = 'Copy 7' and kind = 'trend')`)
  expect((await then('since=2026-02-01')).gone).toMatchObject([{ title: 'Copy 7' }])
  await pool.query(`update item set outcome = null where kind = 'prediction' and title = 'Copy 400'`)
  expect((await ask('since?since=2026-03-01&kind=prediction')).gone).toEqual([])
})

test('keeping the next edition folds what was counted; an edition that goes takes its sums along', async () => {
  const sums = async () =>
    (
      await pool.query(`select edition, kind, category, sum(places)::int as places from radar_tally
    group by 1, 2, 3 having sum(places) <> 0 order by 1, 2, 3`)
    ).rows
  const before = await sums()
  await keepEdition(db, kinds, '2026-04-01')
  const after = await sums()
  expect(after.slice(0, before.length)).toEqual(before)
  expect((await pool.query(`select from radar_tally`)).rowCount).toBe(after.length)
  expect(after).toEqual(
    (
      await pool.query(`select edition, item_kind as kind, item_category as category, count(*)::int as places from radar_place
        where is_shown group by 1, 2, 3 order by 1, 2, 3`)
    ).rows,
  )
  await pool.query(`delete from radar_edition where kept_on = '2026-02-01'`)
  expect((await sums()).length).toBeLessThan(after.length)
})
