/** A series of quarters, from the file that somebody brings to everything that rests on it. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { aPrediction, aTrend } from '../../../test/given/entries.ts'
import { aSeries } from '../../../test/given/series.ts'
import { trust } from '../../../test/given/trust.ts'
import { givenUser } from '../../../test/given/user.ts'
import { makeNumbers } from '../../../test/make-numbers.ts'
import { dayOf, sayDay } from '#kit/dates.ts'
import { firstDayOf, lastDayOf, periodAt, periodOn, periods, placeOf } from '#kit/periods.ts'
import type { Observation } from '#series/series.ts'

const { app, pool, database } = await givenServer({})
const ada = await givenUser(app)
await pool.query('update account set email_verified = true where id = $1', [ada.id])
await trust(pool, ada.id)
const { id: _own, ...about } = aSeries([], {
  frequency: 'quarterly',
  unit: 'million sold',
  retrieved: dayOf(new Date()),
})

const now = placeOf(periodOn(dayOf(new Date()), periods.quarterly))
/** The quarter that is so many after that of today. */
const quarter = (after: number) => periodAt(now + after, periods.quarterly)
/** Rises by one each quarter, and is higher in every fourth. */
const valueAt = (after: number) => 200 + after + [0, -4, 1, 6][(now + after) % 4]! + Math.sin(after * 1.7)
const until = (last: number): Observation[] =>
  Array.from({ length: 44 + last }, (_, i) => [quarter(i - 43), Number(valueAt(i - 43).toFixed(2))])

const call = async (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) => {
  const answer = await ada.call(method, url, body)
  if (answer.statusCode >= 300) throw new Error(answer.body)
  return answer.json()
}
const write = async (entry: object): Promise<string> => {
  const { item } = await call('POST', '/api/items', entry)
  await call('POST', `/api/items/${item.kind}/${item.id}/publish`)
  return item.id
}
const ask = (at: string, threshold: number) =>
  aPrediction(`Will it be ${threshold} in ${sayDay(at)}?`, {
    automatic: { trend: `trend/${trend}`, at, comparison: '>=', threshold },
  })
const listed = async (sort: string): Promise<string[]> =>
  (await app.inject(`/api/items?kind=trend&sort=${sort}`)).json().items.map(({ id }: { id: string }) => id)
/** What a page says, as text. */
const pageOf = async (path: string) =>
  (await app.inject({ url: path, headers: { accept: 'text/html' } })).body
    .replaceAll(/<script[^]*?<\/script>|<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
const numbersOf = async (kind: string, id: string) =>
  (await call('GET', `/api/items/${kind}/${id}?include=numbers`)).numbers

/** It has not been heard of for six quarters. */
const text = `quarter,value (million sold),mark\n${until(-6)
  .map(([at, value], i) => `${at},${value},${i === 37 ? 'p' : ''}\n`)
  .join('')}`
const trend = await (async () => {
  const { series, whyNot } = await call('POST', '/api/series/preview', { text })
  if (whyNot) throw new Error(JSON.stringify(whyNot))
  const { observations, marks, frequency } = series[0]
  const thresholds = [{ value: 215, label: 'as many as there are' }]
  return write(aTrend('Ever more are sold', { series: { ...about, frequency, observations, marks }, thresholds }))
})()
const question = await write(ask(quarter(4), 205))
await makeNumbers(database)

test('what a file says of quarters is kept, and goes out as it came in', async () => {
  const { item } = await call('GET', `/api/items/trend/${trend}`)
  expect(item.series).toMatchObject({ frequency: 'quarterly', observations: until(-6), provisional: quarter(-6) })
  const file = (await app.inject(`/api/items/trend/${trend}/series.csv`)).body
  const again = await call('POST', '/api/series/preview', { text: file })
  expect(again.series[0]).toMatchObject({
    frequency: 'quarterly',
    observations: until(-6),
    marks: [[quarter(-6), 'p']],
  })
})

test('what an account takes away of it can be written again, and says the same', async () => {
  const { items } = await call('GET', '/api/me/export')
  const { item } = items.find((one: { item: { id: string } }) => one.item.id === trend)
  expect(item.series.observations.at(-1)).toEqual([quarter(-6), until(-6).at(-1)?.[1]])
  const { id: _id, provisional: _from, ...series } = item.series
  const written = await call('POST', '/api/items', aTrend('Brought from another site', { series }))
  expect(written.item.series).toMatchObject({ ...series, provisional: quarter(-6) })
  await ada.call('DELETE', `/api/items/trend/${written.item.id}`)
})

test('its projection says ten years of quarters, and what stands for today is that of this quarter', async () => {
  const { projection, backtest, crossings } = await numbersOf('trend', trend)
  expect(projection.points.map(({ at }: { at: string }) => at)).toEqual(
    Array.from({ length: 40 }, (_, i) => quarter(i - 5)),
  )
  expect(projection.labels).toEqual(expect.arrayContaining(['networks', 'seasonal']))
  expect(backtest.past[0].points[0].at).toMatch(/^\d{4}-Q[1-4]$/)
  expect(crossings[0].by[0].at).toBe(quarter(-5))
  const { items } = (await app.inject('/api/items?kind=trend')).json()
  expect(items[0]).toMatchObject({ today: { at: quarter(0) }, series: { frequency: 'quarterly' } })
})

test('search engines are told the months that its quarters span, since ISO 8601 knows no quarters', async () => {
  const { body } = await app.inject({ url: `/trend/${trend}`, headers: { accept: 'text/html' } })
  const [from, to] = [firstDayOf(quarter(-43)), lastDayOf(quarter(-6))].map((day) => day.slice(0, 7))
  expect(body).toContain(`"temporalCoverage":"${from}/${to}"`)
})

test('its page says quarters as people do', async () => {
  const page = await pageOf(`/trend/${trend}`)
  expect(page).toMatch(new RegExp(`${sayDay(quarter(0))}\\s*, not measured yet:`))
  expect(page).toContain(`${sayDay(quarter(0))}, not seen yet`)
  expect(page).toMatch(/Seasonal\.\s+The quarters differ from each other every year/)
  expect(page.match(/.{30}\d{4}-Q[1-4]/g)).toBeNull()
})

test('a question of a quarter has a chance by the projection, one of a month or a year is refused', async () => {
  const { model, outlook } = await numbersOf('prediction', question)
  expect(model).toMatchObject({ refused: null, at: quarter(4) })
  expect(outlook.points.at(-1).at >= quarter(4)).toBe(true)
  const page = await pageOf(`/prediction/${question}`)
  expect(page).toContain(`Yes if the value of ${sayDay(quarter(4))} is at least 205`)
  expect(page).toContain('wait until they are final, or for 60 days')
  for (const at of ['2031', '2031-07']) {
    // oxlint-disable-next-line no-await-in-loop
    const said = await ada.call('POST', '/api/items', ask(at, 205))
    expect([said.statusCode, said.body]).toEqual([400, expect.stringContaining('is no quarter, and the series is quarterly')]) // prettier-ignore
  }
})

test('values that come later score what was said of them, by steps of quarters', async () => {
  const { item } = await call('GET', `/api/items/trend/${trend}`)
  const { id: _id, provisional: _from, marks: _marks, ...series } = item.series
  const later = until(-1)
  await call('PATCH', `/api/items/trend/${trend}`, {
    version: item.version,
    series: { ...series, observations: later },
  })
  const { changes } = await call('GET', `/api/items/trend/${trend}/versions/2`)
  expect(JSON.stringify(changes)).toContain(quarter(-1))
  await makeNumbers(database)
  const { record } = (await app.inject('/api/record')).json()
  const steps = record.bySteps.filter(({ frequency }: { frequency: string }) => frequency === 'quarterly')
  expect(steps.length).toBeGreaterThan(7)
  // All of these quarters were over when it was first said what they would be.
  const told = await pool.query('select arrived_at, estimated_at from trend_record where item_id = $1', [trend])
  expect(told.rows).toEqual([{ arrived_at: null, estimated_at: quarter(-1) }])
  const { arrival } = (await app.inject(`/api/items/trend/${trend}/course`)).json()
  expect(arrival).toMatchObject({ from: quarter(-6), at: quarter(-1), observed: later.at(-1)?.[1] })
})

test('lists by the age of data hold a quarter for its last month', async () => {
  const [year] = quarter(-1).split('-')
  const monthly = (at: string) =>
    write(
      aTrend(`Measured in ${at}`, {
        series: { ...about, frequency: 'monthly', observations: [[`${Number(year) - 1}-01`, 1], [at, 2]] }, // prettier-ignore
      }),
    )
  const [before, after] = [await monthly(`${Number(year) - 1}-12`), await monthly(quarterEnd(0))]
  expect(await listed('oldest-data')).toEqual([before, trend, after])
  expect(await listed('newest-data')).toEqual([after, trend, before])
})

/** The first month of a quarter, which has begun. */
function quarterEnd(after: number): string {
  const at = quarter(after)
  return `${at.slice(0, 4)}-${String(Number(at[6]) * 3 - 2).padStart(2, '0')}`
}
