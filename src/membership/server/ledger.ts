/** Every movement of a budget, by the three functions of the database that alone write it. Keys are facts, so that a fact counts once. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { type BudgetName, type Grant, graceDays, type Product, welcome } from '../catalogue.ts'

const budgetNames: readonly BudgetName[] = ['analysis', 'trend']
const dayMs = 86_400_000

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
async function give(db: QueryExecutorProvider, holderId: string, gift: Gift, now: Date): Promise<boolean> {
  const { kind, budget, units, key, source, startsAt, expiresAt, cause, lot } = gift
  const { rows } = await sql<{ isNew: boolean }>`
    select ledger_give(${holderId}, ${budget}, ${kind}, ${units}, ${key}, ${source}, ${cause ?? null}, ${startsAt}, ${expiresAt},
      ${lot ?? null}::bigint, ${now}) as "isNew"`.execute(db)
  return rows[0]?.isNew === true
}

export async function giveWelcome(db: QueryExecutorProvider, holderId: string, now: Date): Promise<void> {
  await giveAll(db, holderId, { key: `grant:signup:${holderId}`, source: 'signup', grant: welcome, startsAt: now, expiresAt: null }, now)
}

/** `source` is also its key: one grant for each session or invoice. An allowance of a month ends `expiresAt`. */
export async function giveProduct(
  db: QueryExecutorProvider,
  holderId: string,
  { source, product, startsAt, expiresAt }: { source: string; product: Product; startsAt: Date; expiresAt: Date | null },
  now: Date,
): Promise<void> {
  await giveAll(db, holderId, { key: `grant:${source}`, source, grant: product.grant, startsAt, expiresAt }, now)
}

type GrantOf = { key: string; source: string; grant: Grant; startsAt: Date; expiresAt: Date | null }

async function giveAll(db: QueryExecutorProvider, holderId: string, { key, source, grant, startsAt, expiresAt }: GrantOf, now: Date) {
  for (const budget of budgetNames) {
    if (!grant[budget]) continue
    const gift = { kind: 'grant', budget, units: grant[budget], key: `${key}:${budget}`, source, startsAt, expiresAt } as const
    await give(db, holderId, gift, now)
  }
}

type Taken = 'taken' | 'already' | 'insufficient'
type Toll = { kind: 'spend' | 'clawback'; budget: BudgetName; units: number; key: string; source?: string; cause?: 'refund' | 'dispute' }

async function take(db: QueryExecutorProvider, holderId: string, toll: Toll, now: Date): Promise<Taken> {
  const { kind, budget, units, key, source, cause } = toll
  const { rows } = await sql<{ taken: Taken }>`
    select ledger_take(${holderId}, ${budget}, ${kind}, ${units}, ${key}, ${source ?? null}, ${cause ?? null}, ${now}) as taken`.execute(db)
  if (!rows[0]) throw new Error('The database answered with no row.')
  return rows[0].taken
}

export type Spent = 'spent' | 'already' | 'insufficient'

/** One unit for one order. What was given back is not spent again under the same name: that would be an order for nothing. */
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

/** Gives the unit of an order back, once. It lasts as long as it would have, and never less than the days of grace from now. */
export async function releaseUnit(db: QueryExecutorProvider, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ holder: string; budget: BudgetName; lot: string; source: string; startsAt: Date; expiresAt: Date | null }>`
    select ledger.holder_id as holder, ledger.budget, lot.id as lot, lot.source, lot.starts_at as "startsAt", lot.expires_at as "expiresAt"
    from ledger join lot on lot.id = lot_id where key = ${`spend:${orderId}`}`.execute(db)
  const [spent] = rows
  if (!spent) return false
  const { holder, budget, lot, source, startsAt } = spent
  const expiresAt = stillUsable(spent.expiresAt, now)
  return give(db, holder, { kind: 'release', budget, units: 1, key: `release:${orderId}`, source, startsAt, expiresAt, lot }, now)
}

export type Claw = {
  source: string
  intent: string
  /** Of what was paid, in cents. While a payment is disputed, all. */
  returnedCents: number
  paidCents: number
  causes: { taking: 'refund' | 'dispute'; giving: 'refund' | 'dispute' }
}

/** Takes back, or gives back, what is missing for the source's grant to be as much smaller as the payment is. */
export async function clawTo(
  db: QueryExecutorProvider,
  holderId: string,
  { source, intent, returnedCents, paidCents, causes }: Claw,
  now: Date,
): Promise<void> {
  for (const claim of await listClaims(db, source)) {
    const { budget, granted, clawed, version, lot, startsAt, expiresAt } = claim
    const missing = clawOf(granted, returnedCents, paidCents) - clawed
    const key = `claw:${intent}:${budget}:v${version + 1}`
    if (missing > 0) await take(db, holderId, { kind: 'clawback', budget, units: missing, key, source, cause: causes.taking }, now)
    if (missing < 0) {
      const back = { budget, units: -missing, key, source, startsAt, expiresAt: stillUsable(expiresAt, now), cause: causes.giving, lot }
      await give(db, holderId, { kind: 'restore', ...back }, now)
    }
  }
}

/** Whole units, rounded up: for 10.00 of 29.00 returned, 2 of 5. */
export function clawOf(granted: number, returnedCents: number, paidCents: number): number {
  return returnedCents <= 0 ? 0 : Math.min(granted, Math.ceil((granted * returnedCents) / paidCents))
}

type Claim = {
  budget: BudgetName
  granted: number
  /** So far. */
  clawed: number
  /** How often something was taken or given back. */
  version: number
  lot: string
  startsAt: Date
  expiresAt: Date | null
}

/** The first lot of each budget is the grant's own; the ledger itself says what was taken of it. */
async function listClaims(db: QueryExecutorProvider, source: string): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select lot.id as lot, lot.budget, lot.granted, lot.starts_at as "startsAt", lot.expires_at as "expiresAt",
      coalesce(-sum(ledger.delta), 0)::int as clawed, count(ledger.id)::int as version
    from lot join ledger as own on own.id = lot.entry_id and own.kind = 'grant'
      left join ledger on ledger.lot_id = lot.id and ledger.kind in ('clawback', 'restore')
    where lot.source = ${source} group by lot.id order by lot.budget`.execute(db)
  return rows
}

/** What is given back late can still be used for the days of grace. */
function stillUsable(expiresAt: Date | null, now: Date): Date | null {
  return expiresAt && new Date(Math.max(expiresAt.getTime(), now.getTime() + graceDays * dayMs))
}

/** Writes down what has ended: of one holder, or of everybody. */
export async function expireEnded(db: QueryExecutorProvider, now: Date, holderId: string | null = null): Promise<void> {
  await sql`
    select ledger_expire(holder_id, budget, ${now}) from (
      select distinct holder_id, budget from lot
      where remaining > 0 and expires_at <= ${now} and (${holderId}::uuid is null or holder_id = ${holderId}::uuid)
      order by holder_id, budget
    ) as ended`.execute(db)
}
