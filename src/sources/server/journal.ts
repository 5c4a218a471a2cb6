/** What is written down of each look, and of the changes that wait for an operator. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { FaultCode } from '../faults.ts'
import type { Reason, Said } from '../holding/why-hold.ts'
import { ofValues } from './parsing/parse.ts'
import type { Mark } from '#series/marks.ts'
import type { Observation, Series } from '#series/series.ts'

export type Outcome = 'same' | 'new' | 'revised' | 'held' | 'failed'
export type Look = {
  itemId: string
  /** Of a look at a question elsewhere. */
  platform?: string
  at: Date
  ms: number
  outcome: Outcome
  url: string | null
  status: number | null
  bytes: number
  /** How many requests were made. */
  pages: number
  digest: string | null
  code: FaultCode | null
  sentence: string
  version: number | null
  licence: string | null
  /** Who asked for it; null where its time had come. */
  by: string | null
}

export async function saveLook(db: QueryExecutorProvider, one: Look): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into refresh (item_id, platform, at, ms, outcome, url, status, bytes, pages, digest, code, sentence, version, licence, by)
    values (${one.itemId}::bigint, ${one.platform ?? null}, ${one.at}, ${one.ms}, ${one.outcome}, ${one.url}, ${one.status}, ${one.bytes}, ${one.pages}, ${one.digest},
      ${one.code}, ${one.sentence}, ${one.version}, ${one.licence}, ${one.by}) returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** Whether these values were taken from the source in the days before: then they are not its newest. */
export async function wasSeen(
  db: QueryExecutorProvider,
  { itemId, digest, since }: { itemId: string; digest: string; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from refresh where item_id = ${itemId}::bigint and digest = ${digest} and at >= ${since} and outcome <> 'failed' limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** What an operator decides on: all that taking it needs. */
export type Proposed = {
  observations: Observation[]
  /** Null where the source says nothing of single values. */
  marks: Mark[] | null
  frequency: Series['frequency']
  said: Said
  source: Pick<Series, 'source' | 'sourceUrl' | 'licence'>
  ownBefore: string | null
  expectedBy: string | null
}
export type NewHold = {
  refreshId: string
  itemId: string
  at: Date
  proposed: Proposed
  reasons: readonly Reason[]
  digest: string
}

/** One that waits already is overtaken by it. */
export async function saveHold(db: QueryExecutorProvider, one: NewHold): Promise<void> {
  await overtakeHold(db, one.itemId, one.at)
  await sql`
    insert into hold (refresh_id, item_id, at, proposed, reasons, digest)
    values (${one.refreshId}::bigint, ${one.itemId}::bigint, ${one.at}, ${JSON.stringify(one.proposed)}, ${JSON.stringify(one.reasons)}, ${one.digest})`.execute(
    db,
  )
}

/** Whether just this waits for an operator already. */
export async function waitsFor(db: QueryExecutorProvider, itemId: string, digest: string): Promise<boolean> {
  const { rows } = await sql`
    select from hold where item_id = ${itemId}::bigint and split_part(digest, '.', 1) = ${ofValues(digest)} and decision is null`.execute(
    db,
  )
  return rows.length > 0
}

/** The source says something else by now. */
export async function overtakeHold(db: QueryExecutorProvider, itemId: string, at: Date): Promise<void> {
  await sql`update hold set decision = 'overtaken', decided_at = ${at} where item_id = ${itemId}::bigint and decision is null`.execute(
    db,
  )
}

const keptDays = 400

export async function removeOldLooks(db: QueryExecutorProvider, now: Date): Promise<void> {
  await sql`
    delete from refresh where at < ${now}::timestamptz - make_interval(days => ${keptDays})
      and not exists (select from hold where refresh_id = refresh.id and decision is null)`.execute(db)
}
