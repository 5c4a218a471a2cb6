/** Editions of the radar, on the starter collection. */
import { expect, test } from 'vitest'
import { kinds } from '#app/kinds.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { listEditions } from './editions.ts'
import { keepEdition } from './keep-edition.ts'

const { db, pool } = await givenDatabase({ stocked: true })
const day = '2026-12-01'
const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

test('an edition keeps where each item stands and what it says, once a day, and nothing that is private or settled', async () => {
  await pool.query(`update item set published_at = null where id = 131`)
  await pool.query(`update item set outcome = 'annulled' where id = 12`)
  const kept = await keepEdition(db, kinds, day)
  expect(await keepEdition(db, kinds, day)).toBeNull()
  const { rows } = await pool.query(
    `select item_id as id, year, figure, is_estimate from radar_place join radar_edition on id = edition where kept_on = $1`,
    [day],
  )
  expect(rows).toHaveLength(kept ?? 0)
  expect(rows.length).toBeGreaterThan(200)
  const ids = rows.map(({ id }) => id)
  expect([ids.includes('131'), ids.includes('12')]).toEqual([false, false])
  expect(rows.filter(({ year }) => year < 2020 || year > 2300)).toEqual([])
  expect(rows.filter(({ figure }) => figure === '').length).toBeLessThan(rows.length / 4)
  expect(rows.find(({ id }) => id === '1')).toMatchObject({ figure: expect.stringMatching(/%$/), is_estimate: true })
})

test('what is hidden, settled or put elsewhere while an edition is kept is so in it as well', async () => {
  const writer = await pool.connect()
  const next = '2026-12-02'
  try {
    await writer.query('begin')
    await writer.query('update item set published_at = null where id = 132')
    await writer.query(`update item set outcome = 'annulled' where id = 13`)
    await writer.query(
      `update item set category = case category when 'social' then 'political' else 'social' end where id = 14`,
    )
    const keeping = keepEdition(db, kinds, next)
    const isThere = `select from radar_place join radar_edition on id = edition where kept_on = 'infinity' and item_id = 132`
    await expect.poll(async () => (await pool.query(isThere)).rowCount).toBe(1)
    await writer.query('commit')
    await keeping
  } finally {
    writer.release(true)
  }
  const { rows } = await pool.query(
    `select item_id as id, is_shown = is_listed and item_category = category
        and left_on = case when outcome is null then make_date(horizon_to + 1, 1, 1) else (now() at time zone 'utc')::date end as "isRight"
      from radar_place join radar_edition on radar_edition.id = edition join item on item.id = item_id
      where kept_on = $1 and item_id in (13, 14, 132) order by item_id`,
    [next],
  )
  expect(rows).toEqual(['13', '14', '132'].map((id) => ({ id, isRight: true })))
  const { rows: counts } = await pool.query(
    `select (select sum(places)::int from radar_tally where edition = radar_edition.id) as tallied,
        (select count(*)::int from radar_place where edition = radar_edition.id and is_shown) as shown
      from radar_edition where kept_on = $1`,
    [next],
  )
  expect(counts[0].tallied).toBe(counts[0].shown)
})

test('what is deleted while an edition is kept keeps none of the others from it', async () => {
  const writer = await pool.connect()
  const third = '2026-12-03'
  try {
    await writer.query('begin')
    await writer.query('delete from item where id = 133')
    const keeping = keepEdition(db, kinds, third)
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
    expect(await listEditions(db, '2999-01-01')).not.toContainEqual(expect.objectContaining({ day: third }))
    await writer.query('commit')
    expect(await keeping).toBeGreaterThan(200)
  } finally {
    writer.release(true)
  }
  const { rows } = await pool.query(
    'select count(*)::int as places from radar_place join radar_edition on id = edition where kept_on = $1',
    [third],
  )
  expect(rows[0].places).toBeGreaterThan(200)
})

test('who deletes an item while an edition is kept waits for its batch alone', async () => {
  const writer = await pool.connect()
  const { rows } = await pool.query(
    'select min(id) as first, max(id) as last from item where is_listed and outcome is null and horizon_to > 2027',
  )
  const { first, last } = rows[0]
  try {
    await writer.query('begin')
    await writer.query('delete from item where id = $1', [last])
    const keeping = keepEdition(db, kinds, '2026-12-04')
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
    // As whoever deletes it would. Deleted it is not: its words are those of the other, for which that would wait.
    await pool.query('select from item where id = $1 for update nowait', [first])
    await writer.query('commit')
    await keeping
  } finally {
    writer.release(true)
  }
})

test('an edition that never became whole is told to nobody, and goes when the next is kept', async () => {
  await pool.query(
    `with begun as (insert into radar_edition (kept_on) values ('infinity') returning id)
    insert into radar_place (edition, item_id, year, figure, is_estimate) select id, 141, 2030, '', false from begun`,
  )
  expect((await listEditions(db, '2999-01-01')).map((edition) => edition.day)).not.toContain('infinity')
  expect(await keepEdition(db, kinds, '2026-12-05')).toBeGreaterThan(200)
  const { rows } = await pool.query(
    `select count(*)::int as begun, (select count(*)::int from radar_place
      where not exists (select from radar_edition where id = edition)) as lost from radar_edition where kept_on = 'infinity'`,
  )
  expect(rows).toEqual([{ begun: 0, lost: 0 }])
})

test('where two are kept at once, one is whole and the other is none', async () => {
  const kept = await Promise.all(['2026-12-06', '2026-12-06'].map((one) => keepEdition(db, kinds, one)))
  const whole = kept.filter((count) => count !== null)
  expect(whole).toHaveLength(1)
  const { rows } = await pool.query(
    'select count(*)::int as places from radar_place join radar_edition on id = edition where kept_on = $1',
    ['2026-12-06'],
  )
  expect(rows).toEqual([{ places: whole[0] }])
})
