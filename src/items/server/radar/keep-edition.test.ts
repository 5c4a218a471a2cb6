/** Editions of the radar, on the starter collection. */
import { expect, test } from 'vitest'
import { kinds } from '#app/kinds.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { keepEdition } from './keep-edition.ts'

const { db, pool } = await givenDatabase({ stocked: true })
const day = '2026-12-01'

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

test('what is deleted while an edition is kept keeps none of the others from it', async () => {
  const writer = await pool.connect()
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const third = '2026-12-03'
  try {
    await writer.query('begin')
    await writer.query('delete from item where id = 133')
    const keeping = keepEdition(db, kinds, third)
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
    await writer.query('commit')
    expect(await keeping).toBeGreaterThan(200)
  } finally {
    writer.release()
  }
  const { rows } = await pool.query(
    'select count(*)::int as places from radar_place join radar_edition on id = edition where kept_on = $1',
    [third],
  )
  expect(rows[0].places).toBeGreaterThan(200)
})
