/** Forecasts that hold until a day: they count to its end, and are then taken back by a row. */
import { expect, test } from 'vitest'
import { givenForecasts, yes } from '../../../../test/people/forecasts.ts'
import { runOut } from './run-out.ts'

const { ask, db, pool, question, forecast, withdraw, crowd, mine, turn } = await givenForecasts()
const today = new Date().toISOString().slice(0, 10)
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const until = (day: string | null) => ({ until: day })
const saidOf = async (at: string, as: 'ben' | 'eve') =>
  (await mine(at, as)).map((one: { estimate: unknown; until: string | null }) => [one.estimate, one.until])

test('a forecast counts to the end of its day and then no more, once, and can be made anew', async () => {
  const at = await question()
  const { status, body } = await forecast(at, 'ben', yes(0.3), until(inDays(2)))
  expect([status, body.forecast.until]).toEqual([201, inDays(2)])
  await forecast(at, 'eve', yes(0.6))
  expect(await runOut(db, inDays(2))).toBe(0)
  expect((await crowd(at)).forecasters).toBe(2)

  // Two processes may come to it at once.
  await Promise.all([runOut(db, inDays(3)), runOut(db, inDays(3))])
  expect(await runOut(db, inDays(3))).toBe(0)
  expect((await crowd(at)).forecasters).toBe(1)
  expect(await saidOf(at, 'ben')).toEqual([
    [null, inDays(2)],
    [yes(0.3), inDays(2)],
  ])
  expect((await mine(at, 'ben'))[0].at).toBe(`${inDays(3)}T00:00:00.000Z`)
  expect(await saidOf(at, 'eve')).toEqual([[yes(0.6), null]])
  expect((await withdraw(at, 'ben')).body.error.code).toBe('no-forecast')
  await forecast(at, 'ben', yes(0.4))
  expect(await runOut(db, inDays(3))).toBe(0)
  expect((await crowd(at)).forecasters).toBe(2)
})

test('nothing runs out that was said anew or taken back, that holds to the close, or whose question has come out', async () => {
  const [anew, back, whole, out] = [await question(), await question(), await question(), await question()]
  await forecast(anew, 'ben', yes(0.3), until(today))
  await forecast(anew, 'ben', yes(0.3))
  await forecast(back, 'ben', yes(0.3), until(today))
  await withdraw(back, 'ben')
  const { closes } = (await ask(whole)).body.item
  await forecast(whole, 'ben', yes(0.3), until(closes))
  await forecast(out, 'ben', yes(0.3), until(today))
  await turn(out, 'outcome', { state: 'resolved', value: 'yes', at: today, reason: 'As the test has it.' })
  await pool.query(`update item set outcome = 'resolved' where id = $1`, [out.split('/').at(-1)])
  expect(await runOut(db, '2999-01-01')).toBe(0)
})

test('a day that has passed, that comes after the close or that is none is refused, and nothing is kept', async () => {
  const at = await question()
  const { closes } = (await ask(at)).body.item
  const after = new Date(Date.parse(closes) + 86_400_000).toISOString().slice(0, 10)
  for (const day of [inDays(-1), after, '2026-02-30', 'soon', 7]) {
    const { status, body } = await forecast(at, 'eve', yes(0.3), { until: day })
    expect([status, body.error.code, body.error.details[0].field]).toEqual([400, 'invalid-input', 'until'])
  }
  expect(await mine(at, 'eve')).toEqual([])
  expect((await forecast(at, 'eve', yes(0.3), until(closes))).status).toBe(201)
})

test('whatever somebody chose as the name of a request, what ran out is taken back', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.3), until(inDays(2)))
  const { rows } = await pool.query<{ chosen: string }>(
    `select md5('ran out ' || seq)::uuid as chosen from forecast where item_id = $1`,
    [at.split('/').at(-1)],
  )
  await pool.query(
    `insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, request_id)
     select $2, 1, 'w', forecaster_id, now(), $3, $4 from forecast where item_id = $1 limit 1`,
    [at.split('/').at(-1), (await question()).split('/').at(-1), yes(0.5), rows[0]?.chosen],
  )
  expect(await runOut(db, inDays(3))).toBe(1)
  expect(await runOut(db, inDays(3))).toBe(0)
})

test('so many run out at once as there are, whoever said them', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.3))
  await pool.query(
    `with people as (insert into forecaster (is_counted) select true from generate_series(1, 1203) returning id)
     insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, until, request_id)
     select $1, 1, 'w', id, now(), $2, current_date, gen_random_uuid() from people`,
    [at.split('/').at(-1), yes(0.5)],
  )
  expect(await runOut(db, inDays(1))).toBe(1203)
  expect((await crowd(at)).forecasters).toBe(1)
})
