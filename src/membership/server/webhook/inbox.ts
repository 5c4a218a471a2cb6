/** What may have changed at Stripe and was not looked at yet. It survives whatever happens to this process. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Notice } from './events.ts'

const longestWaitSeconds = 3600
const postponedSeconds = 5
/** Stripe itself remembers events for 30 days. */
const keptDays = 40

/** However often it is told. */
export async function saveNotice(db: QueryExecutorProvider, { event, type, object, customer, intent }: Notice, now: Date): Promise<void> {
  await sql`
    insert into webhook_inbox (event, type, object, customer, intent, received_at, next_at)
    values (${event}, ${type}, ${object}, ${customer}, ${intent}, ${now}, ${now}) on conflict (event) do nothing`.execute(db)
}

/** One that is due, kept from other workers until the caller's transaction ends. */
export async function claimNotice(trx: QueryExecutorProvider, now: Date): Promise<Notice | null> {
  const { rows } = await sql<Notice>`
    select event, type, object, customer, intent from webhook_inbox
    where processed_at is null and next_at <= ${now} order by next_at, event limit 1 for update skip locked`.execute(trx)
  return rows[0] ?? null
}

/** In the transaction that also holds its effect: both happen, or neither. */
export async function saveProcessed(trx: QueryExecutorProvider, event: string, now: Date): Promise<void> {
  await sql`update webhook_inbox set processed_at = ${now}, error = null where event = ${event}`.execute(trx)
}

/** It is tried again: after 2, 4, 8 seconds and so on, at the latest an hour later. */
export async function saveFailure(db: QueryExecutorProvider, event: string, error: string, now: Date): Promise<void> {
  await sql`
    update webhook_inbox set attempts = attempts + 1, error = ${error.slice(0, 500)},
      next_at = ${now}::timestamptz + make_interval(secs => least(power(2, least(attempts, 20) + 1), ${longestWaitSeconds}))
    where event = ${event} and processed_at is null`.execute(db)
}

/** Nothing has failed: somebody else was at work for the same holder, and others need not wait for that. */
export async function savePostponed(db: QueryExecutorProvider, event: string, now: Date): Promise<void> {
  await sql`
    update webhook_inbox set next_at = ${now}::timestamptz + make_interval(secs => ${postponedSeconds})
    where event = ${event} and processed_at is null`.execute(db)
}

/** How many have waited since before `time`. */
export async function countWaiting(db: QueryExecutorProvider, time: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_inbox where processed_at is null and received_at < ${time}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function removeOldNotices(db: QueryExecutorProvider, now: Date): Promise<void> {
  await sql`delete from webhook_inbox where processed_at < ${now}::timestamptz - make_interval(days => ${keptDays})`.execute(db)
}
