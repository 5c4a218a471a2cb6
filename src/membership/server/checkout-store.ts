/** The payment pages that people were sent to, and what became of them; and what was paid. */
import { type QueryExecutorProvider, sql } from 'kysely'

export type CheckoutState = 'open' | 'pending' | 'complete' | 'failed' | 'expired'
export type Checkout = { session: string; product: string; origin: string; url: string; expiresAt: Date }

/** A bank may take this long to say whether it pays. */
const longestPendingDays = 14

export async function saveCheckout(
  db: QueryExecutorProvider,
  holderId: string,
  checkout: Checkout,
  now: Date,
): Promise<void> {
  const { session, product, origin, url, expiresAt } = checkout
  await sql`
    insert into checkout (session, holder_id, product, origin, url, expires_at, at)
    values (${session}, ${holderId}, ${product}, ${origin}, ${url}, ${expiresAt}, ${now})`.execute(db)
}

/** Those of this holder that may have been paid since somebody last looked. */
export async function listUnsettled(db: QueryExecutorProvider, holderId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ session: string }>`
    select session from checkout
    where holder_id = ${holderId} and state in ('open', 'pending')
      and (state = 'open' or at > ${now}::timestamptz - make_interval(days => ${longestPendingDays}))
    order by at`.execute(db)
  return rows.map(({ session }) => session)
}

export async function findOpenCheckout(
  db: QueryExecutorProvider,
  holderId: string,
  product: string,
): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`
    select session, product, origin, url, expires_at as "expiresAt" from checkout
    where holder_id = ${holderId} and product = ${product} and state = 'open'`.execute(db)
  return rows[0] ?? null
}

export async function saveCheckoutState(
  db: QueryExecutorProvider,
  session: string,
  state: CheckoutState,
): Promise<void> {
  await sql`update checkout set state = ${state}, fault = null where session = ${session}`.execute(db)
}

/** Nobody is sent to any page of this holder again. */
export async function expireCheckouts(db: QueryExecutorProvider, holderId: string): Promise<void> {
  await sql`update checkout set state = 'expired' where holder_id = ${holderId} and state = 'open'`.execute(db)
}

/** Paid and not granted: kept until somebody has settled it, also where the page was not one of ours. */
export async function saveFault(
  db: QueryExecutorProvider,
  holderId: string,
  { session, product, fault }: { session: string; product: string; fault: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into checkout (session, holder_id, product, origin, url, state, fault, expires_at, at)
    values (${session}, ${holderId}, ${product}, '', '', 'complete', ${fault}, ${now}, ${now})
    on conflict (session) do update set state = 'complete', fault = excluded.fault`.execute(db)
}

export type Payment = { source: string; intent: string }

export async function findPayment(db: QueryExecutorProvider, intent: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select source, intent from payment where intent = ${intent}`.execute(db)
  return rows[0] ?? null
}
