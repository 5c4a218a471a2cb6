/** Ratings in the database: one of each person and trend. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { Write } from '#items/server/transaction.ts'
import type { Rating } from '../ratings.ts'

export async function findRating(
  db: QueryExecutorProvider,
  trendId: string,
  accountId: string,
): Promise<Rating | null> {
  const [row] = await rowsOf(
    db,
    sql<Rating>`
      select impact, certainty from rating where trend_id = ${trendId}::bigint and account_id = ${accountId}`,
  )
  return row ?? null
}

type Rated = Rating & { trendId: string; accountId: string; at: Date }

/** Saying the same again changes nothing, and is no news. */
export async function saveRating(trx: Write, { trendId, accountId, impact, certainty, at }: Rated): Promise<void> {
  await sql`
    insert into rating (trend_id, account_id, impact, certainty, at) values (${trendId}, ${accountId}, ${impact}, ${certainty}, ${at})
    on conflict (trend_id, account_id) do update set impact = excluded.impact, certainty = excluded.certainty, at = excluded.at
    where (rating.impact, rating.certainty) <> (excluded.impact, excluded.certainty)`.execute(trx)
}

export async function removeRating(db: QueryExecutorProvider, trendId: string, accountId: string): Promise<void> {
  await sql`delete from rating where trend_id = ${trendId}::bigint and account_id = ${accountId}`.execute(db)
}

/** How many other trends the account has rated. */
export async function countRatings(trx: Write, accountId: string, beside: string): Promise<number> {
  const [row] = await rowsOf(
    trx,
    sql<{ ratings: number }>`
      select count(*)::int as ratings from rating where account_id = ${accountId} and trend_id <> ${beside}::bigint`,
  )
  return row?.ratings ?? 0
}
