/** What the crowd of a prediction said, in steps of ten seconds: rows that others are told, and how they are read. */
import { expect, test } from 'vitest'
import { catchUp } from '#kit/server/events/reader.ts'
import type { Person } from '../../../test/content-as.ts'
import { givenForecasts, yes } from '../../../test/people/forecasts.ts'
import { aPrediction } from '../../../test/given/entries.ts'
import { pauseMs } from '../crowd/told.ts'
import { crowdReader, crowdWork } from './crowd-work.ts'
import { rebuildCrowd } from './rebuild-crowd.ts'
import { tellCrowd } from './tell-crowd.ts'

const { ask, db, pool, question, forecast, withdraw, tell, crowd, turn } = await givenForecasts()
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const all = async (at: string, chances: Partial<Record<Person, number>>) => {
  for (const [as, chance] of Object.entries(chances)) await forecast(at, as as Person, yes(chance))
}
const history = async (at: string, query = '') => (await ask(`${at}/crowd/history${query}`)).body
type Point = { at: string; forecasters: number; estimate: { probability: number } | null }
const people = async (at: string, query = '') =>
  (await history(at, query)).points.map(({ forecasters }: Point) => forecasters)

const untimed = ({ points }: { points: Point[] }) => points.map(({ forecasters, estimate }) => [forecasters, estimate])

test('the first forecast is told at once, what follows within ten seconds is one row after them', async () => {
  const at = await question()
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5, olga: 0.6 })
  expect(await people(at)).toEqual([1])
  await tell(at)
  expect(await people(at)).toEqual([1, 4])
})

test('until ten seconds have passed it says how long, whatever the clock did meanwhile', async () => {
  const at = await question()
  await all(at, { ben: 0.3 })
  await withdraw(at, 'ben')
  const { rows } = await pool.query('select at from crowd_point where item_id = $1', [idOf(at)])
  const told: Date = rows[0].at
  const after = (ms: number) => new Date(told.getTime() + ms)
  expect(await tellCrowd(db, idOf(at), after(3000))).toBe(pauseMs - 3000)
  expect(await tellCrowd(db, idOf(at), after(-365 * 86_400_000))).toBe(pauseMs)
  expect(await people(at)).toEqual([1])
  expect(await tellCrowd(db, idOf(at), after(pauseMs))).toBe(0)
  expect(await people(at)).toEqual([1, 0])
})

test('where people say together what they said before, nothing is told', async () => {
  const at = await question()
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  await tell(at)
  await all(at, { ben: 0.3 })
  // The newest weighs most: it is another number, though everybody says the same.
  await tell(at)
  await all(at, { ben: 0.3 })
  await tell(at)
  expect(await people(at)).toEqual([1, 3, 3])
})

test('whatever may change what people say makes a job of the question, due once something may be told again', async () => {
  const at = await question()
  await all(at, { ben: 0.3 })
  await catchUp(db, crowdReader)
  const due = async () =>
    (
      await pool.query(`select due_at > now() + interval '1 s' as "isLater" from job where task = $1 and key = $2`, [
        'forecasts.crowd',
        idOf(at),
      ])
    ).rows
  expect(await due()).toEqual([{ isLater: true }])
  await withdraw(at, 'ben')
  const work = crowdWork(db).perform({ id: idOf(at) }, {} as never)
  await expect(work).rejects.toThrow(/^Postponed by \d+ ms/)
  await pool.query(`delete from job`)
  await pool.query(`update forecaster set is_counted = not is_counted where sort = 'person'`)
  await catchUp(db, crowdReader)
  expect(await due()).toEqual([{ isLater: true }])
  await pool.query(`update forecaster set is_counted = not is_counted where sort = 'person'`)
})

test('made anew of the forecasts it is what was told', async () => {
  const at = await question()
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5, olga: 0.6 })
  await tell(at)
  await withdraw(at, 'eve')
  await tell(at)
  const told = untimed(await history(at))
  // As if each had been said just after the row before the one that tells it.
  const { rows } = await pool.query('select at, until from crowd_point where item_id = $1 order by seq', [idOf(at)])
  await pool.query('alter table forecast disable trigger forecast_stands')
  for (const row of rows)
    await pool.query(`update forecast set at = $1::timestamptz + interval '1 ms' where item_id = $2 and seq > $3`, [
      row.at,
      idOf(at),
      row.until,
    ])
  await pool.query('alter table forecast enable trigger forecast_stands')
  expect(await rebuildCrowd(db, idOf(at))).toBe(3)
  expect(untimed(await history(at))).toEqual(told)
})

test('two processes that tell of one question make one history', async () => {
  const at = await question()
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  const later = new Date(Date.now() + 5 * pauseMs)
  await Promise.all(Array.from({ length: 6 }, () => tellCrowd(db, idOf(at), later)))
  expect(await people(at)).toEqual([1, 3])
})

test('what others read is what was told, and not what somebody has just said', async () => {
  const at = await question()
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  const told = await crowd(at)
  const { body } = await forecast(at, 'olga', yes(0.99))
  expect(body.crowd).toEqual(told.crowd)
  expect((await ask(`${at}/crowd`)).body).toEqual(told)
  expect((await crowd(at)).forecasters).toBe(4)
})

test('of a decided question that is told which was said before, and nothing after', async () => {
  const at = await question()
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  await turn(at, 'outcome', { state: 'resolved', value: 'yes', at: '2034-06-01', reason: 'It came.' })
  await tell(at)
  expect(await people(at)).toEqual([1, 3])
  await pool.query('update forecaster set is_counted = false where account_id = $1', ['2'])
  await tell(at)
  expect(await people(at)).toEqual([1, 3])
  await pool.query('update forecaster set is_counted = true where account_id = $1', ['2'])
  // An outcome that was known before takes from the drawn crowd what came after it.
  await turn(at, 'outcome', { state: 'resolved', value: 'yes', at: '2020-06-01', reason: 'It had come.' })
  expect(await people(at)).toEqual([])
})

test('a question that others have forecast keeps its range: moved, it would tell where somebody’s forecast ends', async () => {
  const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' }
  const numeric = { type: 'numeric', unit: 'ppm', range }
  const at = await question({ question: numeric })
  const quantiles = { p5: 10, p25: 20, p50: 30, p75: 45, p95: 80 }
  const change = async (max: number) => {
    const { version } = (await ask(at)).body.item
    const { kind: _, ...entry } = aPrediction(undefined, { question: { ...numeric, range: { ...range, max } } })
    return ask(`PATCH ${at}`, { as: 'ada', body: { ...entry, version } })
  }
  // One's own forecast holds up nobody but oneself.
  await forecast(at, 'ada', { type: 'numeric', quantiles })
  expect((await change(90)).status).toBe(200)
  await forecast(at, 'ben', { type: 'numeric', quantiles })
  const { status, body } = await change(70)
  expect([status, body.error.details[0].field]).toEqual([400, 'question'])
})

test('what was said of other options is no part of it', async () => {
  const at = await question()
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  await tell(at)
  await turn(at, 'question', { type: 'choice', options: ['Solar', 'Coal'] })
  expect(await people(at)).toEqual([1])
  expect(await crowd(at)).toMatchObject({ forecasters: 0, crowd: null })
})

test('a long history is thinned, a window begins with what stood then, and both are files too', async () => {
  const at = await question()
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  await pool.query('delete from crowd_point where item_id = $1', [idOf(at)])
  await pool.query(
    `insert into crowd_point (item_id, at, wording, forecasters, earlier, said, until)
     select $1, timestamptz '2026-01-01Z' + n * interval '1 hour', 'w', 3, 0,
       jsonb_build_object('estimate', jsonb_build_object('type', 'binary', 'probability', 0.1 + n / 10000.0), 'quartiles', null, 'ways', '[]'::jsonb, 'tenths', null), 0
     from generate_series(1, 5000) as n`,
    [idOf(at)],
  )
  const { points } = await history(at)
  expect(points.length).toBeGreaterThan(200)
  expect(points.length).toBeLessThanOrEqual(400)
  expect(points.at(-1)).toEqual({
    at: '2026-07-28T08:00:00.000Z',
    forecasters: 3,
    estimate: yes(0.6),
    quartiles: null,
  })
  expect(points[0].at).toBe('2026-01-01T01:00:00.000Z')
  // Hour by hour on the last day, and not before.
  expect(points.filter((point: Point) => point.at > '2026-07-27T09').length).toBe(24)
  const few = await history(at, '?from=2026-02-01T00:30:00Z&to=2026-02-01T03:30:00Z')
  expect(few.points.map((point: Point) => point.at.slice(0, 16))).toEqual([
    '2026-02-01T00:00',
    '2026-02-01T01:00',
    '2026-02-01T02:00',
    '2026-02-01T03:00',
  ])
  expect((await history(at, '?to=2026-01-01')).points).toHaveLength(23)
  const file = await ask(`${at}/crowd/history.csv?to=2026-01-01T02:00:00Z`)
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="prediction-${idOf(at)}-crowd.csv"`,
  })
  expect(file.text).toBe(
    'at,forecasters,chance of a yes,lower quartile,upper quartile\r\n2026-01-01T01:00:00.000Z,3,0.1001,,\r\n',
  )
})

test('a window that ends before it begins is refused, and a question that one does not see is not there', async () => {
  const at = await question()
  const { status, body } = await ask(`${at}/crowd/history?from=2026-02-01&to=2026-01-01`)
  expect([status, body.error.code, body.error.details[0].field]).toEqual([400, 'invalid-input', 'to'])
  expect((await ask(`${at}/crowd/history?from=yesterday`)).status).toBe(400)
  // A day ends at its end, and a moment is later than one that has fewer digits.
  for (const [from, to] of [
    ['2026-09-01T10:00:00Z', '2026-09-01'],
    ['2026-09-01T10:00:00Z', '2026-09-01T10:00:00.500Z'],
    ['2026-09-01', '2026-09-01'],
  ])
    expect((await ask(`${at}/crowd/history?from=${from}&to=${to}`)).status).toBe(200)
  expect(await history(at)).toMatchObject({ points: [] })
  const own = await ask('POST /api/items', { as: 'ada', body: aPrediction() })
  const path = `/api/items/prediction/${own.body.item.id}/crowd/history`
  for (const file of [path, `${path}.csv`]) expect((await ask(file)).status).toBe(404)
})
