/**
 * Finds what webhooks have missed: the events of the last minutes, and every night all that money did in 40 days. Says
 * what does not add up.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { listUnsettled } from '../checkout-store.ts'
import { readReturned, saveReturned } from './payment.ts'
import { readSession, type Write } from './session.ts'
import { readSubscriptions } from './subscription.ts'
import { eventTypes, noticeOf, subjectOf } from '../webhook/events.ts'
import { type Holder, underLock } from '../holders.ts'
import { countLate, saveNotice } from '../webhook/inbox.ts'
import { expireEnded } from '../ledger/ledger.ts'
import type { LockedMoney, Money } from '../money.ts'
import { findPaid, listPayments } from '../payment-store.ts'
import { accountGone } from '../stripe/what-was-paid.ts'

const daySeconds = 86_400
/** Where nothing was read yet: as long as Stripe itself would try. */
const firstLookSeconds = 3 * daySeconds
/** Events may show up in the list a little later than others of the same time. */
const overlapSeconds = 600
const lookBackDays = 40

/** Puts into the inbox what Stripe says has happened since the last look. Answers how many events were seen. */
export async function readEvents({ db, stripe, now }: Money): Promise<number> {
  const known = await findNote<{ created: number }>(db, 'events')
  const since = known ? known.created - overlapSeconds : Math.floor(now().getTime() / 1000) - firstLookSeconds
  let seen = 0
  let latest = known?.created ?? since
  for await (const event of stripe.events.list({ created: { gte: since }, types: eventTypes, limit: 100 })) {
    const notice = noticeOf(event)
    if (!notice || !subjectOf(notice.type)) continue
    await saveNotice(db, notice)
    latest = Math.max(latest, event.created)
    seen++
  }
  // Only now: had it ended halfway, the next look would begin where this one did.
  await saveNote(db, 'events', { created: latest }, now())
  return seen
}

/** Looks at everybody for whom money moved lately. One that fails keeps nobody else from it. */
export async function reconcileAll(money: Money): Promise<{ holders: number; failed: number }> {
  const { db, slow, log, now } = money
  const since = new Date(now().getTime() - lookBackDays * daySeconds * 1000)
  const holders = await listActive(db, since)
  let failed = 0
  for (const holder of holders) {
    await underLock(slow, holder.id, (trx) => reconcileHolder({ ...money, trx }, holder, since)).catch(
      (error: unknown) => {
        failed++
        log.error({ err: error, holder: holder.id }, 'a holder could not be reconciled')
      },
    )
  }
  await expireEnded(db, now())
  await saveNote(db, 'night', { holders: holders.length, failed, drift: await countDrift(db) }, now())
  return { holders: holders.length, failed }
}

/**
 * All is read before anything is written. What stands in our own list of pages may be in the name of a customer who is
 * no more.
 */
async function reconcileHolder(money: LockedMoney, holder: Holder, since: Date): Promise<void> {
  const { trx, stripe, now } = money
  const { customer } = holder
  if (!customer) return
  const ids = new Set(await listUnsettled(trx, holder.id, now()))
  const created = { gte: Math.floor(since.getTime() / 1000) }
  for await (const session of stripe.checkout.sessions.list({ customer, created, limit: 100 })) {
    if (session.status !== 'open' && !(await findPaid(trx, `cs:${session.id}`))) ids.add(session.id)
  }
  const writes: Write[] = []
  for (const id of ids) writes.push(await readSession(money, holder, id))
  writes.push((await readSubscriptions(money, holder)).write)
  for (const payment of await listPayments(trx, holder.id, since)) {
    const returned = await readReturned(money, payment.intent)
    writes.push(() => saveReturned(money, holder, payment, returned))
  }
  for (const write of writes) await write()
}

async function listActive(db: QueryExecutorProvider, since: Date): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select id, account_id as "accountId", customer, status from holder
    where customer is not null and (status <> 'guest' or subscription is not null or created_at >= ${since}
      or exists (select from checkout where holder_id = holder.id and at >= ${since})
      or exists (select from payment where holder_id = holder.id and at >= ${since}))
    order by id`.execute(db)
  return rows
}

/**
 * Wallets that are not the sum of their ledger, or whose lots do not hold what is left, or whose debts are not what is
 * owed.
 */
export async function countDrift(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wallet
    where balance <> (select coalesce(sum(delta), 0) from ledger where (ledger.holder_id, ledger.budget) = (wallet.holder_id, wallet.budget))
      or greatest(balance, 0) <> (select coalesce(sum(remaining), 0) from lot where (lot.holder_id, lot.budget) = (wallet.holder_id, wallet.budget))
      or greatest(-balance, 0) <> (select coalesce(sum(units), 0) from taken
        where lot_id is null and (taken.holder_id, taken.budget) = (wallet.holder_id, wallet.budget))`.execute(db)
  return rows[0]?.count ?? 0
}

/** What somebody must look at, in a sentence each. Cheap enough to be asked every second. */
export async function findAlarms({ db }: { db: QueryExecutorProvider }): Promise<string[]> {
  const [late, faults, night] = await Promise.all([
    countLate(db),
    countFaults(db),
    findNote<{ failed: number; drift: number }>(db, 'night'),
  ])
  return [
    ...(late.waiting
      ? [`Events of the payment service that have waited for more than ten minutes: ${late.waiting}.`]
      : []),
    ...(late.givenUp ? [`Events of the payment service that were given up: ${late.givenUp}.`] : []),
    ...(faults.toGrant ? [`Paid checkouts that were not granted: ${faults.toGrant}.`] : []),
    ...(faults.toRefund ? [`Payments whose account was deleted, refund them: ${faults.toRefund}.`] : []),
    ...(night?.drift ? [`Wallets that differ from their ledger: ${night.drift}.`] : []),
    ...(night?.failed ? [`Holders that could not be reconciled last night: ${night.failed}.`] : []),
  ]
}

async function countFaults(db: QueryExecutorProvider): Promise<{ toGrant: number; toRefund: number }> {
  const { rows } = await sql<{ toGrant: number; toRefund: number }>`
    select count(*) filter (where fault <> ${accountGone})::int as "toGrant", count(*) filter (where fault = ${accountGone})::int as "toRefund"
    from checkout where fault is not null`.execute(db)
  return rows[0] ?? { toGrant: 0, toRefund: 0 }
}

export async function findNote<Value>(db: QueryExecutorProvider, name: string): Promise<Value | null> {
  const { rows } = await sql<{ value: Value }>`select value from reconciliation where name = ${name}`.execute(db)
  return rows[0]?.value ?? null
}

export async function saveNote(db: QueryExecutorProvider, name: string, value: object, now: Date): Promise<void> {
  await sql`
    insert into reconciliation (name, value, at) values (${name}, ${JSON.stringify(value)}::jsonb, ${now})
    on conflict (name) do update set value = excluded.value, at = excluded.at`.execute(db)
}
