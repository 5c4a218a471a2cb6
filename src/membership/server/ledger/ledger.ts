/**
 * Every movement of a budget, by the three functions of the database that alone write it. Keys are facts, so that a
 * fact counts once.
 */
import { dayMs } from '#kit/dates.ts'
import { type QueryExecutorProvider, sql } from 'kysely'
import { type BudgetName, type Grant, graceDays, type Product, welcome } from '../../catalogue.ts'

const budgetNames: readonly BudgetName[] = ['analysis', 'trend']

type Gift = {
  kind: 'grant' | 'release' | 'restore'
  budget: BudgetName
  units: number
  key: string
  /** What it comes from: `signup`, `cs:<checkout session>`, `in:<invoice>`. */
  source: string
  startsAt: Date
  expiresAt: Date | null
  cause?: 'refund' | 'dispute' | undefined
  /** The lot that it gives back to. */
  lot?: string | undefined
}

/** False where it was given before. */
export async function give(db: QueryExecutorProvider, holderId: string, gift: Gift, now: Date): Promise<boolean> {
  const { kind, budget, units, key, source, startsAt, expiresAt, cause, lot } = gift
  const { rows } = await sql<{ isNew: boolean }>`
    select ledger_give(${holderId}, ${budget}, ${kind}, ${units}, ${key}, ${source}, ${cause ?? null}, ${startsAt}, ${expiresAt},
      ${lot ?? null}::bigint, ${now}) as "isNew"`.execute(db)
  return rows[0]?.isNew === true
}

export async function giveWelcome(db: QueryExecutorProvider, holderId: string, now: Date): Promise<void> {
  await giveAll(
    db,
    holderId,
    { key: `grant:signup:${holderId}`, source: 'signup', grant: welcome, startsAt: now, expiresAt: null },
    now,
  )
}

/** `source` is also its key: one grant for each session or invoice. An allowance of a month ends `expiresAt`. */
export async function giveProduct(
  db: QueryExecutorProvider,
  holderId: string,
  {
    source,
    product,
    startsAt,
    expiresAt,
  }: { source: string; product: Product; startsAt: Date; expiresAt: Date | null },
  now: Date,
): Promise<void> {
  // Both first, or one grant would stand in two places of the ledger.
  await expireEnded(db, now, holderId)
  await giveAll(db, holderId, { key: `grant:${source}`, source, grant: product.grant, startsAt, expiresAt }, now)
}

type GrantOf = { key: string; source: string; grant: Grant; startsAt: Date; expiresAt: Date | null }

async function giveAll(
  db: QueryExecutorProvider,
  holderId: string,
  { key, source, grant, startsAt, expiresAt }: GrantOf,
  now: Date,
) {
  for (const budget of budgetNames) {
    if (!grant[budget]) continue
    const gift = {
      kind: 'grant',
      budget,
      units: grant[budget],
      key: `${key}:${budget}`,
      source,
      startsAt,
      expiresAt,
    } as const
    await give(db, holderId, gift, now)
  }
}

type Taken = 'taken' | 'already' | 'insufficient'
type Toll =
  | { kind: 'spend'; budget: BudgetName; units: 1; key: string }
  | {
      kind: 'clawback'
      budget: BudgetName
      units: number
      key: string
      source: string
      cause: 'refund' | 'dispute'
      gone: number
    }

export async function take(db: QueryExecutorProvider, holderId: string, toll: Toll, now: Date): Promise<Taken> {
  const { kind, budget, units, key } = toll
  const { source, cause, gone } = toll.kind === 'clawback' ? toll : { source: null, cause: null, gone: null }
  const { rows } = await sql<{ taken: Taken }>`
    select ledger_take(${holderId}, ${budget}, ${kind}, ${units}, ${key}, ${source}, ${cause}, ${gone}, ${now}) as taken`.execute(
    db,
  )
  if (!rows[0]) throw new Error('The database answered with no row.')
  return rows[0].taken
}

export type Spent = 'spent' | 'already' | 'insufficient'

/**
 * One unit for one order. What was given back is not spent again under the same name: that would be an order for
 * nothing.
 */
export async function spendUnit(
  db: QueryExecutorProvider,
  holderId: string,
  { budget, orderId }: { budget: BudgetName; orderId: string },
  now: Date,
): Promise<Spent> {
  const taken = await take(db, holderId, { kind: 'spend', budget, units: 1, key: `spend:${orderId}` }, now)
  if (taken === 'already' && (await isReleased(db, orderId)))
    throw new Error(`The order ${orderId} was given back. A new one needs a new id.`)
  return taken === 'taken' ? 'spent' : taken
}

async function isReleased(db: QueryExecutorProvider, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from ledger where key = ${`release:${orderId}`}`.execute(db)
  return rows.length > 0
}

/**
 * Gives the unit of an order back, once. It lasts as long as it would have, and never less than the days of grace from
 * now.
 */
export async function releaseUnit(db: QueryExecutorProvider, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    holder: string
    budget: BudgetName
    lot: string
    source: string
    startsAt: Date
    expiresAt: Date | null
  }>`
    select ledger.holder_id as holder, ledger.budget, lot.id as lot, lot.source, lot.starts_at as "startsAt", lot.expires_at as "expiresAt"
    from ledger join lot on lot.id = lot_id where key = ${`spend:${orderId}`}`.execute(db)
  const [spent] = rows
  if (!spent) return false
  const { holder, budget, lot, source, startsAt } = spent
  const expiresAt = stillUsable(spent.expiresAt, now)
  return give(
    db,
    holder,
    { kind: 'release', budget, units: 1, key: `release:${orderId}`, source, startsAt, expiresAt, lot },
    now,
  )
}

/** What is given back late can still be used for the days of grace. */
function stillUsable(expiresAt: Date | null, now: Date): Date | null {
  return expiresAt && new Date(Math.max(expiresAt.getTime(), graceFrom(now).getTime()))
}

/** Until when at least can be used what is given at this time. */
export function graceFrom(time: Date): Date {
  return new Date(time.getTime() + graceDays * dayMs)
}

/**
 * Writes down what has ended: of one holder, or of everybody, each wallet by itself, so that no spend waits for more
 * than its own.
 */
export async function expireEnded(db: QueryExecutorProvider, now: Date, holderId: string | null = null): Promise<void> {
  const { rows } = await sql<{ holder: string; budget: BudgetName }>`
    select distinct holder_id as holder, budget from lot
    where remaining > 0 and expires_at <= ${now} and (${holderId}::uuid is null or holder_id = ${holderId}::uuid)
    order by holder_id, budget`.execute(db)
  for (const { holder, budget } of rows) {
    // One that is being written to is left to whoever does: each of the three functions does this first.
    await sql`
      select ledger_expire(holder_id, budget, ${now}) from (
        select holder_id, budget from wallet where holder_id = ${holder} and budget = ${budget} for update
        ${holderId ? sql`` : sql`skip locked`}) as free`.execute(db)
  }
}
