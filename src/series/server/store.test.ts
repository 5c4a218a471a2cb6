/**
 * Series in their tables: what a revision writes, what is read of which moment, and how much the database touches for
 * it.
 */
import { expect, test } from 'vitest'
import type { Observation } from '#series/series.ts'
import { givenDatabase } from '../../../test/given.ts'
import { aSeries, givenTrend, monthOf } from '../../../test/given/series.ts'
import { findSeriesAt, findSeriesHistory, saveSeries } from './store.ts'

const { db, pool } = await givenDatabase()
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const observations: Observation[] = [
  ['2022', 418.5],
  ['2023', 421.1],
  ['2024', 424.6],
]
const first = aSeries(observations)

async function rowsOf(id: string) {
  const { rows } = await pool.query(
    `select period, value, known_to = 'infinity' as "isCurrent" from observation join series on series.id = series_id where item_id = $1 order by period, known_from`,
    [id],
  )
  return rows.map(({ period, value, isCurrent }) => [period, value, isCurrent])
}

test('a revised observation closes one row and opens one', async () => {
  const id = await givenTrend(pool)
  await saveSeries(db, id, first, day(1))
  await saveSeries(db, id, aSeries([...observations.slice(0, 2), ['2024', 422.8]]), day(2))
  expect(await rowsOf(id)).toEqual([
    ['2022', 418.5, true],
    ['2023', 421.1, true],
    ['2024', 424.6, false],
    ['2024', 422.8, true],
  ])
})

test('a series is read as it was known on any day', async () => {
  const id = await givenTrend(pool)
  const states = [
    first,
    aSeries([...observations, ['2025', 427]]),
    aSeries([...observations.slice(1), ['2025', 427]], { unit: 'parts per million' }),
    null,
    aSeries(observations.slice(0, 2)),
  ]
  for (const [i, state] of states.entries()) await saveSeries(db, id, state, day(10 * i + 1))
  expect(await findSeriesAt(db, id, new Date(day(1).getTime() - 1), 500)).toBeNull()
  for (const [i, state] of states.entries()) {
    for (const at of [day(10 * i + 1), day(10 * i + 10)]) expect(await findSeriesAt(db, id, at, 500)).toEqual(state)
  }
  expect(await findSeriesAt(db, id, day(1), 2)).toEqual(aSeries(observations.slice(1)))
})

test('what is said about a series is kept as it was said, is a state of its own when it changes, and goes when it is said no longer', async () => {
  const id = await givenTrend(pool)
  const about = aSeries(observations, {
    baseline: 'Dry air at marine sites',
    publication: { rhythm: 'yearly', usual: 'January', next: null },
    provisional: '2024',
    projected: [['2025', 427.1]],
    coverage: { of: 'output', shares: [['2024', 98.2]] },
  })
  await saveSeries(db, id, about, day(1))
  await saveSeries(db, id, { ...about, provisional: '2023' }, day(2))
  await saveSeries(db, id, first, day(3))
  expect(await findSeriesAt(db, id, day(1), 500)).toEqual(about)
  expect(await findSeriesAt(db, id, day(2), 500)).toEqual({ ...about, provisional: '2023' })
  expect(await findSeriesAt(db, id, day(3), 500)).toEqual(first)
  const history = await findSeriesHistory(db, id)
  expect(history?.states.map((state) => state['provisional'])).toEqual(['2024', '2023', undefined])
  expect(history?.observations).toHaveLength(observations.length)
})

test('what is said once more is no new state', async () => {
  const id = await givenTrend(pool)
  const kept = await saveSeries(db, id, first, day(1))
  expect(await saveSeries(db, id, first, day(2))).toEqual(kept)
  expect((await findSeriesHistory(db, id))?.states).toHaveLength(1)
})

test('revisions of one moment, or of a clock that went back, are states of their own', async () => {
  const id = await givenTrend(pool)
  const states = [1, 2, 3].map((value) => aSeries([...observations.slice(0, 2), ['2024', value]]))
  const kept = [
    await saveSeries(db, id, states[0], day(2)),
    await saveSeries(db, id, states[1], day(2)),
    await saveSeries(db, id, states[2], day(1)),
  ]
  const read = await pool.query(
    'select details_whole(jsonb_build_object($$series$$, told)) as details from unnest($1::jsonb[]) as told',
    [kept.map((one) => JSON.stringify(one))],
  )
  expect(read.rows.map(({ details }) => details.series)).toEqual(states)
})

test('the log tells of each new state once, and of nothing else', async () => {
  const id = await givenTrend(pool)
  for (const [i, state] of [
    first,
    first,
    aSeries(observations.slice(1)),
    aSeries(observations.slice(1), { unit: 'x' }),
    null,
    null,
  ].entries())
    await saveSeries(db, id, state, day(i + 1))
  const { rows } = await pool.query(`select data from event where kind = 'series.observed' and ref = $1 order by seq`, [
    `item/${id}`,
  ])
  expect(rows.map(({ data }) => data)).toEqual([3, 1, 0, 2].map((changed) => ({ isPublic: false, changed })))
})

test('a series goes with its item', async () => {
  const id = await givenTrend(pool)
  await saveSeries(db, id, first, day(1))
  await pool.query('delete from item where id = $1', [id])
  expect(await findSeriesHistory(db, id)).toBeNull()
})

test('what a page does not show stays when its series is revised', async () => {
  const id = await givenTrend(pool)
  const all = Array.from({ length: 5100 }, (_, i): Observation => [monthOf(i), i])
  await saveSeries(db, id, aSeries(all, { frequency: 'monthly' }), day(1))
  const { rows } = await pool.query(`select series_at(id, now(), 5000) as series from series where item_id = $1`, [id])
  const shown: Observation[] = rows[0].series.observations
  expect(shown).toEqual(all.slice(100))
  await saveSeries(db, id, { ...rows[0].series, observations: [...shown.slice(1, -1), [monthOf(5099), 7]] }, day(2))
  const after = (await findSeriesAt(db, id, day(3), 100_000)) as { observations: Observation[] }
  expect(after.observations).toEqual([...all.slice(0, 100), ...all.slice(101, -1), [monthOf(5099), 7]])
})

test('100,000 observations are kept, and not one more', async () => {
  const id = await givenTrend(pool)
  await saveSeries(db, id, first, day(1))
  const count = (observed: number) =>
    pool.query(
      `update series_state set observations = $2 where series_id = (select id from series where item_id = $1)`,
      [id, observed],
    )
  await count(100_000)
  await expect(count(100_001)).rejects.toThrow(/series_state_observations_check/)
})

type Effort = { entries: number; pages: number }

/** What one reading looks at, by the database's own count: entries of the two indexes, and pages. */
async function effortOf(text: string, values: unknown[]): Promise<Effort> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const looked = `select sum(pg_stat_get_xact_tuples_returned(oid))::int as entries from pg_class where relname in ('observation_pkey', 'observation_current')`
    const { rows: before } = await client.query(looked)
    await client.query(text, values)
    const { rows: after } = await client.query(looked)
    const { rows: plans } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
    await client.query('rollback')
    const { Plan } = plans[0]['QUERY PLAN'][0]
    return {
      entries: after[0].entries - before[0].entries,
      pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
    }
  } finally {
    client.release()
  }
}

/** A hundred months more with each revision, and every value said anew. */
function grown(revision: number): Observation[] {
  return Array.from({ length: 600 + 100 * revision }, (_, i): Observation => [monthOf(i), i + revision])
}

test('reading 500 observations costs the same however long the series is and however often each was revised, today and as of any day', async () => {
  const id = await givenTrend(pool)
  for (let revision = 0; revision < 20; revision++)
    await saveSeries(db, id, aSeries(grown(revision)), day(revision + 1))
  const { rows } = await pool.query<{ id: string }>('select id from series where item_id = $1', [id])
  // What was closed of late lies in the index of what is current until it is cleared away.
  const read = async (at: Date) => {
    await pool.query('vacuum observation')
    return effortOf('select series_at($1, $2, 500)', [rows[0]?.id, at])
  }
  await expect.poll(() => read(day(20))).toSatisfy(within({ entries: 500, pages: 600 }))
  for (const at of [1, 7, 13, 19].map(day))
    await expect.poll(() => read(at)).toSatisfy(within({ entries: 1000, pages: 2200 })) // eslint-disable-line no-await-in-loop
})

/** So many, and a few at the edges. */
function within(asked: Effort): (effort: Effort) => boolean {
  return ({ entries, pages }) =>
    entries >= asked.entries && entries < asked.entries + 50 && pages > 0 && pages <= asked.pages
}
