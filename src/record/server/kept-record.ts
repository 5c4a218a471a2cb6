/** The record as it was last summed up, in one row: pages read that, and never what it was summed up of. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { idOf } from '#kit/events/event.ts'
import { prepared } from '#kit/server/prepared.ts'
import { itemsIn, withListedOnly } from '../listed-in-record.ts'
import { trackRecord, type TrackRecord } from '../record.ts'

/**
 * Null before the first time, and where an earlier release kept what this one does not understand. What is no longer
 * listed, or is withheld by now, is not named in it, nor as next to resolve what was to before `today`.
 */
export async function findKeptRecord(pool: Pool, today: string): Promise<TrackRecord | null> {
  const { rows } = await pool.query<{ record: unknown }>(prepared('select record from record_kept'))
  const { data: record } = trackRecord.safeParse(rows[0]?.record)
  if (!record) return null
  const { rows: listed } = await pool.query<{ ref: string }>(
    prepared(
      `select kind || '/' || id as ref from item where id = any($1::bigint[]) and is_listed
         and (kind <> 'trend' or exists (select from trend_record where item_id = id))`,
      [itemsIn(record).map(idOf)],
    ),
  )
  const refs = new Set(listed.map(({ ref }) => ref))
  const { forecasts, ...rest } = withListedOnly(record, (item) => refs.has(item))
  return { ...rest, forecasts: { ...forecasts, next: forecasts.next.filter(({ resolves }) => resolves >= today) } }
}

/** In milliseconds since it was summed up last, by the clock of the database; null before the first time. */
export async function findAgeMs(db: QueryExecutorProvider): Promise<number | null> {
  const { rows } = await sql<{ ageMs: number }>`
    select extract(epoch from clock_timestamp() - made_at)::float8 * 1000 as "ageMs" from record_kept`.execute(db)
  return rows[0]?.ageMs ?? null
}

export async function saveRecord<Tables>(db: Kysely<Tables>, record: TrackRecord): Promise<void> {
  await sql`
    insert into record_kept (made_at, record) values (clock_timestamp(), ${JSON.stringify(record)}::jsonb)
    on conflict (one) do update set made_at = excluded.made_at, record = excluded.record`.execute(db)
}
