/** What the model says in the numbers of questions is a row of its own among the forecasts. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { madeBeside, modelIn } from '#predictions/forecast.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { came } from '../../../../test/people/scores.ts'
import { isAnotherWord } from '../../sorts/model-says.ts'
import { keepModelForecast } from './keep-model.ts'

const { db, pool } = await givenDatabase({ stocked: true })
type Row = { estimate: unknown; version: number; at: string }
const rowsOf = async (id: string): Promise<Row[]> =>
  (
    await pool.query<Row>(
      `select estimate, item_version as version, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
       from forecast join forecaster on forecaster.id = forecaster_id where item_id = $1 and sort = 'model' order by seq`,
      [id],
    )
  ).rows
const { rows: questions } = await pool.query(
  `select id::text as id, details, item.version, numbers from item cross join lateral (
     select numbers from item_numbers where item_id = id order by made_at desc limit 1) as newest
   where kind = 'prediction' order by id`,
)

test('of the starter base it has said what its numbers say, once, since they do', async () => {
  const chances = questions.filter(({ numbers }) => numbers.model?.refused === null)
  expect(chances.length).toBeGreaterThan(10)
  for (const { id, numbers } of chances) {
    const { probability } = numbers.model
    const estimate = { type: 'binary', probability: Math.min(0.999, Math.max(0.001, probability)) }
    expect(await rowsOf(id)).toEqual([{ estimate, version: 1, at: numbers.modelHistory.at(-1).at }])
  }
  const amounts = questions.filter(({ numbers }) => numbers.pooledAmount)
  expect(amounts.length).toBeGreaterThan(0)
  for (const { id, numbers } of amounts)
    expect(await rowsOf(id)).toMatchObject([{ estimate: { type: 'numeric', quantiles: numbers.pooledAmount.model } }])
  const { rows } = await pool.query(
    `select count(distinct item_id)::int as questions from forecast join forecaster on forecaster.id = forecaster_id where sort = 'model'`,
  )
  expect(rows[0].questions).toBe(
    questions.filter(({ numbers }) => numbers.model?.refused === null || numbers.pooledAmount).length,
  )
})

test('pages draw it from the numbers of a question, and never another word than its newest row has', async () => {
  const drawn = questions.map(({ numbers, ...one }) => ({ ...one, drawn: modelIn(madeBeside(numbers)) }))
  expect(drawn.filter((one) => one.drawn !== null).length).toBeGreaterThan(10)
  for (const { id, details, drawn: now } of drawn) {
    const said = ((await rowsOf(id)).at(-1)?.estimate ?? null) as Estimate | null
    expect({ id, isAnother: isAnotherWord(details.question, said, now) }).toEqual({ id, isAnother: false })
  }
})

test('it speaks again once its chance has moved by half a point since its last word, ends to speak and begins anew', async () => {
  const { id, details, numbers, version } = questions.find(
    (one) => one.numbers.model?.refused === null && one.numbers.model.probability < 0.9,
  )
  const start = numbers.model.probability
  const item = { id, details, version, kind: 'prediction', family: null, ownerId: null, isPublished: true }
  const horizon = { from: 2027, to: 2027 }
  const keep = (model: object | null, change: object = {}) =>
    keepModelForecast(db, { ...item, horizon, ...change }, { ...numbers, pool: null, model })
  const said = (more: number) => ({ ...numbers.model, probability: start + more })
  await keep(said(0.004))
  expect(await rowsOf(id)).toHaveLength(1)
  // In small steps it comes as far.
  await keep(said(0.0051), { version: 2 })
  await keep(said(0.0052), { version: 3 })
  expect((await rowsOf(id)).map((row) => row.version)).toEqual([1, 2])
  const { trend, at, comparison, threshold } = numbers.model
  const refused = { refused: 'no-projection', trend, at, comparison, threshold }
  await keep(refused, { version: 4 })
  await keep(refused, { version: 5 })
  await keep(said(0.0052), { version: 6 })
  expect((await rowsOf(id)).map((row) => [row.version, row.estimate === null])).toEqual([
    [1, false],
    [2, false],
    [4, true],
    [6, false],
  ])
  await keep(said(0.05), { isPublished: false })
  await keep(said(0.05), { details: { ...details, outcome: came('yes') } })
  expect(await rowsOf(id)).toHaveLength(4)
})

test('what its numbers said while a question was private it says from when that is public on', async () => {
  const [own] = questions.filter(({ numbers }) => numbers.model?.refused === null).slice(-1)
  const { id, details, numbers, version } = own
  const { rows } = await pool.query(
    `update item set published_at = now() + interval '1 day' where id = $1 returning published_at as at`,
    [id],
  )
  const item = { id, details, version, kind: 'prediction', family: null, ownerId: null, isPublished: true }
  const model = { ...numbers.model, probability: numbers.model.probability > 0.5 ? 0.2 : 0.8 }
  await keepModelForecast(db, { ...item, horizon: { from: 2027, to: 2027 } }, { ...numbers, pool: null, model })
  expect((await rowsOf(id)).at(-1)?.at).toBe(rows[0].at.toISOString())
})
