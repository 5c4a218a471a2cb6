/**
 * Who holds budgets and pays. One for each account, made at first need with the welcome; it outlives the account for
 * the books.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { DatabaseError } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import type { MemberStatus } from '../status.ts'
import { giveWelcome } from './ledger/ledger.ts'
import type { FairQueue } from './webhook/fair-queue.ts'

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
/**
 * Connections that may wait for Stripe. Calls of people queue for theirs; what goes by the clock has its own, and time.
 */
export type Slow = Pick<Db, 'transaction'> & { fairQueue?: FairQueue }

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

/** Whose page it was, also where their customer was deleted at Stripe and they have another by now. */
export async function findHolderOfCheckout(db: QueryExecutorProvider, session: string): Promise<Holder | null> {
  const { rows } = await sql<Holder>`
    select ${columns} from checkout join holder on holder.id = holder_id where session = ${session}`.execute(db)
  return rows[0] ?? null
}

/** With the welcome. In the caller's transaction. */
export async function ensureHolder(trx: QueryExecutorProvider, accountId: string, now: Date): Promise<Holder> {
  const known = await findHolder(trx, accountId)
  if (known) return known
  await sql`insert into holder (account_id, created_at) values (${accountId}::bigint, ${now}) on conflict (account_id) do nothing`
    .execute(trx)
    .catch((error: unknown) => {
      throw error instanceof DatabaseError && error.constraint === 'holder_account_id_fkey'
        ? new Refusal('session-ended')
        : error
    })
  const holder = await findHolder(trx, accountId)
  if (!holder) throw new Error('A holder that was just made is not there.')
  await giveWelcome(trx, holder.id, now)
  return holder
}

/**
 * One after the other: whatever looks at Stripe for a holder and writes what it saw waits here for those before, in
 * every process, until their transaction ends. Only then is Stripe asked, so an older answer never overwrites a newer
 * one.
 */
export async function underLock<T>(
  slow: Slow,
  holderId: string,
  work: (trx: QueryExecutorProvider) => Promise<T>,
): Promise<T> {
  const { fairQueue } = slow
  const locked = () =>
    slow.transaction().execute(async (trx) => {
      await lockHolder(trx, holderId, fairQueue?.patienceMs)
      return work(trx)
    })
  return fairQueue ? fairQueue.take(holderId, locked) : locked()
}

/** Whoever has no patience without end fails in time (`isLockTaken`), and their transaction with them. */
export async function lockHolder(trx: QueryExecutorProvider, holderId: string, patienceMs?: number): Promise<void> {
  if (patienceMs !== undefined) await sql`select set_config('lock_timeout', ${String(patienceMs)}, true)`.execute(trx)
  await sql`select pg_advisory_xact_lock(hashtextextended('money:' || ${holderId}::text, 0))`.execute(trx)
  if (patienceMs !== undefined) await sql`set local lock_timeout to default`.execute(trx)
}

export async function saveCustomer(trx: QueryExecutorProvider, holderId: string, customer: string): Promise<void> {
  await sql`update holder set customer = ${customer} where id = ${holderId}`.execute(trx)
}

/** Why somebody who was a member is none: a month is not paid, or was tried in vain until the membership ended. */
export type Lapse = 'unpaid' | 'ended'
export type Standing = {
  status: MemberStatus
  subscription: string | null
  renewsAt: Date | null
  endsAt: Date | null
  lapse: Lapse | null
}

export async function saveStanding(trx: QueryExecutorProvider, holderId: string, standing: Standing): Promise<void> {
  const { status, subscription, renewsAt, endsAt, lapse } = standing
  await sql`
    update holder set status = ${status}, subscription = ${subscription}, renews_at = ${renewsAt}, ends_at = ${endsAt}, lapse = ${lapse}
    where id = ${holderId}`.execute(trx)
}

export async function findStanding(db: QueryExecutorProvider, holderId: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select status, subscription, renews_at as "renewsAt", ends_at as "endsAt", lapse from holder where id = ${holderId}`.execute(
    db,
  )
  if (!rows[0]) throw new Error('There is no such holder.')
  return rows[0]
}
