/** What is known of how a trend's series came to be what it is, for those who may read its versions. */
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import { sql } from 'kysely'
import type { ContentTables } from '#items/server/tables.ts'
import { createItemStore } from '#items/server/store.ts'
import { Refusal } from '#kit/refusal.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { Observation } from '#series/series.ts'
import { findSeriesAt, findSeriesHistory } from '#series/server/store.ts'
import { revisionBetween, type Vintage, vintagesOf } from '#series/vintages/vintages.ts'
import { type Course, mostRevisions, mostTold, type ShownArrival, type ShownRevision } from '../../course/course.ts'
import { trend } from '../../kind.ts'

export type Stores = { db: Kysely<ContentTables>; pool: Pool }
type Readable = { version: number; at: Date; knownFrom: string | null }
type Asked = { id: string; viewer: Viewer }

/** Versions that name another state of the series than the one before, of those that the reader may read. */
async function listReadable({ pool }: Stores, { id, viewer }: Asked): Promise<Readable[]> {
  const seen = await createItemStore(pool).isSeen({ kind: trend.name, id, viewer })
  if (!seen) throw new Refusal('item-not-found')
  const text = `
    select version, at, "knownFrom" from (
      select told.version, told.at, told.data #>> '{details,series,at}' as "knownFrom",
        lag(told.data #>> '{details,series,at}') over (order by told.version) as before
      from item_version as told join item on item.id = item_id
      where item_id = $1::bigint and (is_public or coalesce(owner_id = $2::text, false))
    ) as read where version = 1 or "knownFrom" is distinct from before order by version`
  return (await pool.query<Readable>(prepared(text, [id, viewer?.id]))).rows
}

export async function findCourse(stores: Stores, asked: Asked): Promise<Course> {
  const readable = await listReadable(stores, asked)
  const history = await findSeriesHistory(stores.db, asked.id)
  // Nothing was ever measured, or its terms forbid to show what was.
  if (!history) return { arrival: null, passings: [], revisions: [], knownFrom: null }
  const all = new Map(vintagesOf(history).map((one) => [one.knownFrom, one]))
  const read = readable.flatMap(({ version, at, knownFrom }) => {
    const vintage = all.get(knownFrom ?? '')
    return vintage ? [{ version, on: at.toISOString(), vintage }] : []
  })
  const [arrival, passings] = await Promise.all([findArrival(stores.db, asked.id), listPassings(stores.db, asked.id)])
  const now = new Map(read.at(-1)?.vintage.observations)
  return {
    arrival: arrival && { ...arrival, now: now.get(arrival.at) ?? null },
    passings,
    revisions: read
      .flatMap((one, i) => (read[i - 1] ? [shownRevision(one, read[i - 1]!.vintage)] : []))
      .slice(-mostRevisions)
      .toReversed(),
    knownFrom: read[0]?.on ?? null,
  }
}

function newest<One>(list: readonly One[]): One[] {
  return list.slice(-mostTold).toReversed()
}

type Read = { version: number; on: string; vintage: Vintage }

function shownRevision({ version, on, vintage }: Read, before: Vintage): ShownRevision {
  const isAnew = vintage.definition !== before.definition
  const { added, revised, gone } = isAnew
    ? { added: [], revised: [], gone: [] }
    : revisionBetween(before.observations, vintage.observations)
  const counts = { added: added.length, revised: revised.length, gone: gone.length }
  return { version, on, isAnew, counts, added: newest(added), revised: newest(revised), gone: newest(gone) }
}

/** The newer of what had been projected and what had been estimated. */
async function findArrival(db: QueryExecutorProvider, id: string): Promise<Omit<ShownArrival, 'now'> | null> {
  const { rows } = await sql<Omit<ShownArrival, 'now'>>`
    select told.* from trend_record, lateral (
      select (arrival || '{"isEstimate": false}') as said, arrived_at as at
      union all select (estimate || '{"isEstimate": true}'), estimated_at
    ) as of, jsonb_to_record(said) as told("from" text, at text, median float8, low80 float8, high80 float8, observed float8, "isEstimate" boolean)
    where item_id = ${id}::bigint and said is not null order by of.at desc, "isEstimate" limit 1`.execute(db)
  return rows[0] ?? null
}

async function listPassings(db: QueryExecutorProvider, id: string): Promise<Course['passings']> {
  const { rows } = await sql<Course['passings'][number]>`
    select threshold, at, towards, is_revision as "isRevision", to_char(known_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "knownFrom"
    from passing where item_id = ${id}::bigint order by known_from, threshold`.execute(db)
  return rows
}

type SeriesThen = {
  version: number
  knownFrom: string
  series: { observations: Observation[] } & Record<string, unknown>
}

/** The series as the newest version said it that was there at a moment, and which that was. */
export async function findSeriesThen(stores: Stores, asked: Asked, moment: Date): Promise<SeriesThen> {
  const then = (await listReadable(stores, asked)).findLast(({ at }) => at <= moment)
  const mostShown = 5000
  const series = then?.knownFrom && (await findSeriesAt(stores.db, asked.id, new Date(then.knownFrom), mostShown))
  if (!then?.knownFrom || !series) throw new Refusal('no-series-then')
  return { version: then.version, knownFrom: then.knownFrom, series: series as SeriesThen['series'] }
}
