/** Who holds budgets and pays. One for each account, made at first need with the welcome; it outlives the account for the books. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { DatabaseError } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import type { MemberStatus } from '../status.ts'
import { giveWelcome } from './ledger.ts'

export type Holder = {
  /** Random: what Stripe knows this person by, beside the customer. */
  id: string
  /** Null once the account is deleted. */
  accountId: string | null
  /** At Stripe; null until somebody first pays. */
  customer: string | null
  status: MemberStatus
}
export type Db = QueryExecutorProvider & {
  transaction(): { execute<T>(work: (trx: QueryExecutorProvider) => Promise<T>): Promise<T> }
}

const columns = sql`holder.id, holder.account_id as "accountId", holder.customer, holder.status`

export async function findHolder(db: QueryExecutorProvider, accountId: string): Promise<Holder | null> {
  const { rows } = await sql<Holder>`select ${columns} from holder where account_id = ${accountId}::bigint`.execute(db)
  return rows[0] ?? null
}

export async function findHolderOfCustomer(db: QueryExecutorProvider, customer: string): Promise<Holder | null> {
  const { rows } = await sql<Holder>`select ${columns} from holder where customer = ${customer}`.execute(db)
  return rows[0] ?? null
}

export async function findHolderOfIntent(db: QueryExecutorProvider, intent: string): Promise<Holder | null> {
  const { rows } = await sql<Holder>`
    select ${columns} from payment join holder on holder.id = holder_id where intent = ${intent}`.execute(db)
  return rows[0] ?? null
}

/** With the welcome. In the caller's transaction. */
export async function ensureHolder(trx: QueryExecutorProvider, accountId: string, now: Date): Promise<Holder> {
  const known = await findHolder(trx, accountId)
  if (known) return known
  await sql`insert into holder (account_id, created_at) values (${accountId}::bigint, ${now}) on conflict (account_id) do nothing`
    .execute(trx)
    .catch((error: unknown) => {
      throw error instanceof DatabaseError && error.constraint === 'holder_account_id_fkey' ? new Refusal('session-ended') : error
    })
  const holder = await findHolder(trx, accountId)
  if (!holder) throw new Error('A holder that was just made is not there.')
  await giveWelcome(trx, holder.id, now)
  return holder
}

/**
 * One after the other: whatever looks at Stripe for a holder and writes what it saw waits here for those before, in every process, until
 * their transaction ends. Only then is Stripe asked, so an older answer never overwrites a newer one.
 */
export async function underLock<T>(db: Db, holderId: string, work: (trx: QueryExecutorProvider) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockHolder(trx, holderId)
    return work(trx)
  })
}

export async function lockHolder(trx: QueryExecutorProvider, holderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('money:' || ${holderId}::text, 0))`.execute(trx)
}

export async function saveCustomer(trx: QueryExecutorProvider, holderId: string, customer: string): Promise<void> {
  await sql`update holder set customer = ${customer} where id = ${holderId}`.execute(trx)
}

export type Standing = { status: MemberStatus; subscription: string | null; renewsAt: Date | null; endsAt: Date | null }

export async function saveStanding(trx: QueryExecutorProvider, holderId: string, standing: Standing): Promise<void> {
  const { status, subscription, renewsAt, endsAt } = standing
  await sql`
    update holder set status = ${status}, subscription = ${subscription}, renews_at = ${renewsAt}, ends_at = ${endsAt}
    where id = ${holderId}`.execute(trx)
}

export async function findStanding(db: QueryExecutorProvider, holderId: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select status, subscription, renews_at as "renewsAt", ends_at as "endsAt" from holder where id = ${holderId}`.execute(db)
  if (!rows[0]) throw new Error('There is no such holder.')
  return rows[0]
}
