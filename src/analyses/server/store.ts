/**
 * Analyses as the database keeps them for those who ordered them, read a report or look after the whole. The work
 * itself writes by `work-store.ts`.
 */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { cancel } from '#kit/server/work/enqueue.ts'
import type { AnalysisKind, Progress } from '../analysis.ts'
import type { Question } from '../ask/ask.ts'
import { reportTask } from './making/report-task.ts'
import { analysisColumns, type AnalysisRow } from './rows.ts'

type Db = QueryExecutorProvider

async function rowsOf<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows
}

/** What is not one's own is not there. */
export async function findAnalysis(db: Db, accountId: string, id: string): Promise<AnalysisRow | null> {
  const query = sql<AnalysisRow>`select ${analysisColumns} from analysis where id = ${id}::bigint and account_id = ${accountId}::bigint`
  return (await rowsOf(db, query))[0] ?? null
}

export async function findByOrder(db: Db, accountId: string, orderId: string): Promise<AnalysisRow | null> {
  const query = sql<AnalysisRow>`
    select ${analysisColumns} from analysis where account_id = ${accountId}::bigint and order_id = ${orderId}::uuid`
  return (await rowsOf(db, query))[0] ?? null
}

export async function countUnderWay(db: Db, accountId: string): Promise<number> {
  const query = sql<{ count: number }>`
    select count(*)::int as count from analysis where account_id = ${accountId}::bigint and state in ('queued', 'running')`
  return (await rowsOf(db, query))[0]?.count ?? 0
}

/** `read`: how the question was confirmed to be read; null where that is left to us. */
export type Wish = {
  kind: AnalysisKind
  question: string
  read: Question | null
  trendId: string | null
  rerunOf: string | null
}

export async function saveOrder(
  trx: Db,
  {
    accountId,
    orderId,
    wish,
    progress,
    now,
  }: { accountId: string; orderId: string; wish: Wish; progress: Progress; now: Date },
): Promise<AnalysisRow> {
  const { kind, question, read, trendId, rerunOf } = wish
  const query = sql<AnalysisRow>`
    insert into analysis (account_id, order_id, kind, question, read, trend_id, rerun_of, progress, ordered_at)
    values (${accountId}::bigint, ${orderId}::uuid, ${kind}, ${question}, ${read && JSON.stringify(read)}::jsonb, ${trendId}::bigint,
      ${rerunOf}::bigint, ${JSON.stringify(progress)}::jsonb, ${now})
    returning ${analysisColumns}`
  const [row] = await rowsOf(trx, query)
  if (!row) throw new Error('An analysis that was just written is not there.')
  return row
}

/** Null where its work has begun, or it is not there. */
export async function saveCancelled(trx: Db, accountId: string, id: string, now: Date): Promise<AnalysisRow | null> {
  const query = sql<AnalysisRow>`
    update analysis set state = 'cancelled', finished_at = ${now}
    where id = ${id}::bigint and account_id = ${accountId}::bigint and state = 'queued'
    returning ${analysisColumns}`
  return (await rowsOf(trx, query))[0] ?? null
}

/** False where it is not there. */
export async function removeAnalysis(trx: Db, accountId: string, id: string): Promise<boolean> {
  const query = sql`delete from analysis where id = ${id}::bigint and account_id = ${accountId}::bigint returning id`
  return (await rowsOf(trx, query)).length > 0
}

/**
 * Everything of an account, in the transaction that deletes it. Work that is under way finds its job gone, and stops.
 */
export async function removeAnalysesOf(trx: Db, accountId: string): Promise<void> {
  const under = sql<{
    id: string
  }>`select id from analysis where account_id = ${accountId}::bigint and state in ('queued', 'running')`
  const ids = (await rowsOf(trx, under)).map(({ id }) => id)
  await cancel(trx, reportTask, ids)
  await sql`delete from analysis where account_id = ${accountId}::bigint`.execute(trx)
}

/** The newest first, those after `before`. */
export function listAnalyses(
  db: Db,
  accountId: string,
  { before, most }: { before: string | null; most: number },
): Promise<AnalysisRow[]> {
  return rowsOf(
    db,
    sql<AnalysisRow>`
      select ${analysisColumns} from analysis
      where account_id = ${accountId}::bigint and (${before}::bigint is null or analysis.id < ${before}::bigint)
      order by analysis.id desc limit ${most}`,
  )
}
