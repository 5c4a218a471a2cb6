/** What is kept of somebody’s money here, to take away: every movement, every payment, every page that was opened. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { findHolder } from './holders.ts'
import { type Entry, listEntries } from './ledger/entries.ts'

/** A page at a time, as it is sent. */
export async function* ledgerOf(db: QueryExecutorProvider, accountId: string): AsyncGenerator<Entry> {
  const holder = await findHolder(db, accountId)
  if (!holder) return
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { entries, next } = await listEntries(db, holder.id, cursor)
    yield* entries
    cursor = next
  }
}

/** `holder` and `customer` are the names by which Stripe knows the person. */
export async function purchasesOf(db: QueryExecutorProvider, accountId: string): Promise<Record<string, unknown>> {
  const holder = await findHolder(db, accountId)
  if (!holder) return { holder: null, customer: null, payments: [], checkouts: [] }
  const [payments, checkouts] = await Promise.all([
    sql`select product, at, source, intent from payment where holder_id = ${holder.id} order by at`.execute(db),
    sql`select product, at, state, session from checkout where holder_id = ${holder.id} order by at`.execute(db),
  ])
  return { holder: holder.id, customer: holder.customer, payments: payments.rows, checkouts: checkouts.rows }
}
