/** What operators see of analyses: how many, how long, and what failed. Nothing of what anybody asked. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { countRatings } from './living/rating-store.ts'
import type { AnalysisKind } from '../analysis.ts'
import type { AnalysisState } from '../states.ts'

type Count = { kind: AnalysisKind; state: AnalysisState; today: number; month: number }
type Failure = { id: string; at: Date; kind: AnalysisKind; attempts: number; fault: string }

const mostFailures = 50

export async function countAnalyses(db: QueryExecutorProvider, now: Date) {
  const [counts, times, failures, ratings] = await Promise.all([
    listCounts(db, now),
    findTimes(db, now),
    listFailures(db, now),
    countRatings(db, now),
  ])
  return {
    counts,
    ...times,
    ratings,
    failures: failures.map(({ at, ...failure }) => ({ ...failure, at: at.toISOString() })),
  }
}

/** Of a day, and of 30 days. */
async function listCounts(db: QueryExecutorProvider, now: Date): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select kind, state, count(*) filter (where ordered_at > ${now}::timestamptz - interval '1 day')::int as today, count(*)::int as month
    from analysis where ordered_at > ${now}::timestamptz - interval '30 days' group by kind, state order by kind, state`.execute(
    db,
  )
  return rows
}

/** From the order to the report, of those of 30 days. */
async function findTimes(
  db: QueryExecutorProvider,
  now: Date,
): Promise<{ secondsP50: number | null; secondsP95: number | null }> {
  const { rows } = await sql<{ times: number[] | null }>`
    select percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from finished_at - ordered_at))::float8[] as times
    from analysis where state = 'done' and ordered_at > ${now}::timestamptz - interval '30 days'`.execute(db)
  const [secondsP50 = null, secondsP95 = null] = rows[0]?.times ?? []
  return { secondsP50, secondsP95 }
}

async function listFailures(db: QueryExecutorProvider, now: Date): Promise<Failure[]> {
  const { rows } = await sql<Failure>`
    select id, finished_at as at, kind, begun as attempts, coalesce(fault, 'unknown') as fault from analysis
    where state = 'failed' and ordered_at > ${now}::timestamptz - interval '30 days' order by id desc limit ${mostFailures}`.execute(
    db,
  )
  return rows
}
