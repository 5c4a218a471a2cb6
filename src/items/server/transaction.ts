/** What several statements that belong together are given, and how those of one account come one after the other. */
import { sql, type Transaction } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { plannedOnce } from '#kit/server/connections.ts'
import type { ContentTables } from './tables.ts'

export type Write = Transaction<ContentTables>

/**
 * Whoever says something of the account as an author, and whoever publishes as them, waits until the transaction ends:
 * what is said of them holds until what follows from it is written.
 */
export async function lockAuthor(trx: Write, accountId: string): Promise<void> {
  await sql`select ${lockOf(accountId)}`.execute(trx)
}

const lockOf = (accountId: string) => sql`pg_advisory_xact_lock(hashtextextended(${`account ${accountId}`}, 0))`

/**
 * One after the other for each account, so that what is counted holds until it is written. The account must still be
 * there, and stays until the transaction ends: nothing is left behind for somebody who is being deleted.
 */
export async function lockAccount(trx: Write, accountId: string): Promise<void> {
  // Rows are locked last of all, and as they are by then: an account that went while others had the lock is not found.
  const { rows } = await sql`${sql.raw(plannedOnce)}
    with locked as materialized (select ${lockOf(accountId)})
    select from account, locked where id = ${accountId}::bigint for key share of account`.execute(trx)
  if (rows.length === 0) throw new Refusal('session-ended')
}
