/** A data folder from before series had tables of their own: nothing of it is lost, whichever way it goes. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { migrate } from '#kit/server/database.ts'
import { readConfig } from '#kit/server/config/config.ts'
import type { Observation, Series } from '#series/series.ts'
import { collectionWith } from '../collection-copy.ts'
import { givenDatabase } from '../given.ts'
import { givenDatabaseBefore } from '../given/previous.ts'
import { aSeries } from '../given/series.ts'
import { loadCollection } from '#app/server/collection.ts'
import { createServer, type Tables } from '#app/server/server.ts'

const { database, before, itself } = await givenDatabaseBefore<Tables>('series')
const { pool } = database
const known: Observation[] = [
  ['2022', 1e-7],
  ['2023', -421.1],
  ['2024', 1e21],
]
/**
 * A trend of somebody's, version by version: as it was written, revised, taken out, brought back, and said in another
 * unit; twice within a moment.
 */
const written: [at: string, series: Series | null][] = [
  ['2026-01-01T10:00:00.000Z', aSeries(known)],
  ['2026-01-02T10:00:00.000Z', aSeries([...known, ['2025', 0]])],
  ['2026-01-02T10:00:00.000Z', aSeries([...known.slice(0, 2), ['2024', 424.61], ['2025', 0.1 + 0.2]])],
  ['2026-01-03T10:00:00.000Z', null],
  ['2026-01-04T10:00:00.000Z', null],
  ['2026-01-05T10:00:00.000Z', aSeries(known)],
  ['2026-01-06T10:00:00.000Z', aSeries(known, { unit: 'parts per million', retrieved: '2027-02-03' })],
]
const own = '10000'
const odd = '10001'

const said = {
  title: 'Air',
  label: 'Air',
  summary: 'What is in the air.',
  body: '',
  category: 'environmental',
  tags: ['air'],
  links: [],
}
const rest = {
  ...said,
  kind: 'trend',
  horizon_from: 2020,
  horizon_to: 2030,
  card: {},
  words: '',
  owner_id: '1',
  author: 'Ada',
  saves: 0,
}

function detailsOf(series: unknown) {
  return { series, thresholds: [], signals: [] }
}

function itemOf(id: string, version: number, series: unknown) {
  return { row: { ...rest, id, version, details: detailsOf(series), updated_at: '2026-01-06T10:00:00Z' } }
}

function versionOf(id: string, version: number, at: string, series: unknown) {
  const data = { ...said, horizon: { from: 2020, to: 2030 }, details: detailsOf(series) }
  return { row: { item_id: id, version, at, author: 'Ada', is_public: version > 2, data } }
}

/** The starter collection without what a release so old had no place for beside the observations of a series. */
const later = /^ {2}(baseline|publication|provisional|projected|coverage|terms):.*\n( {4}.*\n)*/gm
const folder = collectionWith((text, path) => (path.startsWith('trends/') ? text.replaceAll(later, '') : text))
rmSync(join(folder, 'sources'), { recursive: true })
/** Everything that it has, and what people wrote, as the release before kept them. */
const stocked = await givenDatabase<Tables>()
beforeAll(async () => {
  await loadCollection(stocked.db, { folder, strict: true })
  const { rows: items } = await stocked.pool.query(
    'select to_jsonb(item) || jsonb_build_object($$details$$, details_whole(details)) as row from item',
  )
  const { rows: versions } = await stocked.pool.query(
    `select to_jsonb(item_version) || jsonb_build_object('data', data || jsonb_build_object('details', details_whole(data -> 'details'))) as row from item_version`,
  )
  await fill(pool, 'item', items)
  await fill(pool, 'item_version', versions)
  const { rows: sets } = await stocked.pool.query('select to_jsonb(scenario_set) as row from scenario_set')
  await fill(pool, 'scenario_set', sets)
  // No program writes such a one; if there is one all the same, it stays as it is.
  const unordered = aSeries([known[1]!, known[0]!])
  await fill(pool, 'item', [itemOf(own, written.length, written.at(-1)?.[1]), itemOf(odd, 1, unordered)])
  await fill(pool, 'item_version', [
    ...written.map(([at, series], i) => versionOf(own, i + 1, at, series)),
    versionOf(odd, 1, '2026-01-01T10:00:00Z', unordered),
  ])
  await pool.query(
    `insert into draft (id, owner_id, kind, item_id, entry, updated_at) values (gen_random_uuid(), '1', 'trend', $1, $2, now())`,
    [own, JSON.stringify({ series: aSeries(known) })],
  )
  await pool.query('delete from numbers_due')
})

function fill(to: Pool, table: string, rows: { row: unknown }[]): Promise<unknown> {
  const filled = rows.map(({ row }) => row)
  return to.query(
    `insert into ${table} select (jsonb_populate_record(null::${table}, one)).* from jsonb_array_elements($1::jsonb) as one`,
    [JSON.stringify(filled)],
  )
}

const asIs = async (text: string): Promise<unknown[]> => (await pool.query(text)).rows
/** As text: to the byte. */
const kept = () =>
  Promise.all([
    asIs('select id, version, updated_at, details::text from item order by id'),
    asIs('select item_id, version, at, author, is_public, data::text from item_version order by item_id, version'),
    asIs('select entry from draft'),
  ])
const whole = () =>
  Promise.all([
    asIs('select id, version, updated_at, details_whole(details)::jsonb::text as details from item order by id'),
    asIs(`select item_id, version, at, author, is_public, (data || jsonb_build_object('details', details_whole(data -> 'details')))::text as data
          from item_version order by item_id, version`),
    asIs('select entry from draft'),
  ])

test('every version of every trend reads as it did; taken back, all of it is as it was', async () => {
  const old = await kept()
  expect(old[1].length).toBeGreaterThan(200)
  const events = await asIs('select from event')
  await database.migrateTo(itself)
  expect(await whole()).toEqual(old)
  const texts = JSON.stringify(await asIs(`select data from item_version where item_id <> ${odd}`))
  expect(texts).not.toContain('observations')
  expect(await asIs('select from numbers_due')).toEqual([])
  expect(await asIs('select from event')).toEqual(events)
  expect(await asIs(`select version, is_text from item_version where item_id = ${own} and is_text`)).toEqual([
    { version: 1, is_text: true },
  ])
  await database.migrateTo(before)
  expect(await kept()).toEqual(old)
})

test('a series of before is known from the time of the version that said it', async () => {
  await database.migrateTo(itself)
  const rows = await asIs(`
    select distinct on (known_from) known_from, unit from series_state join series on series.id = series_id where item_id = ${own} order by known_from`)
  expect(rows).toEqual(
    [
      ['2026-01-01T10:00:00.000Z', 'ppm'],
      ['2026-01-02T10:00:00.000Z', 'ppm'],
      ['2026-01-02T10:00:00.001Z', 'ppm'],
      ['2026-01-05T10:00:00.000Z', 'ppm'],
      ['2026-01-06T10:00:00.000Z', 'parts per million'],
    ].map(([at = '', unit]) => ({ known_from: new Date(at), unit })),
  )
})

test('the program starts on it, shows what was there, and loads nothing of the collection anew', async () => {
  const old = await pool.query(`select details_whole(details) as details from item where id = 131`)
  await migrate(database.db)
  expect(await loadCollection(database.db, { folder, strict: true })).toEqual({ faults: [], written: 0, withdrawn: 0 })
  const app = await createServer({ database, config: readConfig({}) })
  const { item } = (await app.inject('/api/items/trend/131')).json()
  expect(item.series).toEqual(old.rows[0].details.series)
  await app.close()
})
