/**
 * What numbers of other items are made of, of what people say: at most once an hour, and never long behind. How many rows of
 * numbers a crowd makes that moves for an hour: `test/trials/numbers/moving-crowd.test.ts`.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenCrowds } from '../../../../test/people/crowd.ts'
import { countedWork } from './keep-counted.ts'

const { pool, db } = await givenDatabase({ stocked: true })
const { tellAs } = givenCrowds({ pool, db })
const hourMs = 3_600_000

async function counted(id: string): Promise<{ chance: number | null; at: number; row: string | null } | null> {
  const { rows } = await pool.query(
    `select (said #>> '{crowd,estimate,probability}')::float8 as chance, at, said #>> '{crowd,row}' as row from said_counted where item_id = $1`,
    [id],
  )
  return rows[0] ? { ...rows[0], at: rows[0].at.getTime() } : null
}
const perform = (id: string, now: number) =>
  countedWork(db, () => new Date(now))
    .perform({ id }, {} as never)
    .catch((error: Error) => error.name)
const told = async (id: string) => {
  const { rows } = await pool.query(`select from event where kind = 'item.counted' and ref = $1`, [`item/${id}`])
  return rows.length
}
const waiting = async (id: string) => {
  const { rows } = await pool.query(`select from job where task = 'forecasts.counted' and key = $1`, [id])
  return rows.length
}

test('is taken over at once where nothing was for an hour, and else by a job once that is over', async () => {
  const [id, begin] = ['64', Date.now()]
  await tellAs(id, 0.31, begin)
  expect(await counted(id)).toMatchObject({ chance: 0.31, at: begin })
  expect([await told(id), await waiting(id)]).toEqual([1, 0])
  await tellAs(id, 0.5, begin + 10_000)
  await tellAs(id, 0.4, begin + 20_000)
  expect(await counted(id)).toMatchObject({ chance: 0.31, at: begin })
  expect([await told(id), await waiting(id)]).toEqual([1, 1])
  expect(await perform(id, begin + hourMs - 1)).toBe('Postponed')
  await perform(id, begin + hourMs)
  expect(await counted(id)).toMatchObject({ chance: 0.4, at: begin + hourMs })
  await perform(id, begin + hourMs)
  expect(await told(id)).toBe(2)
})

test('more people who say the same together change nothing', async () => {
  const [id, begin] = ['65', Date.now()]
  await tellAs(id, 0.31, begin, 3)
  const before = await counted(id)
  await tellAs(id, 0.31, begin + 2 * hourMs, 30)
  expect(await counted(id)).toEqual(before)
})

test('is nothing from the moment on that they are too few, or what they answered is not asked any more', async () => {
  const [id, begin] = ['43', Date.now()]
  await tellAs(id, 0.31, begin)
  await tellAs(id, null, begin + 10_000)
  expect(await counted(id)).toMatchObject({ chance: null, at: begin + 10_000 })
  // Whoever leaves and comes back makes no more of it than whoever moves.
  await tellAs(id, 0.31, begin + 20_000)
  expect(await counted(id)).toMatchObject({ chance: null })
  await perform(id, begin + 10_000 + hourMs)
  expect(await counted(id)).toMatchObject({ chance: 0.31 })
  await tellAs(id, 0.4, begin + 2 * hourMs)
  await perform(id, begin + 10_000 + 2 * hourMs)
  expect(await counted(id)).toMatchObject({ chance: 0.4 })
  await pool.query(`update item set details = jsonb_set(details, '{question}', '{"type": "date"}') where id = $1`, [id])
  expect(await counted(id)).toMatchObject({ chance: null, at: begin + 10_000 + 2 * hourMs })
})

test('whatever people say and when, once an hour at most but for that they are too few, and what they say in the end by then', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from item where kind = 'prediction' and details #>> '{question,type}' = 'binary' and outcome is null and id not in (43, 64, 65) order by id`,
  )
  const fresh = rows.map(({ id }) => id).values()
  const step = fc.record({
    seconds: fc.integer({ min: 10, max: 2400 }),
    chance: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const id = fresh.next().value ?? ''
      const begin = Date.now()
      let now = begin
      for (const { seconds, chance } of steps) {
        now += seconds * 1000
        await tellAs(id, chance === null ? null : chance / 10, now) // eslint-disable-line no-await-in-loop
      }
      const hours = (now - begin) / hourMs
      expect(await told(id)).toBeLessThanOrEqual(2 * (Math.floor(hours) + 1))
      await perform(id, now + hourMs)
      const last = steps.at(-1)?.chance ?? null
      expect((await counted(id))?.chance ?? null).toBe(last === null ? null : last / 10)
    }),
    { numRuns: 25 },
  )
})
