/** What this room keeps for an account: its notices. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'

/** In the caller's transaction. */
export async function removeNotices(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  await sql`delete from notice where account_id = ${accountId}`.execute(trx)
}

/** For the file that one takes away: which there are, the oldest first. What they tell of is told where it is kept. */
export function listNoticesOf(db: QueryExecutorProvider, accountId: string) {
  return rowsOf(
    db,
    sql<Record<string, unknown>>`
      select item_id::text as item, what, day::text as day, at, seen_at as "seenAt", mailed_at as "mailedAt" from notice
      where account_id = ${accountId} order by at, seq`,
  )
}
