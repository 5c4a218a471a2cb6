/**
 * What one's own page shows: standing and budgets, what is owed, what a bank has yet to pay, what was paid for so far,
 * why a membership rests.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Purchase, Units } from '../words.ts'
import { findBudgets, listEndings } from './ledger/budgets.ts'
import { findStanding, type Lapse as Why } from './holders.ts'

type BankPayment = { product: string; state: 'pending' | 'failed'; at: Date }
type Bought = Record<Purchase, { times: number; takenBack: 'refund' | 'dispute' | null }>

type Lapse = { is: Why; at: Date | null }

/** A bank has answered by then, and what it said is no news any more. */
const longestDays = 14
/** Who was a member longer ago needs no reminder. */
const longestLapsedDays = 40

/** As it is answered. */
export async function findOwnView(db: QueryExecutorProvider, holderId: string, now: Date) {
  const [standing, budgets, endings, owed, payments, bought, lapse] = await Promise.all([
    findStanding(db, holderId),
    findBudgets(db, holderId, now),
    listEndings(db, holderId, now),
    findOwed(db, holderId),
    listBankPayments(db, holderId, now),
    findBought(db, holderId),
    findLapse(db, holderId, now),
  ])
  const { status, renewsAt, endsAt } = standing
  return {
    status,
    renewsAt: renewsAt?.toISOString() ?? null,
    endsAt: status === 'guest' ? null : (endsAt?.toISOString() ?? null),
    budgets,
    owed,
    payments: payments.map(({ at, ...payment }) => ({ ...payment, at: at.toISOString() })),
    bought,
    lapse: lapse && { ...lapse, at: lapse.at?.toISOString() ?? null },
    expiring: endings.map(({ at, ...ending }) => ({ ...ending, at: at.toISOString() })),
  }
}

/** What was used before its payment went back. */
async function findOwed(db: QueryExecutorProvider, holderId: string): Promise<Units> {
  const { rows } = await sql<{ budget: keyof Units; owed: number }>`
    select budget, -balance as owed from wallet where holder_id = ${holderId} and balance < 0`.execute(db)
  return { analysis: 0, trend: 0, ...Object.fromEntries(rows.map(({ budget, owed }) => [budget, owed])) }
}

/**
 * Those that a bank has not answered yet, and those that it refused, until another try of the same product has got
 * further.
 */
async function listBankPayments(db: QueryExecutorProvider, holderId: string, now: Date): Promise<BankPayment[]> {
  const { rows } = await sql<BankPayment>`
    select product, state, at from checkout as own
    where holder_id = ${holderId} and state in ('pending', 'failed') and at > ${now}::timestamptz - make_interval(days => ${longestDays})
      and (state = 'pending' or not exists (
        select from checkout as later
        where later.holder_id = own.holder_id and later.product = own.product and later.at > own.at and later.state in ('pending', 'complete')))
    order by at desc, session`.execute(db)
  return rows
}

/** How often each was paid and granted, and whether the latest was taken back since. */
async function findBought(db: QueryExecutorProvider, holderId: string): Promise<Bought> {
  const { rows } = await sql<{ of: Purchase; times: number; takenBack: 'refund' | 'dispute' | null }>`
    select latest.of, latest.times,
      (select case when kind = 'clawback' then cause end from ledger
        where ledger.holder_id = ${holderId} and starts_with(ledger.key, 'claw:' || latest.intent || ':')
        order by ledger.id desc limit 1) as "takenBack"
    from (
      select case when starts_with(source, 'in:') then 'membership' else 'pack' end as of,
        count(*)::int as times, (array_agg(intent order by at desc, source))[1] as intent
      from payment where holder_id = ${holderId} group by 1
    ) as latest`.execute(db)
  const { pack, membership } = Object.fromEntries(rows.map(({ of, ...bought }) => [of, bought]))
  const none = { times: 0, takenBack: null }
  return { pack: pack ?? none, membership: membership ?? none }
}

/**
 * Why somebody who was a member is none: the last payment is open, or was tried in vain until the membership ended, and
 * when that was.
 */
async function findLapse(db: QueryExecutorProvider, holderId: string, now: Date): Promise<Lapse | null> {
  const { rows } = await sql<Lapse>`
    select lapse as is, ends_at as at from holder
    where id = ${holderId} and status = 'guest' and lapse is not null
      and (ends_at is null or ends_at > ${now}::timestamptz - make_interval(days => ${longestLapsedDays}))`.execute(db)
  return rows[0] ?? null
}
