/** How right the base has been, against the stored numbers of the starter collection. */
import { expect, test } from 'vitest'
import { knotChances } from '#engine/projection/bands/calibration.ts'
import { givenServer } from '../../../test/given.ts'
import type { TrackRecord } from '../record.ts'
import { reviseObservations } from '../../../test/given/series.ts'

const { app, pool } = await givenServer({ stocked: true })

type Point = { at: string; knots: number[] }

async function record(): Promise<TrackRecord> {
  const answer = await app.inject('/api/record')
  expect(answer.statusCode).toBe(200)
  return answer.json().record
}

const sumOf = (values: number[]) => values.reduce((total, value) => total + value, 0)

async function newest(kind: string) {
  const { rows } = await pool.query(
    `select distinct on (id) id, label, item.version, details_whole(details) as details, numbers from item join item_numbers on item_id = id where kind = $1 order by id, made_at desc`,
    [kind],
  )
  return rows
}

test('the record counts every backtest of a published trend, once', async () => {
  const { backtests } = await record()
  const tested = (await newest('trend')).map(({ numbers }) => numbers.backtest).filter(Boolean)
  expect(tested.length).toBeGreaterThan(30)
  expect(backtests).toMatchObject({
    trends: tested.length,
    values: sumOf(tested.map(({ values }) => values)),
    better: tested.filter(({ error, naiveError }) => error < naiveError).length,
  })
  for (const level of [50, 80, 95] as const) {
    expect(backtests.inside[level]).toBe(
      sumOf(tested.map(({ coverage, values }) => Math.round(coverage[level] * values))),
    )
  }
  expect(sumOf(backtests.errors.map(({ trends }) => trends))).toBe(tested.length)
})

test('the worst misses say what was said and what came, the worst first', async () => {
  const { misses } = (await record()).backtests
  const trends = new Map((await newest('trend')).map((row) => [`trend/${row.id}`, row]))
  expect(misses.length).toBeGreaterThan(2)
  expect(misses.map(({ widths }) => widths)).toEqual(misses.map(({ widths }) => widths).toSorted((a, b) => b - a))
  expect(misses.every(({ spark }) => spark.length > 5)).toBe(true)
  for (const { item, from, at, median, low80, high80, observed, widths } of misses) {
    const { details, numbers } = trends.get(item)
    expect(details.series.observations).toContainEqual([at, observed])
    const fan: Point[] = numbers.backtest.past.find((one: { from: string }) => one.from === from).points
    const said = fan.find((one) => one.at === at)?.knots ?? []
    expect([median, low80, high80]).toEqual([said[3], said[1], said[5]])
    expect(observed < low80 || observed > high80).toBe(true)
    expect(widths).toBeCloseTo(Math.abs(observed - median) / (high80 - low80), 9)
    const known = new Map<string, number>(details.series.observations)
    const all: Point[] = numbers.backtest.past.flatMap((one: { points: Point[] }) => one.points)
    const away = all.map(
      ({ at: then, knots: [, low = 0, , middle = 0, , high = 0] }) =>
        Math.abs((known.get(then) ?? middle) - middle) / (high - low),
    )
    expect(widths).toBeCloseTo(Math.max(...away), 9)
  }
})

test('the record counts the bands series by series, and names those that held least', async () => {
  const { inside95, least, oneSided } = (await record()).backtests.bySeries
  const tested = (await newest('trend')).filter(({ numbers }) => numbers.backtest)
  const shares = tested.map(({ numbers }) => numbers.backtest.coverage[95])
  expect(inside95.map(({ from }) => from)).toEqual([0, 0.75, 0.9, 0.95, 1])
  expect(inside95.map(({ trends }) => trends)).toEqual(
    inside95.map(({ from }, i) => shares.filter((one) => one >= from && one < (inside95[i + 1]?.from ?? 2)).length),
  )
  const worst = shares.filter((one) => one < 0.9).toSorted((a, b) => a - b)
  expect(worst.length).toBeGreaterThan(0)
  expect(least.map((one) => one.inside95)).toEqual(worst.slice(0, least.length).map((one) => expect.closeTo(one, 5)))
  const leaning = tested.filter(({ details, numbers }) => {
    const known = new Map<string, number>(details.series.observations)
    const points: Point[] = numbers.backtest.past.flatMap((one: { points: Point[] }) => one.points)
    const signs = points.map(({ at, knots }) => Math.sign((known.get(at) ?? Number.NaN) - (knots[3] ?? Number.NaN)))
    return signs.length >= 6 && (signs.every((sign) => sign > 0) || signs.every((sign) => sign < 0))
  })
  expect(oneSided).toBe(leaning.length)
})

test('while nothing has resolved and no observation has come, no score is shown, and what waits is counted', async () => {
  const { kept, forecasts, scenarios } = await record()
  const projected = (await newest('trend')).filter(({ numbers }) => numbers.projection?.refused === null)
  const asked = (await newest('prediction')).filter(({ details }) => details.houseForecast)
  expect(kept).toMatchObject({
    projections: 0,
    values: 0,
    error: null,
    naiveError: null,
    arrivals: [],
    estimated: { projections: 0, values: 0, error: null, naiveError: null, arrivals: [] },
    waiting: projected.length,
  })
  expect(kept.firstYear).toBe(
    Math.min(...projected.map(({ numbers }) => Number(numbers.projection.points[0].at.slice(0, 4)))),
  )
  expect(forecasts).toMatchObject({
    open: asked.length,
    resolved: 0,
    annulled: 0,
    scored: 0,
    brier: null,
    logScore: null,
    last: [],
  })
  const dates = asked.map(({ details }) => details.resolves).toSorted()
  expect(forecasts.next.map(({ resolves }) => resolves)).toEqual(dates.slice(0, forecasts.next.length))
  const worlds = (await newest('scenario')).map(({ details }) => details.members.length)
  expect(scenarios).toMatchObject({
    scenarios: worlds.length,
    members: sumOf(worlds),
    decided: 0,
    decidedBy: 0,
    cameTrue: 0,
    ruledOut: 0,
    foretold: { members: 0, cameTrue: 0, expected: 0 },
  })
})

test('a new observation scores the projection that stood before it: as an estimate of what was over by then', async () => {
  const [trend] = (await newest('trend')).filter(
    ({ numbers, details }) =>
      numbers.projection?.refused === null &&
      details.series.frequency === 'yearly' &&
      details.series.observations.at(-1)[0] < '2024' &&
      numbers.projection.usedFrom === details.series.observations[0][0],
  )
  const { observations } = trend.details.series
  const { at, knots } = trend.numbers.projection.points[0]
  const before = await record()
  const value = knots[knotChances.indexOf(0.5)] + (knots[5] - knots[3]) / 2
  await reviseObservations(pool, trend.id, (known) => [...known, [at, value]])
  await app.makeNumbers()
  const { kept } = await record()
  const { estimated } = kept
  const values: number[] = observations.map(([, one]: [string, number]) => one)
  const changes = values.slice(1).map((one, i) => Math.abs(one - values[i]!))
  const scale = changes.reduce((sum, one) => sum + one, 0) / changes.length
  expect([kept.values, kept.waiting]).toEqual([0, before.kept.waiting])
  expect(estimated).toMatchObject({ projections: 1, values: 1 })
  expect(estimated.error).toBeCloseTo((value - knots[3]) / scale, 6)
  expect(estimated.naiveError).toBeCloseTo(Math.abs(value - values.at(-1)!) / scale, 6)
  expect(estimated.inside).toEqual({ 50: value <= knots[4] ? 1 : 0, 80: 1, 95: 1 })
  expect(estimated.arrivals).toMatchObject([
    { item: `trend/${trend.id}`, from: observations.at(-1)[0], at, median: knots[3], observed: value },
  ])
  const { body } = await app.inject({ url: '/record', headers: { host: 'localhost' } })
  expect(body).toContain('Estimates of what had happened')
})

test('what was said of a time before it was over is counted as a forecast, each value once', async () => {
  const before = (await record()).kept
  const scored = before.estimated.arrivals.map(({ item }) => item)
  const [trend] = (await newest('trend')).filter(
    ({ id, numbers, details }) =>
      !scored.includes(`trend/${id}`) &&
      numbers.projection?.refused === null &&
      details.series.frequency === 'yearly' &&
      details.series.observations.at(-1)[0] === '2024',
  )
  const [first, second] = trend.numbers.projection.points as Point[]
  if (!first || !second) throw new Error('It is projected two years ahead.')
  // Made in 2026: of 2025 it was an estimate. Made in 2025, it was a forecast; of 2026 in either case.
  await pool.query(
    `update item_numbers set made_at = '2025-06-01' where item_id = $1 and made_at = (
    select max(made_at) from item_numbers where item_id = $1)`,
    [trend.id],
  )
  await reviseObservations(pool, trend.id, (known) => [
    ...known,
    [first.at, first.knots[3]!],
    [second.at, second.knots[3]!],
  ])
  await app.makeNumbers()
  const { kept } = await record()
  expect([kept.values - before.values, kept.estimated.values - before.estimated.values]).toEqual([2, 0])
  expect(kept.arrivals[0]).toMatchObject({ item: `trend/${trend.id}`, at: second.at })
})

test('values are counted by how far ahead they were said, in hindsight and before they came', async () => {
  const { backtests, kept, bySteps } = await record()
  for (const level of [50, 80, 95] as const) {
    const total = (of: 'hindsight' | 'foresight') => sumOf(bySteps.map((row) => row[of].inside[level]))
    expect([total('hindsight'), total('foresight')]).toEqual([backtests.inside[level], kept.inside[level]])
  }
  expect(sumOf(bySteps.map(({ foresight }) => foresight.values))).toBe(kept.values)
  expect(sumOf(bySteps.map(({ hindsight }) => hindsight.values))).toBe(backtests.values)
  expect(kept.values).toBeGreaterThan(0)
})

test('what is no longer published counts no more, and does so again once it is', async () => {
  const before = await record()
  const { item } = before.backtests.misses[0]!
  const id = item.slice(item.indexOf('/') + 1)
  const { rows } = await pool.query<{ at: Date }>('select published_at as at from item where id = $1', [id])
  await pool.query('update item set published_at = null where id = $1', [id])
  const without = await record()
  expect(without.backtests.trends).toBe(before.backtests.trends - 1)
  expect(without.backtests.misses.map((one) => one.item)).not.toContain(item)
  await pool.query('update item set published_at = $2 where id = $1', [id, rows[0]?.at])
  expect(await record()).toEqual(before)
})

test('the page says the same, and is told to search engines', async () => {
  const { body, statusCode } = await app.inject({ url: '/record', headers: { host: 'localhost' } })
  const { backtests } = await record()
  expect(statusCode).toBe(200)
  expect(body).toContain('How right it was')
  expect(body).toContain(`href="/${backtests.misses[0]!.item}"`)
  expect(body).not.toContain('noindex')
  expect((await app.inject('/sitemap/0.xml')).body).toContain('/record</loc>')
})

test('of how many trends the record speaks is counted, and apart from them what is still being made', async () => {
  const { trends, sources, backtests, kept } = await record()
  const all = (await newest('trend')).filter(({ details }) => details.series)
  expect([trends.listed - trends.withheld, trends.computed]).toEqual([sources.series, all.length])
  expect(Math.max(backtests.trends, kept.waiting)).toBeLessThanOrEqual(trends.computed)
})
