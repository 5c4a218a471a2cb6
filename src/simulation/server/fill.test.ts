/** A base that is filled: what is in it, what the product made of it, and that none is filled twice. */
import { beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '../../../test/given.ts'
import { claimBase, fillBase } from './fill.ts'
import { findSimulation, isEmptyBase } from './mark-store.ts'
import { measureSimulation } from './measured.ts'

const database = await givenDatabase({ stocked: true })
const { db, pool } = database
const now = new Date('2026-11-20T12:00:00Z')
const count = async (text: string) =>
  (await pool.query<{ count: number }>(`select count(*)::integer from ${text}`)).rows[0]?.count

beforeAll(async () => {
  await claimBase(db, { forecasters: 12, questions: 24, seed: 5 })
  await fillBase(database, now)
})

test('the base says of itself that it is a simulation, and of what', async () => {
  const made = { forecasters: 12, questions: 24, open: 4, seed: 5, stage: 'complete' }
  expect(await findSimulation(db)).toEqual(made)
  expect(await findSimulation((await givenDatabase()).db)).toBeNull()
})

test('filled once more nothing is added', async () => {
  const before = await count('forecast')
  expect(await fillBase(database, now)).toMatchObject({ stage: 'complete' })
  expect(await count('forecast')).toBe(before)
  expect(await count(`item where author = 'Simulation'`)).toBe(28)
})

test('only a base without accounts and items is empty', async () => {
  expect(await isEmptyBase(db)).toBe(false)
  expect(await isEmptyBase((await givenDatabase()).db)).toBe(true)
})

test('forecasters are accounts with addresses that no mail reaches, and count in crowds', async () => {
  expect(await count(`account where email like 'forecaster-%@simulation.invalid' and email_verified`)).toBe(12)
  expect(await count('forecaster where is_counted')).toBe(12)
  expect(await count('identity.user')).toBe(12)
  expect(await count(`public_forecaster where name ~ '^simulated-\\d+-skill-\\d+$'`)).toBe(12)
})

test('questions of all types came out after they had closed, and others are open', async () => {
  const { rows } = await pool.query<{ type: string; decided: number; open: number }>(`
    select details -> 'question' ->> 'type' as type, count(*) filter (where outcome = 'resolved')::integer as decided,
      count(*) filter (where outcome is null)::integer as open
    from item where author = 'Simulation' group by 1 order by 1`)
  expect(rows).toEqual(['binary', 'choice', 'date', 'numeric'].map((type) => ({ type, decided: 6, open: 1 })))
  const wrong = `item where author = 'Simulation' and outcome is not null and closes >= (details -> 'outcome' ->> 'at')::date`
  expect(await count(wrong)).toBe(0)
})

test('forecasts were made while their question was open, in the order of their moments, and make its crowd', async () => {
  expect(
    await count(
      `forecast_of_person join item on item.id = item_id where at < opens or at >= closes + 1 or at > '${now.toISOString()}'`,
    ),
  ).toBe(0)
  const unordered =
    'forecast_of_person as one join forecast_of_person as next on next.item_id = one.item_id and next.seq > one.seq where next.at < one.at'
  expect(await count(unordered)).toBe(0)
  expect(await count('item where exists (select from crowd_point where item_id = item.id and forecasters >= 3)')).toBe(
    28,
  )
  expect(await count('scored_question')).toBe(24)
})

test('stored scores find skill again, and the crowd is nearer than the median of those in it', async () => {
  const found = await measureSimulation(db)
  expect(found.questions).toBe(24)
  expect(found.rankCorrelation).toBeGreaterThan(0.6)
  expect(found.crowdBrier).toBeLessThan(found.medianBrier)
})
