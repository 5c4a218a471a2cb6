/**
 * What the work on an analysis writes. Every statement names the lease it holds: whoever lost theirs, because they were thought dead, or the
 * analysis was deleted, writes nothing. Leases go by the clock of the database, which all processes share.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { AnalysisKind, Progress } from '../../analysis.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import type { Report } from '../../report/report.ts'
import type { AnalysisState } from '../../states.ts'

export type Held = { id: string; lease: string }
export type Claimed = Held & {
  accountId: string
  kind: AnalysisKind
  question: string
  trendId: string | null
  begun: number
  failures: number
}

/** Somebody else works on it by now, or it is gone. */
export class Lost extends Error {
  override name = 'Lost'
}

const until = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`

/** Null where there is nothing to do. Whoever had it before and did not end it counts as a failure. */
export async function claim(db: QueryExecutorProvider, { id, lease }: Held, leaseMs: number, now: Date): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    update analysis set state = 'running', started_at = coalesce(started_at, ${now}), begun = begun + 1,
      failures = failures + (lease is not null)::int, lease = ${lease}::uuid, lease_until = ${until(leaseMs)}
    where id = ${id}::bigint and (state = 'queued' or (state = 'running' and lease_until <= clock_timestamp()))
    returning id, lease, account_id as "accountId", kind, question, trend_id as "trendId", begun, failures`.execute(db)
  return rows[0] ?? null
}

/** False where it is lost. */
export async function renew(db: QueryExecutorProvider, { id, lease }: Held, leaseMs: number): Promise<boolean> {
  const { rows } = await sql`
    update analysis set lease_until = ${until(leaseMs)} where id = ${id}::bigint and lease = ${lease}::uuid returning id`.execute(db)
  return rows.length > 0
}

/** Ends the lease: whoever comes next may begin after `waitMs`. */
export async function giveBack(db: QueryExecutorProvider, { id, lease }: Held, { waitMs, failures }: { waitMs: number; failures: number }) {
  await sql`
    update analysis set lease = null, lease_until = ${until(waitMs)}, failures = ${failures}
    where id = ${id}::bigint and lease = ${lease}::uuid`.execute(db)
}

export async function listParts(db: QueryExecutorProvider, id: string): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ part: string; data: unknown }>`
    select part, data from analysis_part where analysis_id = ${id}::bigint`.execute(db)
  return new Map(rows.map(({ part, data }) => [part, data]))
}

/** Something that the work has made, and how far it is with it. */
export type Part = { part: string; data: unknown; progress: Progress }

/** Whoever fails from here on has come further than those before. */
export async function savePart(db: QueryExecutorProvider, { id, lease }: Held, { part, data, progress }: Part): Promise<void> {
  const { rows } = await sql`
    with held as (
      update analysis set progress = ${JSON.stringify(progress)}::jsonb, failures = 0
      where id = ${id}::bigint and lease = ${lease}::uuid returning id
    )
    insert into analysis_part (analysis_id, part, data) select id, ${part}, ${JSON.stringify(data)}::jsonb from held
    on conflict (analysis_id, part) do update set data = excluded.data
    returning part`.execute(db)
  if (rows.length === 0) throw new Lost()
}

type End = { state: AnalysisState & ('done' | 'empty' | 'failed'); reason?: string; fault?: string; answer?: Report['answer'] }

/** In a transaction with whatever else happens then. What was kept of the work goes. */
export async function saveEnd(trx: QueryExecutorProvider, { id, lease }: Held, { state, reason, fault, answer }: End, now: Date) {
  const shown = answer ? JSON.stringify({ figure: answer.figure, says: answer.says }) : null
  const { rows } = await sql`
    update analysis set state = ${state}, finished_at = ${now}, lease = null, lease_until = null, failures = 0,
      reason = ${reason ?? null}, fault = ${fault ?? null}, answer = ${shown}::jsonb
    where id = ${id}::bigint and lease = ${lease}::uuid returning id`.execute(trx)
  if (rows.length === 0) throw new Lost()
  await sql`delete from analysis_part where analysis_id = ${id}::bigint`.execute(trx)
}

export async function saveReport(trx: QueryExecutorProvider, id: string, report: Report, dossier: Dossier): Promise<void> {
  await sql`
    insert into analysis_report (analysis_id, report, dossier)
    values (${id}::bigint, ${JSON.stringify(report)}::jsonb, ${JSON.stringify(dossier)}::jsonb)`.execute(trx)
}

/** Where nobody works though somebody should: the oldest first. */
export async function listWaiting(db: QueryExecutorProvider, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from analysis
    where state = 'queued' or (state = 'running' and lease_until <= clock_timestamp())
    order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
