/** A forecast of a number or a date as a curve of weighted parts: sent, kept as it was entered, and refused. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenForecasts, yes } from '../../../test/people/forecasts.ts'
import { aPrediction } from '../../../test/given/entries.ts'
import { listForecasted } from './account-data.ts'

const { ask, create, db, question, forecast, crowd, mine, turn } = await givenForecasts()

const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' }
const amount = { question: { type: 'numeric', unit: 'ppm', range } }
const span = { min: '2030-01-01', max: '2040-12-31', openBelow: false, openAbove: true }
const day = { question: { type: 'date', range: span } }
const part = (from: number, top: number, to: number, weight = 1) => ({ from, top, to, weight })
const inParts = (...parts: object[]) => ({ type: 'numeric', parts })
const two = [part(18, 20, 22, 3), part(78, 80.5, 120)]
const five = { p5: 1, p25: 2, p50: 3, p75: 4, p95: 5 }

test('two parts are kept as they were entered, with the five quantiles that follow', async () => {
  const at = await question(amount)
  const { status, body } = await forecast(at, 'ben', inParts(...two))
  const { estimate } = body.forecast
  expect([status, estimate.type, estimate.parts]).toEqual([201, 'numeric', two])
  const { p5, p25, p50, p75, p95 } = estimate.quantiles
  expect([p5, p25, p50, p75, p95].toSorted((a, b) => a - b)).toEqual([p5, p25, p50, p75, p95])
  expect([p50 < 25, p95]).toEqual([true, 100])
  expect((await mine(at, 'ben'))[0].estimate).toEqual(estimate)
  // What was read is sent again as it is.
  expect((await forecast(at, 'ben', estimate)).body.forecast.estimate).toEqual(estimate)
  // Others beside the parts are no statement.
  expect((await forecast(at, 'ben', { ...estimate, quantiles: five })).body.forecast.estimate).toEqual(estimate)
  expect((await forecast(at, 'ben', { type: 'numeric', quantiles: five })).body.forecast.estimate).toEqual({
    type: 'numeric',
    quantiles: five,
  })
  const { forecasts } = await listForecasted(db, '2')
  const own = forecasts.filter(({ prediction }) => prediction === `prediction/${at.split('/').at(-1)}`)
  expect(own.map((one) => (one['estimate'] as { parts?: object }).parts)).toEqual([two, two, two, undefined])
})

test('days in parts are kept as days', async () => {
  const at = await question(day)
  const parts = [
    { from: '2031-01-01', top: '2031-06-01', to: '2032-02-29', weight: 0.5 },
    { from: '2038-01-01', top: '2040-12-31', to: '2060-01-01', weight: 1 },
  ]
  const { body } = await forecast(at, 'ben', { type: 'date', parts })
  expect(body.forecast.estimate).toMatchObject({ parts, quantiles: { p95: '2040-12-31' } })
  expect((await mine(at, 'ben'))[0].estimate).toEqual(body.forecast.estimate)
})

test('the same request twice is one forecast, in parts too', async () => {
  const at = await question(amount)
  const requestId = randomUUID()
  const [one, other] = await Promise.all([1, 2].map(() => forecast(at, 'eve', inParts(...two), { requestId })))
  expect([one?.status, other?.body]).toEqual([201, one?.body])
  expect(await mine(at, 'eve')).toHaveLength(1)
})

test('three who say the same parts are told their quantiles, and nobody’s parts', async () => {
  const at = await question(amount)
  for (const who of ['ben', 'eve', 'nia'] as const) await forecast(at, who, inParts(part(40, 50, 60)))
  const { crowd: said } = await crowd(at)
  expect(said.estimate).toEqual({ type: 'numeric', quantiles: { p5: 24, p25: 40, p50: 50, p75: 60, p95: 77 } })
})

test('parts that do not fit a range that became another do not count, and stay on record', async () => {
  const at = await question(amount)
  for (const who of ['ben', 'eve', 'nia'] as const) await forecast(at, who, inParts(part(40, 50, 60)))
  // Its five lie within the last two: on the one its sides are narrower than a curve can show, on the other one end is closed.
  for (const other of [{ max: 45 }, { max: 100_000 }, { max: 59.5, openAbove: false }]) {
    await turn(at, 'question', { ...amount.question, range: { ...range, ...other } })
    expect(await crowd(at)).toMatchObject({ forecasters: 0, crowd: null })
  }
  expect((await mine(at, 'ben'))[0].estimate.parts).toEqual([part(40, 50, 60)])
})

test.for<[name: string, estimate: object, field: string, reason: string]>([
  ['no part', inParts(), 'estimate.parts', 'is missing'],
  ['six parts', inParts(...Array(6).fill(part(1, 2, 3))), 'estimate.parts', 'has more than 5'],
  ['a weight of nought', inParts(part(1, 2, 3, 0)), 'estimate.parts.0.weight', 'is not above 0'],
  ['a weight that is no number', inParts(part(1, 2, 3, Number.NaN)), 'estimate.parts.0.weight', 'is missing'],
  ['a weight in words', inParts({ ...part(1, 2, 3), weight: 'much' }), 'estimate.parts.0.weight', 'is not a number'],
  ['no top', inParts({ from: 1, to: 3, weight: 1 }), 'estimate.parts.0.top', 'is missing'],
  ['neither', { type: 'numeric' }, 'estimate.quantiles', 'is missing'],
  ['ends in one place', inParts(part(5, 5, 5)), 'estimate', 'has the top of part 1 not between its two ends'],
  [
    'a top outside',
    inParts(part(40, 50, 60), part(100, 110, 120)),
    'estimate',
    'has the top of part 2 outside the range of the question, 0 to 100',
  ],
  [
    'an end below a closed one',
    inParts(part(-1, 50, 60)),
    'estimate',
    'has the low end of part 1 below 0, where its range is closed',
  ],
  [
    'an end far beyond an open one',
    inParts(part(40, 50, 1e40)),
    'estimate',
    'has part 1 reaching further than 5 times its range, which no curve can show',
  ],
  [
    'all on one step of the curve',
    inParts(part(49.99, 50, 50.01)),
    'estimate',
    'has a side of part 1 narrower than a thousandth of its range, which no curve can show',
  ],
  [
    'days',
    { type: 'date', parts: [{ from: '2031-01-01', top: '2032-01-01', to: '2033-01-01', weight: 1 }] },
    'estimate',
    'answers no numeric question',
  ],
])('a forecast with %s is refused with a reason', async ([, estimate, field, reason]) => {
  const at = await question(amount)
  const { status, body } = await forecast(at, 'ben', estimate)
  expect([status, body.error?.code, body.error?.details]).toEqual([400, 'invalid-input', [{ field, reason }]])
  expect(await mine(at, 'ben')).toEqual([])
})

test('parts of a day that are no days, or stand in a forecast of a chance, are refused', async () => {
  const parts = [{ from: '2031-02-30', top: '2032-01-01', to: '2033-01-01', weight: 1 }]
  const no = await forecast(await question(day), 'ben', { type: 'date', parts })
  expect(no.body.error.details).toEqual([{ field: 'estimate.parts.0.from', reason: 'is no day, such as 2026-11-21' }])
  const other = await forecast(await question(), 'ben', { ...yes(0.5), parts: two })
  expect(other.body.error).toMatchObject({ code: 'unknown-field', details: [{ field: 'estimate.parts' }] })
})

test('the author of a question may say parts too, and a range that they do not fit is refused by their field', async () => {
  const authorForecast = { estimate: inParts(...two), reason: 'Two camps, and nothing between them.' }
  const { status, body } = await create(aPrediction(undefined, { ...amount, authorForecast }), 'ada')
  const { estimate } = body.item.authorForecast
  expect([status, estimate.parts]).toEqual([201, two])
  const to = (max: number) => ({ question: { ...amount.question, range: { ...range, max } } })
  const at = `/api/items/prediction/${body.item.id}`
  const patch = (other: object) => ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, ...other } })
  // Its own page has them as they were written; wherever else it is told, it is in five.
  const { parts: _, ...told } = estimate
  await ask(`POST ${at}/publish`, { as: 'ada' })
  const { items } = (await ask('/api/items?kind=prediction&limit=100')).body
  const [card] = items.filter(({ id }: { id: string }) => id === body.item.id)
  expect(card.authorForecast.estimate).toEqual(told)
  const said = (await ask(`${at}/crowd`)).body
  expect(said.author).toEqual(told)
  expect(said.headline.estimate).toEqual(told)
  const narrower = await patch(to(50))
  expect([narrower.status, narrower.body.error?.details]).toEqual([
    400,
    [{ field: 'authorForecast.estimate', reason: 'has the top of part 2 outside the range of the question, 0 to 50' }],
  ])
  const { item } = (await patch(to(150))).body
  expect(item.authorForecast.estimate.parts).toEqual(two)
  expect(item.authorForecast.estimate.quantiles.p95).toBeGreaterThan(estimate.quantiles.p95)
})
