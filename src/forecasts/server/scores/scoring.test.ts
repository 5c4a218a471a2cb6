/** Forecasts are scored once their question has its outcome, and that is made right where it turns out otherwise. */
import { expect, test } from 'vitest'
import { inTransaction } from '#kit/server/transaction.ts'
import { annulled, came, givenScores, yes } from '../../../../test/people/scores.ts'
import { removeForecaster } from '../account-data.ts'

const { ask, db, pool, question, forecast, withdraw, follow, change, resolve, scored, addForecasters, addRows } =
  await givenScores()
const idOf = (at: string) => at.split('/').at(-1)
const madeOf = async (at: string) =>
  (await pool.query(`select digest, outcome, made_at as at from scored_question where item_id = $1`, [idOf(at)]))
    .rows[0]
const two = async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.9))
  await forecast(at, 'eve', yes(0.1))
  return at
}
const on = (day: string) => new Date(`2026-01-${day}T00:00:00Z`)
/** Of Ben. */
const word = (its: string) =>
  ask('PUT /api/operators/authors/2', { as: 'olga', body: { word: its, reason: 'As the test has it.' } })
const close = (value: number, digits = 2) => expect.closeTo(value, digits)

test('a question that resolves is scored for everybody who forecast it', async () => {
  const at = await question({ opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-12-31' })
  const [sure = '', unsure = ''] = await addForecasters(2)
  await addRows(at, [
    { forecaster: sure, at: on('06'), estimate: yes(0.9) },
    { forecaster: unsure, at: on('01'), estimate: yes(0.1) },
    { forecaster: unsure, at: on('06'), estimate: yes(0.5) },
    { forecaster: unsure, at: on('08'), estimate: null },
  ])
  expect(await follow()).toBe(0)
  await resolve(at, came('yes'))
  const of = Object.fromEntries((await scored(at)).map((score) => [score.forecaster, score]))
  expect(of[sure]).toMatchObject({ brier: close(0.01, 9), baseline: close(42.4), coverage: 0.5, forecasts: 1 })
  expect(of[unsure]).toMatchObject({
    brier: close((5 * 0.81 + 2 * 0.25) / 7, 9),
    coverage: close(0.7, 9),
    forecasts: 2,
    chances: [
      { probability: 0.1, weight: 0.5 },
      { probability: 0.5, weight: close(0.2, 9) },
    ],
  })
  // Beside each other for two days of ten.
  expect(of[sure].peer).toBeCloseTo(0.2 * 100 * Math.log(0.9 / 0.5), 9)
  expect(of[sure].peer + of[unsure].peer).toBeCloseTo(0, 9)
})

test('what was said last stands, however many rows came before it', async () => {
  const at = await question({ opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-12-31' })
  const [forecaster = ''] = await addForecasters(1)
  await pool.query(`select setval(pg_get_serial_sequence('forecast', 'seq'), 990)`)
  const rows = Array.from({ length: 20 }, (_, i) => ({ forecaster, at: on('01'), estimate: yes(i / 100 + 0.01) }))
  await addRows(at, [...rows, { forecaster, at: on('02'), estimate: yes(0.9) }])
  await resolve(at, came('yes'))
  expect(await scored(at)).toMatchObject([
    {
      forecasts: 2,
      chances: [
        { probability: 0.2, weight: close(0.1, 9) },
        { probability: 0.9, weight: close(0.9, 9) },
      ],
    },
  ])
})

test('another outcome has all scored anew; annulled, or open again, nobody is', async () => {
  const at = await two()
  await resolve(at, came('yes'))
  const peers = async () => (await scored(at)).map(({ peer }) => Math.sign(peer))
  expect(await peers()).toEqual([1, -1])
  await resolve(at, came('no'))
  expect(await peers()).toEqual([-1, 1])
  await resolve(at, annulled)
  expect([await scored(at), await madeOf(at)]).toEqual([[], undefined])
  await resolve(at, came('yes'))
  expect(await peers()).toEqual([1, -1])
  await resolve(at, null)
  expect(await scored(at)).toEqual([])
})

test('an outcome that is dated back takes out what was said after it, and other times change what was covered', async () => {
  const at = await two()
  await resolve(at, came('yes'))
  const [{ coverage }] = await scored(at)
  await change(at, { closes: '2027-06-01' })
  await follow()
  const [{ coverage: ofLess }] = await scored(at)
  expect(ofLess).toBeGreaterThan(2 * coverage)
  await resolve(at, came('yes', '2026-11-02'))
  expect(await scored(at)).toEqual([])
  expect((await madeOf(at)).outcome).toBe('yes')
})

test('what changes nothing that scores rest on leaves them as they are', async () => {
  const at = await two()
  await resolve(at, came('yes'))
  const before = await madeOf(at)
  await change(at, { criteria: 'Yes if the survey says so, in other words that mean the same.' })
  expect(await follow()).toBe(1)
  expect(await madeOf(at)).toEqual(before)
  // Every event once more, however far the reader had come.
  await pool.query('delete from event_reader')
  await follow()
  expect(await madeOf(at)).toEqual(before)
})

test('a question that asks something else by now scores what is still an answer to it', async () => {
  const at = await two()
  await change(at, { question: { type: 'choice', options: ['yes', 'no', 'perhaps'] } })
  await resolve(at, came('yes'))
  expect(await scored(at)).toEqual([])
})

test('whoever stops to count is measured against nobody from then on', async () => {
  const at = await two()
  await resolve(at, came('yes'))
  await pool.query('update account set email_verified = true where id = 2')
  await word('stopped')
  await follow()
  expect(await scored(at)).toMatchObject([
    { account: '2', peer: null },
    { account: '3', peer: 0 },
  ])
  await word('trusted')
  await follow()
  expect((await scored(at)).map(({ peer }) => Math.sign(peer))).toEqual([1, -1])
})

test('who took back all that they said before it came out was there for as long as they were', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.9))
  await withdraw(at, 'ben')
  await resolve(at, came('yes'))
  const [score] = await scored(at)
  expect(score ? score.coverage : 0).toBeLessThan(1e-6)
})

test('a prediction that is deleted takes its scores along', async () => {
  const at = await two()
  await resolve(at, came('yes'))
  expect((await ask(`DELETE ${at}`, { as: 'ada' })).status).toBeLessThan(300)
  expect([await scored(at), await madeOf(at)]).toEqual([[], undefined])
  expect(await follow()).toBe(0)
})

test('with an account its tie to its scores goes, and those of others stay as they were', async () => {
  const at = await two()
  await resolve(at, came('yes'))
  const before = await scored(at)
  await inTransaction(db, (trx) => removeForecaster(trx, '3'))
  await change(at, { resolves: '2036-01-01' })
  await follow()
  const after = await scored(at)
  expect(after).toHaveLength(2)
  expect(after.map(({ account }) => account)).toEqual(['2', null])
  expect(after[0]).toEqual(before[0])
  // Scored anew it is the same.
  await resolve(at, came('no'))
  expect(await scored(at)).toHaveLength(2)
})

test('what Farsight said of the question meanwhile is scored beside, and the crowd from three people on', async () => {
  const at = await question({ opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-12-31' })
  const people = await addForecasters(3)
  await addRows(
    at,
    people.map((forecaster) => ({ forecaster, at: on('06'), estimate: yes(0.8) })),
  )
  const reason = 'It was so in each of the last ten years.'
  const houseForecast = { made: '2026-01-02', estimate: { type: 'binary' as const, probability: 0.3 }, reason }
  await change(at, { houseForecast })
  await resolve(at, came('yes'))
  const [{ beside }, , , house] = await scored(at)
  expect(beside).toMatchObject([{ by: 'house', coverage: 0.5, brier: { own: close(0.04, 9), theirs: close(0.49, 9) } }])
  // By the rules of people: against the three, who were half of its life there.
  expect(house).toMatchObject({ sort: 'house', brier: close(0.49, 9), peer: close(50 * Math.log(0.3 / 0.8), 6) })
  expect(house).toMatchObject({ coverage: 0.9, forecasts: 1, chance: 0.3, isInside90: null, beside: [] })
  const { rows } = await pool.query(`select crowd from scored_question where item_id = $1`, [idOf(at)])
  expect(rows[0].crowd).toMatchObject({ people: 3, coverage: 0.5, brier: close(0.04, 9) })
})

test('pages that show a question hear that it was scored', async () => {
  const at = await two()
  await resolve(at, came('yes'))
  const { rows } = await pool.query(`select data from event where kind = 'scores.made' and ref = $1`, [
    `item/${idOf(at)}`,
  ])
  expect(rows).toEqual([{ data: { isPublic: true } }])
})
