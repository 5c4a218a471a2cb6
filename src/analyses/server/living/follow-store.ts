/** Which reports are followed, as the database keeps it. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { AnalysisKind, Progress } from '../../analysis.ts'
import type { MeasureName } from '../../living/measures.ts'
import type { Score } from '../../living/score.ts'

type Db = QueryExecutorProvider

async function rowsOf<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows
}

export type Followed = {
  id: string
  analysisId: string
  accountId: string
  measure: MeasureName
  amount: number
  items: string[]
  since: Date
  madeAt: Date | null
  kind: AnalysisKind
  question: string
  read: unknown
  trendId: string | null
  score: Score | null
  /** What its report was made of, perhaps by a program of another day. */
  dossier: unknown
}

/** With what its report was made of; null where nobody follows it any more. */
export async function findFollowed(db: Db, id: string): Promise<Followed | null> {
  const query = sql<Followed>`
    select followed.id, followed.analysis_id as "analysisId", account_id as "accountId", measure, amount, items, since, made_at as "madeAt",
      kind, question, read, trend_id as "trendId", score, dossier
    from followed join analysis on analysis.id = followed.analysis_id join analysis_report using (analysis_id)
    where followed.id = ${id}::bigint`
  return (await rowsOf(db, query))[0] ?? null
}

/** Of other reports than this one, begun after `since`. */
export async function countFollowed(
  db: Db,
  accountId: string,
  { other, since }: { other: string; since: Date },
): Promise<number> {
  const query = sql<{ count: number }>`
    select count(*)::int as count from followed join analysis on analysis.id = analysis_id
    where account_id = ${accountId}::bigint and analysis_id <> ${other}::bigint and since > ${since}`
  return (await rowsOf(db, query))[0]?.count ?? 0
}

type Following = { measure: MeasureName; amount: number; items: readonly string[]; now: Date }

/** Again: by another amount, from now on. */
export async function saveFollowed(trx: Db, analysisId: string, following: Following): Promise<string> {
  const { measure, amount, items, now } = following
  const query = sql<{ id: string }>`
    insert into followed (analysis_id, measure, amount, items, since)
    values (${analysisId}::bigint, ${measure}, ${amount}, ${[...items]}::bigint[], ${now})
    on conflict (analysis_id) do update set measure = excluded.measure, amount = excluded.amount, items = excluded.items, since = excluded.since
    returning id`
  const [row] = await rowsOf(trx, query)
  if (!row) throw new Error('What was just written is not there.')
  return row.id
}

export async function removeFollowed(trx: Db, analysisId: string): Promise<void> {
  await sql`delete from followed where analysis_id = ${analysisId}::bigint`.execute(trx)
}

/** Nobody else writes it until the transaction ends. False where it is followed no longer, or by now from another report. */
export async function holdFollowed(trx: Db, { id, analysisId }: Pick<Followed, 'id' | 'analysisId'>): Promise<boolean> {
  const query = sql`select from followed where id = ${id}::bigint and analysis_id = ${analysisId}::bigint for update`
  return (await rowsOf(trx, query)).length > 0
}

/** Whether it is being made again already. */
export async function isBeingRemade(db: Db, analysisId: string): Promise<boolean> {
  const query = sql`
    select from analysis where rerun_of = ${analysisId}::bigint and is_remade and state in ('queued', 'running') limit 1`
  return (await rowsOf(db, query)).length > 0
}

/** What nobody has ordered, and nobody pays for. Answers with its id. */
export async function saveRemade(
  trx: Db,
  { analysisId, accountId, kind, question, read, trendId }: Followed,
  { progress, now }: { progress: Progress; now: Date },
): Promise<string> {
  const query = sql<{ id: string }>`
    insert into analysis (account_id, order_id, kind, question, read, trend_id, rerun_of, progress, ordered_at, is_remade, is_free)
    values (${accountId}::bigint, gen_random_uuid(), ${kind}, ${question}, ${read === null ? null : JSON.stringify(read)}::jsonb,
      ${trendId}::bigint, ${analysisId}::bigint, ${JSON.stringify(progress)}::jsonb, ${now}, true, true)
    returning id`
  const [row] = await rowsOf(trx, query)
  if (!row) throw new Error('An analysis that was just written is not there.')
  return row.id
}

/** From the report that was asked again on to the new one, whoever asked; answers with its id where it is followed. */
export async function passOn(
  trx: Db,
  { from, to, items, madeAt }: { from: string; to: string; items: readonly string[]; madeAt: Date | null },
): Promise<string | null> {
  const query = sql<{ id: string }>`
    update followed set analysis_id = ${to}::bigint, items = ${[...items]}::bigint[], made_at = coalesce(${madeAt}, made_at)
    where analysis_id = ${from}::bigint returning id`
  return (await rowsOf(trx, query))[0]?.id ?? null
}

/** That one that was to be made again came to nothing: it is not tried again at once. */
export async function saveTried(trx: Db, remade: string, now: Date): Promise<void> {
  await sql`
    update followed set made_at = ${now} from analysis
    where analysis.id = ${remade}::bigint and is_remade and followed.analysis_id = rerun_of`.execute(trx)
}

/** Whose answer may move by these items; all where none are named. */
export function listFollowing(
  trx: Db,
  ids: readonly string[] | null,
  since: Date,
): Promise<{ id: string; accountId: string }[]> {
  return rowsOf(
    trx,
    sql<{ id: string; accountId: string }>`
      select followed.id, account_id as "accountId" from followed join analysis on analysis.id = analysis_id
      where since > ${since} and ${ids ? sql`items && ${[...ids]}::bigint[]` : sql`true`} order by followed.id`,
  )
}
