/** Whether reports answered their readers, as the database keeps it: one word of each account for each report. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { RatingWord } from '../../living/rating.ts'

type Db = QueryExecutorProvider

export async function findRating(db: Db, id: string, accountId: string): Promise<RatingWord | null> {
  const { rows } = await sql<{ word: RatingWord }>`
    select word from report_rating where analysis_id = ${id}::bigint and account_id = ${accountId}::bigint`.execute(db)
  return rows[0]?.word ?? null
}

export async function saveRating(
  db: Db,
  rated: { id: string; accountId: string; word: RatingWord; now: Date },
): Promise<void> {
  const { id, accountId, word, now } = rated
  await sql`
    insert into report_rating (analysis_id, account_id, word, at) values (${id}::bigint, ${accountId}::bigint, ${word}, ${now})
    on conflict (analysis_id, account_id) do update set word = excluded.word, at = excluded.at`.execute(db)
}

/** Of the reports that were made in 30 days, and of all. */
export async function countRatings(db: Db, now: Date): Promise<{ word: RatingWord; month: number; all: number }[]> {
  const { rows } = await sql<{ word: RatingWord; month: number; all: number }>`
    select word, count(*) filter (where finished_at > ${now}::timestamptz - interval '30 days')::int as month, count(*)::int as all
    from report_rating join analysis on analysis.id = analysis_id group by word order by word desc`.execute(db)
  return rows
}

/** For the file that one takes away: also of reports that somebody shared. */
export async function listRatings(db: Db, accountId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select analysis_id as analysis, word, at from report_rating where account_id = ${accountId}::bigint order by at, analysis_id`.execute(
    db,
  )
  return rows
}

/** In the transaction that deletes the account; what it said of its own reports goes with those. */
export async function removeRatingsOf(trx: Db, accountId: string): Promise<void> {
  await sql`delete from report_rating where account_id = ${accountId}::bigint`.execute(trx)
}
