/**
 * What the work on an analysis writes of it. That only who has the job may write is seen to by the job: these run in
 * its transactions.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { Lost } from '#kit/server/work/task.ts'
import type { AnalysisKind, Progress } from '../../analysis.ts'
import type { Question } from '../../ask/ask.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import type { Report } from '../../report/report.ts'
import type { AnalysisState } from '../../states.ts'
import { readKeptQuestion } from '../rows.ts'

export type Order = {
  id: string
  accountId: string
  kind: AnalysisKind
  question: string
  /** How it was confirmed to be read; null where it is to be read anew. */
  read: Question | null
  trendId: string | null
  /** The analysis that it asks again. */
  rerunOf: string | null
  /** Whether nobody has ordered it: its owner has the one before followed. */
  isRemade: boolean
}

/** Null where there is nothing to do any more. */
export async function saveBegun(db: QueryExecutorProvider, id: string, now: Date): Promise<Order | null> {
  const { rows } = await sql<Omit<Order, 'read'> & { read: unknown }>`
    update analysis set state = 'running', started_at = coalesce(started_at, ${now}), begun = begun + 1
    where id = ${id}::bigint and state in ('queued', 'running')
    returning id, account_id as "accountId", kind, question, read, trend_id as "trendId", rerun_of as "rerunOf", is_remade as "isRemade"`.execute(
    db,
  )
  const [row] = rows
  return row ? { ...row, read: readKeptQuestion(row.read) } : null
}

export async function saveProgress(trx: QueryExecutorProvider, id: string, progress: Progress): Promise<void> {
  const { rows } = await sql`
    update analysis set progress = ${JSON.stringify(progress)}::jsonb where id = ${id}::bigint and state = 'running' returning id`.execute(
    trx,
  )
  if (rows.length === 0) throw new Lost()
}

type End = {
  state: AnalysisState & ('done' | 'empty' | 'failed')
  reason?: string
  fault?: string
  answer?: Report['answer']
  /** Done, and yet nothing is charged for it. */
  isFree?: boolean
}

/** In a transaction with whatever else happens then. */
export async function saveEnd(
  trx: QueryExecutorProvider,
  id: string,
  { state, reason, fault, answer, isFree = false }: End,
  now: Date,
): Promise<void> {
  const shown = answer ? JSON.stringify({ figure: answer.figure, says: answer.says }) : null
  const { rows } = await sql`
    update analysis set state = ${state}, finished_at = ${now}, reason = ${reason ?? null}, fault = ${fault ?? null}, answer = ${shown}::jsonb, is_free = ${isFree}
    where id = ${id}::bigint and state in ('queued', 'running') returning id`.execute(trx)
  if (rows.length === 0) throw new Lost()
}

export async function saveReport(
  trx: QueryExecutorProvider,
  id: string,
  report: Report,
  dossier: Dossier,
): Promise<void> {
  await sql`
    insert into analysis_report (analysis_id, report, dossier)
    values (${id}::bigint, ${JSON.stringify(report)}::jsonb, ${JSON.stringify(dossier)}::jsonb)`.execute(trx)
}
