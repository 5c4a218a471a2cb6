/** How right Farsight's own forecasts have been, against the starter collection and its scores. */
import { expect, test } from 'vitest'
import { rescore } from '#forecasts/server/scores/rescore.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { givenServer } from '../../../test/given.ts'
import type { TrackRecord } from '../record.ts'

const { app, db, pool } = await givenServer({ stocked: true })

async function record(): Promise<TrackRecord> {
  const answer = await app.inject('/api/record')
  expect(answer.statusCode).toBe(200)
  return answer.json().record
}

async function newest() {
  const { rows } = await pool.query(
    `select distinct on (id) id, label, item.version, details_whole(details) as details, numbers from item join item_numbers on item_id = id where kind = 'prediction' order by id, made_at desc`,
  )
  return rows
}

test('a question that resolves brings the score of its house forecast', async () => {
  const [binary] = (await newest()).filter(({ details }) => details.question.type === 'binary')
  const [choice] = (await newest()).filter(({ details }) => details.question.type === 'choice')
  const [option] = choice.details.question.options
  await resolve(binary.id, 'yes', '2027-01-01')
  await resolve(choice.id, option, '2027-01-02')
  const { forecasts } = await record()
  const { probability } = binary.details.houseForecast.estimate
  const { probabilities } = choice.details.houseForecast.estimate
  const squares = Object.entries(probabilities as Record<string, number>).map(
    ([name, chance]) => (chance - (name === option ? 1 : 0)) ** 2,
  )
  const briers = [(1 - probability) ** 2, squares.reduce((sum, one) => sum + one, 0) / 2]
  expect(forecasts).toMatchObject({ resolved: 2, scored: 2 })
  expect(forecasts.brier).toBeCloseTo((briers[0]! + briers[1]!) / 2, 9)
  expect(forecasts.logScore).toBeCloseTo((Math.log(probability) + Math.log(probabilities[option])) / 2, 9)
  expect(forecasts.last.map(({ item }) => item)).toEqual([`prediction/${choice.id}`, `prediction/${binary.id}`])
  expect(forecasts.last[1]).toMatchObject({
    outcome: 'yes',
    chance: probability,
    brier: briers[0],
    resolvedAt: '2027-01-01',
  })

  await resolve(binary.id, 'no', '2027-01-01')
  expect((await record()).forecasts.last[1]).toMatchObject({
    chance: 1 - probability,
    brier: expect.closeTo(probability ** 2, 9),
  })
})

test('a forecast that was made after its question closed has no score', async () => {
  const [binary] = (await newest()).filter(({ details }) => details.question.type === 'binary' && !details.outcome)
  await pool.query(
    `update item set version = version + 1, details = details || '{"opens": "2019-01-01", "closes": "2020-01-01"}' where id = $1`,
    [binary.id],
  )
  await resolve(binary.id, 'yes', '2027-01-03')
  const { last, scored } = (await record()).forecasts
  expect(last[0]).toMatchObject({ item: `prediction/${binary.id}`, chance: null, brier: null })
  expect(scored).toBe(2)
})

test('a number inside or outside the 90% range counts so', async () => {
  const [numeric] = (await newest()).filter(({ details }) => details.question.type === 'numeric')
  const { p5, p95 } = numeric.details.houseForecast.estimate.quantiles
  await resolve(numeric.id, String((p5 + p95) / 2), '2027-01-04')
  expect((await record()).forecasts).toMatchObject({ ranges: 1, insideRanges: 1 })
  await resolve(numeric.id, String(p95 + (p95 - p5)), '2027-01-04')
  expect((await record()).forecasts).toMatchObject({ ranges: 1, insideRanges: 0 })
})

test('what Farsight took back stays in its record once it was scored, and is no open question', async () => {
  const before = (await record()).forecasts
  const open = (await newest()).filter(({ details }) => details.question.type === 'binary' && !details.outcome)
  const [scored, gone] = open
  await takesBack(scored)
  await takesBack(gone)
  expect((await record()).forecasts.open).toBe(before.open - 2)
  await resolve(scored.id, 'yes', '2027-01-05')
  const { forecasts } = await record()
  expect(forecasts).toMatchObject({ open: before.open - 2, resolved: before.resolved + 1, scored: before.scored + 1 })
  expect(forecasts.last[0]).toMatchObject({ item: `prediction/${scored.id}`, outcome: 'yes' })
})

/** In a version of its own. */
function takesBack({ id }: { id: string }) {
  return pool.query(
    `insert into item_version (item_id, version, at, author, data, is_public)
     select id, item.version + 1, now(), author, '{"details": {"houseForecast": null}}', true from item where id = $1`,
    [id],
  )
}

async function resolve(id: string, value: string, at: string): Promise<void> {
  const outcome = { outcome: { state: 'resolved', value, at, reason: 'It was measured, and this is what came of it.' } }
  await pool.query(
    `update item set version = version + 1, details = details || $2::jsonb, outcome = 'resolved' where id = $1`,
    [id, JSON.stringify(outcome)],
  )
  await inTransaction(db, (trx) => rescore(trx, id, new Date()))
}
