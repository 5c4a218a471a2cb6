/**
 * Numbers made anew by several at once, past one that fails, and whatever happened twice: over all that rests on what
 * was changed.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numbersTask } from '#items/server/numbers/marks.ts'
import { fertility, givenNumbers, ppm } from '../given/numbers.ts'
import { makeNumbers } from '../make-numbers.ts'

const { app, pool, database, idsMade, newest, observe } = await givenNumbers()
const jobsOf = async (id: string) =>
  (
    await pool.query(`select failures, due_at > now() as waits from job where task = $1 and key = $2`, [
      numbersTask.name,
      id,
    ])
  ).rows

test('an item whose numbers fail keeps its old ones, holds up nobody, and is tried at once when it has changed', async () => {
  const before = await newest(fertility)
  const { rows } = await pool.query('select details from item where id = $1', [fertility])
  await pool.query(`update item set details = '{"series": 7}' where id = $1`, [fertility])
  await app.makeNumbers()
  expect(await jobsOf(fertility)).toEqual([{ failures: 1, waits: true }])
  // However slow the machine, it waits for as long as this test takes.
  await pool.query(`update job set due_at = now() + interval '1 hour'`)
  await observe(ppm, 1.001)
  expect(await idsMade(() => app.makeNumbers())).toContain(ppm)
  expect(await jobsOf(fertility)).toEqual([{ failures: 1, waits: true }])
  expect(await newest(fertility)).toEqual(before)
  await pool.query('update item set details = $2, version = version + 1 where id = $1', [fertility, rows[0].details])
  await app.makeNumbers()
  expect(await newest(fertility)).toEqual({ ...before, version: before.version + 1 })
  expect(await jobsOf(fertility)).toEqual([])
})

test('two processes at once make each number once', async () => {
  const measured = await pool.query<{ id: string }>(
    `select id from item where kind = 'trend' and card #>> '{series,unit}' like '%population%'`,
  )
  for (const { id } of measured.rows) await observe(id, 0.5)
  const counts = await Promise.all([makeNumbers(database), makeNumbers(database)])
  const { rows } = await pool.query(
    `select item_id from (select item_id, digest = lag(digest) over (partition by item_id order by made_at) as is_same from item_numbers) as rows where is_same`,
  )
  expect(rows).toEqual([])
  expect(counts.every((count) => count > 0)).toBe(true)
  expect(await app.makeNumbers()).toBe(0)
})

test('two who write at once do not wait for each other, though the same rests on what they write', async () => {
  const [one, other] = await Promise.all([pool.connect(), pool.connect()])
  try {
    await one.query(`begin; update item set version = version + 1 where id = ${ppm}`)
    await other.query(
      `set statement_timeout = 3000; begin; update item set version = version + 1 where id in (select to_id from link where from_id in (select from_id from link where to_id = ${ppm})) and id <> ${ppm}`,
    )
    await one.query(`update item set version = version + 1 where id = ${fertility}`)
    await other.query('commit')
    await one.query('commit')
  } finally {
    one.release(true)
    other.release(true)
  }
  expect(await app.makeNumbers()).toBeGreaterThanOrEqual(0)
})

test('events that are read twice change nothing, whatever happened', async () => {
  const step = fc.record({
    id: fc.constantFrom(ppm, fertility, '131', '12', '182'),
    sql: fc.constantFrom(
      'update item set version = version + 1 where id = $1',
      'update item set published_at = null where id = $1',
      'update item set published_at = first_published_at where id = $1',
      `delete from link where from_id = $1 and relation <> 'member'`,
      `insert into link select id, 133, 'see-also' from item where id = $1 on conflict do nothing`,
      'update scenario_set set data = data where slug = (select family from item where id = $1)',
    ),
  })
  const stands = async () => {
    await app.makeNumbers()
    return (
      await pool.query(
        'select item_id, made_at, version, rests_on, digest, is_public from item_numbers order by item_id, made_at',
      )
    ).rows
  }
  await app.makeNumbers()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      await pool.query('truncate event')
      for (const { id, sql } of steps) await pool.query(sql, [id])
      const once = await stands()
      await pool.query('delete from event_reader')
      expect(await stands()).toEqual(once)
    }),
    { numRuns: 4, seed: 11 },
  )
})
