/** What was paid, under which name Stripe keeps the payment, and whether there still is somebody for whom it was. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Payment } from './checkout-store.ts'

/** Stripe may name the payment of an invoice later than it calls it paid: a name that was missing is filled in. */
export async function savePayment(
  db: QueryExecutorProvider,
  holderId: string,
  { source, intent, product, at }: { source: string; intent: string | null; product: string; at: Date },
): Promise<void> {
  await sql`
    insert into payment (source, holder_id, intent, product, at) values (${source}, ${holderId}, ${intent}, ${product}, ${at})
    on conflict (source) do update set intent = excluded.intent where payment.intent is null`.execute(db)
}

/** Null where it was never granted. */
export async function findPaid(db: QueryExecutorProvider, source: string): Promise<{ intent: string | null } | null> {
  const { rows } = await sql<{ intent: string | null }>`select intent from payment where source = ${source}`.execute(db)
  return rows[0] ?? null
}

export async function listPayments(db: QueryExecutorProvider, holderId: string, since: Date): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select source, intent from payment where holder_id = ${holderId} and intent is not null and at >= ${since} order by at`.execute(
    db,
  )
  return rows
}

/** Their account is deleted. Asked anew each time: it may have happened since the holder was looked up. */
export async function hasLeft(db: QueryExecutorProvider, holderId: string): Promise<boolean> {
  const { rows } = await sql`select from holder where id = ${holderId} and account_id is null`.execute(db)
  return rows.length > 0
}
