/**
 * Rows of numbers are kept for ever: how many a crowd makes that says something else every ten seconds for an hour, of the
 * worlds that count on its question, and of questions that hang on it. On the starter collection.
 */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../given.ts'
import { givenCrowds } from '../../people/crowd.ts'
import { makeNumbers } from '../../make-numbers.ts'

const database = await givenDatabase({ stocked: true })
const { pool } = database
const { tellAs } = givenCrowds(database)
const steps = 360

/** Of each item that rests on it: its rows, and those of them that name a row of what people said. */
async function rowsBy(ref: string): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; count: number }>(
    `select item_id::text as id, count(*)::int as count from item_numbers
      where item_id in (select item_id from item_numbers where rests_on @> $1::jsonb) group by item_id`,
    [JSON.stringify([{ item: ref }])],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Whatever else changes of them meanwhile, they count what is counted. */
async function lookAgain(ids: readonly string[]): Promise<void> {
  await pool.query(`update item set summary = left(summary, 300) || '.' where id = any($1::bigint[])`, [ids])
  await makeNumbers(database)
}

test('a crowd that moves every ten seconds for an hour makes at most two rows of each item that rests on it', async () => {
  await makeNumbers(database)
  // The question on which most rests.
  const { rows } = await pool.query<{ id: string }>(
    `select to_id::text as id from link join item as asked on asked.id = to_id
      where relation in ('member', 'condition') and asked.kind = 'prediction' and details #>> '{question,type}' = 'binary'
        and asked.outcome is null
      group by to_id order by count(*) desc, to_id limit 1`,
  )
  const id = rows[0]?.id ?? ''
  const before = await rowsBy(`prediction/${id}`)
  const begin = Date.now()
  for (let step = 0; step < steps; step++) {
    await tellAs(id, 0.2 + (step % 60) / 100, begin + step * 10_000) // eslint-disable-line no-await-in-loop
    if (step % 24 === 0) await lookAgain([...before.keys()]) // eslint-disable-line no-await-in-loop
  }
  await makeNumbers(database)
  const after = await rowsBy(`prediction/${id}`)
  const added = [...after].map(([item, count]) => count - (before.get(item) ?? 0))
  expect(before.size).toBeGreaterThan(1)
  // They follow it, and not at each step.
  expect(Math.max(...added)).toBeGreaterThan(0)
  expect(Math.max(...added)).toBeLessThanOrEqual(2)
  const { rows: told } = await pool.query('select from crowd_point where item_id = $1', [id])
  expect(told).toHaveLength(steps)
})
