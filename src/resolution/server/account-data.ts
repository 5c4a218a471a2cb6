/** What this room keeps for an account: what it objected to. What somebody decided of a question is in its versions. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'

/**
 * What no operator has answered goes; of what one has, the answer stays, which everybody reads. In the caller's
 * transaction.
 */
export async function removeObjections(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  await sql`delete from objection where account_id = ${accountId} and answered_at is null`.execute(trx)
  await sql`update objection set account_id = null, reason = null where account_id = ${accountId}`.execute(trx)
}

/** For the file that one takes away, the oldest first. */
export async function listObjections(db: QueryExecutorProvider, accountId: string) {
  return {
    objections: await rowsOf(
      db,
      sql<Record<string, unknown>>`
        select 'prediction/' || item_id as prediction, item_version as "itemVersion", objection.at, objection.reason,
          answered_at as "answeredAt", answer
        from objection join resolution on resolution.id = resolution_id where account_id = ${accountId} order by objection.id`,
    ),
  }
}
