/**
 * Makes the grant of a payment as much smaller as the payment has become, after a refund or a dispute; and larger again
 * when one is won.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { BudgetName } from '../../catalogue.ts'
import { expireEnded, give, graceFrom, take } from './ledger.ts'

export type Clawback = {
  source: string
  intent: string
  /** Of what was paid, in cents. While a payment is disputed, all. */
  returnedCents: number
  paidCents: number
  causes: { taking: 'refund' | 'dispute'; giving: 'refund' | 'dispute' }
}

/** Takes back, or gives back, what is missing for the source's grant to be as much smaller as the payment is. */
export async function clawBack(
  db: QueryExecutorProvider,
  holderId: string,
  { source, intent, returnedCents, paidCents, causes }: Clawback,
  now: Date,
): Promise<void> {
  // What has ended unused is not taken a second time.
  await expireEnded(db, now, holderId)
  for (const { budget, granted, version, lot, startsAt, ...past } of await listClaims(db, source)) {
    const target = clawbackOf(granted, returnedCents, paidCents)
    const units = missingOf(target, past)
    const key = `claw:${intent}:${budget}:v${version + 1}`
    if (units > 0) {
      const toll = { kind: 'clawback', budget, units, key, source, cause: causes.taking, gone: target - units } as const
      await take(db, holderId, toll, now)
    }
    if (units < 0) {
      const back = {
        budget,
        units: -units,
        key,
        source,
        startsAt,
        expiresAt: graceFrom(now),
        cause: causes.giving,
        lot,
      }
      await give(db, holderId, { kind: 'restore', ...back }, now)
    }
  }
}

/** Whole units, rounded up: for 10.00 of 29.00 returned, 2 of 5. */
export function clawbackOf(granted: number, returnedCents: number, paidCents: number): number {
  return returnedCents <= 0 ? 0 : Math.min(granted, Math.ceil((granted * returnedCents) / paidCents))
}

type Past = {
  /** Ended unused. */
  expired: number
  /** Each clawback: how much of the grant was gone before it, and how many units of it were not given back since. */
  clawbacks: readonly { gone: number; units: number }[]
}

/**
 * How many units to take, or below zero, to give back. What ended unused is gone already. Given back is what the latest
 * clawbacks took, and only that: of a month of 10 that was half refunded and whose other 5 then ended, a dispute takes
 * nothing, so winning it brings nothing.
 */
export function missingOf(target: number, { expired, clawbacks }: Past): number {
  const takenBack = clawbacks.reduce((sum, { units }) => sum + units, 0)
  const tooMuch = clawbacks.reduce(
    (sum, { gone, units }) => sum + Math.max(0, gone + units - Math.max(target, gone)),
    0,
  )
  return tooMuch ? -tooMuch : Math.max(0, target - expired - takenBack)
}

type Claim = Past & {
  budget: BudgetName
  granted: number
  /** How often something was taken or given back. */
  version: number
  lot: string
  startsAt: Date
}

/** The first lot of each budget is the grant's own; the ledger itself says what was taken of it. */
async function listClaims(db: QueryExecutorProvider, source: string): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select lot.id as lot, lot.budget, lot.granted, lot.starts_at as "startsAt",
      (select count(*)::int from ledger where lot_id = lot.id and kind in ('clawback', 'restore')) as version,
      (select coalesce(-sum(delta), 0)::int from ledger join lot as ended on ended.id = ledger.lot_id
        where ended.source = lot.source and ended.budget = lot.budget and kind = 'expire') as expired,
      (select coalesce(json_agg(clawback), '[]') from (
        select gone, sum(units)::int as units from ledger join taken on taken.entry_id = ledger.id
        where ledger.lot_id = lot.id and kind = 'clawback' group by ledger.id) as clawback) as clawbacks
    from lot join ledger as own on own.id = lot.entry_id and own.kind = 'grant'
    where lot.source = ${source} order by lot.budget`.execute(db)
  return rows
}
