/** Reports that foretold something of an item, what has come of it, and their scores. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Awaits } from '../../living/awaits.ts'
import type { Score } from '../../living/score.ts'

/** As the base has it now; null where it is gone. */
export async function findTold(
  db: QueryExecutorProvider,
  id: string,
): Promise<{ kind: string; details: Record<string, unknown> } | null> {
  const { rows } = await sql<{ kind: string; details: Record<string, unknown> }>`
    select kind, details_whole(details) as details from item where id = ${id}::bigint`.execute(db)
  return rows[0] ?? null
}

export type Awaiting = { id: string; awaits: Awaits; score: Score | null }

/** So many at once: a base may be asked the same thing for years. */
const mostAtOnce = 500

/** Those after `after`, by their ids. */
export async function listAwaiting(db: QueryExecutorProvider, item: string, after: string): Promise<Awaiting[]> {
  const { rows } = await sql<Awaiting>`
    select id, report -> 'awaits' as awaits, score from analysis join analysis_report on analysis_id = id
    where awaits_item = ${item}::bigint and id > ${after}::bigint order by id limit ${mostAtOnce}`.execute(db)
  return rows
}

export async function saveScore(trx: QueryExecutorProvider, id: string, score: Score | null): Promise<void> {
  await sql`update analysis set score = ${score && JSON.stringify(score)}::jsonb where id = ${id}::bigint`.execute(trx)
}

/** Of these items, or of all where none are named: those of which reports foretold something. */
export async function listAwaited(trx: QueryExecutorProvider, ids: readonly string[] | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct awaits_item as id from analysis
    where awaits_item is not null and ${ids ? sql`awaits_item = any(${ids}::bigint[])` : sql`true`}`.execute(trx)
  return rows.map(({ id }) => id)
}
