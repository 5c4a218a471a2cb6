/**
 * Series as the database keeps them: every state that was ever known of them. The tables and functions are explained in
 * `migrations/0016-series.ts`.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { instantOf } from '#kit/server/instant-text.ts'
import type { KeptPart } from '#items/server/kept-part.ts'

/** The series among the details of an item. */
export const seriesPart: KeptPart = {
  field: 'series',
  save: saveSeries,
  findHistory: findSeriesHistory,
  withhold: withholdSeries,
  listUnlicensed,
  countBytes: countSeriesBytes,
}

/** Of files of the collection: values that a source has brought since then stand. */
export const seriesOfFiles: KeptPart = { ...seriesPart, save: saveSeriesOfFile }

/**
 * Keeps what is said of the series of an item from now on, null where nothing is, and answers with what stands for it
 * in the details.
 */
export async function saveSeries(
  trx: QueryExecutorProvider,
  itemId: string,
  said: unknown,
  at: Date,
): Promise<unknown> {
  const { rows } = await sql<{ kept: unknown }>`
    select series_keep(${itemId}::bigint, ${JSON.stringify(said)}::jsonb, ${at}::timestamptz) as kept`.execute(trx)
  return rows[0]?.kept ?? null
}

async function withholdSeries(trx: QueryExecutorProvider, itemId: string, isWithheld: boolean): Promise<void> {
  await sql`update series set withheld = ${isWithheld} where item_id = ${itemId}::bigint and withheld <> ${isWithheld}`.execute(
    trx,
  )
}

async function listUnlicensed(trx: QueryExecutorProvider, licences: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select item_id as id from series join series_state on series_id = series.id
    where known_to = 'infinity' and about ? 'terms' and name <> all(${[...licences]}::text[])`.execute(trx)
  return rows.map(({ id }) => id)
}

/** In another unit, or at other steps, the file says something else, and what it says counts. */
async function saveSeriesOfFile(trx: QueryExecutorProvider, itemId: string, said: unknown, at: Date): Promise<unknown> {
  if (said === null) return saveSeries(trx, itemId, null, at)
  const { rows } = await sql<{ whole: unknown }>`
    select ${JSON.stringify(said)}::jsonb || case when here ->> 'unit' = told ->> 'unit' and here ->> 'frequency' = told ->> 'frequency'
        then jsonb_build_object('observations', here -> 'observations', 'retrieved', here -> 'retrieved') else '{}' end as whole
    from (
      select series_at(series.id, known_from, null)::jsonb as here, ${JSON.stringify(said)}::jsonb as told
      from series join source_binding using (item_id) join series_state on series_id = series.id and known_to = 'infinity'
      where item_id = ${itemId}::bigint and changed_at is not null
    ) as refreshed`.execute(trx)
  return saveSeries(trx, itemId, rows[0]?.whole ?? said, at)
}

/**
 * The newest observations of an item's series as it was known at a moment, with what it measures; null where nothing
 * was known of it.
 */
export async function findSeriesAt(
  db: QueryExecutorProvider,
  itemId: string,
  moment: Date,
  most: number,
): Promise<unknown> {
  const { rows } = await sql<{ series: unknown }>`
    select series_at(id, ${moment}::timestamptz, ${most}::integer) as series from series where item_id = ${itemId}::bigint and not withheld`.execute(
    db,
  )
  return rows[0]?.series ?? null
}

/** `knownTo` is null of what is known still. */
type Known = { knownFrom: string; knownTo: string | null }
export type SeriesHistory = {
  states: (Known & Record<string, unknown>)[]
  /** A value is null where from then on there was none. */
  observations: (Known & { at: string; value: number | null })[]
}

/** A moment as all files write it; null for the end of what still holds. */
const said = (column: 'known_from' | 'known_to') => instantOf(sql`nullif(${sql.ref(column)}, 'infinity')`)

/** Every state and every observation that was ever known, the oldest knowledge first. */
export async function findSeriesHistory(db: QueryExecutorProvider, itemId: string): Promise<SeriesHistory | null> {
  const { rows } = await sql<SeriesHistory>`
    select (
      select json_agg(jsonb_build_object('knownFrom', ${said('known_from')}, 'knownTo', ${said('known_to')}, 'id', name, 'unit', unit, 'frequency', frequency,
        'kind', kind, 'source', source, 'sourceUrl', source_url, 'licence', licence, 'retrieved', retrieved) || about order by known_from)
      from series_state where series_id = series.id
    ) as states, (
      select json_agg(json_build_object('knownFrom', ${said('known_from')}, 'knownTo', ${said('known_to')}, 'at', period, 'value', value)
        order by known_from, period)
      from observation where series_id = series.id
    ) as observations
    from series where item_id = ${itemId}::bigint and not withheld`.execute(db)
  return rows[0] ?? null
}

/** A value with its period and when it was known, about as the table keeps it: counted without reading any. */
const bytesOfValue = 60

/** Of everything that was ever known of the series of an account's items. */
async function countSeriesBytes(db: QueryExecutorProvider, ownerId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    with own as (select series.id from series join item on item.id = item_id where owner_id = ${ownerId})
    select (select count(*) from observation where series_id in (select id from own))::float8 * ${bytesOfValue}::float8
      + (select coalesce(sum(octet_length(series_state::text)), 0) from series_state where series_id in (select id from own))::float8 as bytes`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}
