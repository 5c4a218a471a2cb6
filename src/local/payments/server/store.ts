/**
 * Everything the service asks of its database about objects. What Stripe tells is `data`; what it knows besides is
 * `extra`.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Stripe } from 'stripe'
import { noSuch } from './stripe-problem.ts'
import type { Db, Extra, Kept, Kind, Kinds } from './tables.ts'

/** A list's wishes, as Stripe's parameters say them. */
export type Range = {
  limit: number
  startingAfter?: string | undefined
  endingBefore?: string | undefined
  created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined
}
export type Page<T> = { found: T[]; hasMore: boolean }

export async function findKept<K extends Kind>(db: Db, kind: K, id: string): Promise<Kept<K> | null> {
  const { rows } = await sql<
    Kept<K>
  >`select data, extra from payments_local.object where id = ${id} and kind = ${kind}`.execute(db)
  return rows[0] ?? null
}

/** Whatever has this id, to stand where the id stood. */
export async function findAny(db: Db, id: string): Promise<object | null> {
  const { rows } = await sql<{ data: object }>`select data from payments_local.object where id = ${id}`.execute(db)
  return rows[0]?.data ?? null
}

/** What must be there. `param` is the parameter that named it, where it was not the path. */
export async function keptOr404<K extends Kind>(db: Db, kind: K, id: string, param?: string): Promise<Kept<K>> {
  const kept = await findKept(db, kind, id)
  if (!kept) throw noSuch(kind, id, param)
  return kept
}

export async function findPortal(db: Db, secret: string): Promise<Stripe.BillingPortal.Session | null> {
  const { rows } = await sql<{ data: Stripe.BillingPortal.Session }>`
    select data from payments_local.object where extra ? 'secret' and extra->>'secret' = ${secret}`.execute(db)
  return rows[0]?.data ?? null
}

/** A new object, or the next state of one. What is known besides stays as it was, unless it is given. */
export async function saveObject<K extends Kind>(db: Db, kind: K, data: Kinds[K], extra?: Extra<K>): Promise<Kinds[K]> {
  await sql`
    insert into payments_local.object (id, kind, due_at, data, extra)
    values (${data.id}, ${kind}, ${dueOf(data)}, ${JSON.stringify(data)}, ${JSON.stringify(extra ?? {})})
    on conflict (id) do update set due_at = excluded.due_at, data = excluded.data,
      extra = case when ${extra !== undefined} then excluded.extra else payments_local.object.extra end`.execute(db)
  return data
}

export async function removeObject(db: Db, id: string): Promise<void> {
  await sql`delete from payments_local.object where id = ${id}`.execute(db)
}

/**
 * The newest first. `like` holds for all of them: `{ customer: 'cus_1' }`; `and` is for what such an example cannot
 * say.
 */
export async function listObjects<K extends Kind>(
  db: Db,
  kind: K,
  { like = {}, and = sql`true` }: { like?: object; and?: RawBuilder<unknown> } = {},
): Promise<Kinds[K][]> {
  const { rows } = await sql<{ data: Kinds[K] }>`
    select data from payments_local.object
    where kind = ${kind} and data @> ${JSON.stringify(like)}::jsonb and ${and} order by seq desc`.execute(db)
  return rows.map(({ data }) => data)
}

type Asked = { like?: object; and?: RawBuilder<unknown>; range: Range }

/** One page of such a list. */
export async function listPage<K extends Kind>(db: Db, kind: K, asked: Asked): Promise<Page<Kinds[K]>> {
  const { like = {}, and = sql`true`, range } = asked
  const { limit, startingAfter, endingBefore } = range
  const after =
    startingAfter === undefined ? sql`true` : sql`seq < ${await placeOf(db, kind, startingAfter, 'starting_after')}`
  const before =
    endingBefore === undefined ? sql`true` : sql`seq > ${await placeOf(db, kind, endingBefore, 'ending_before')}`
  // A page that ends before something is the one next to it, so it is read from there and turned round.
  const order = endingBefore === undefined ? sql`desc` : sql`asc`
  const { rows } = await sql<{ data: Kinds[K] }>`
    select data from payments_local.object
    where kind = ${kind} and data @> ${JSON.stringify(like)}::jsonb and ${and} and ${after} and ${before}
      and ${createdWithin(range)} order by seq ${order} limit ${limit + 1}`.execute(db)
  return cut(rows, range)
}

/** One more than asked for was read, to know whether there is more. */
export function cut<T>(rows: { data: T }[], { limit, endingBefore }: Range): Page<T> {
  const found = rows.slice(0, limit).map(({ data }) => data)
  return { found: endingBefore === undefined ? found : found.toReversed(), hasMore: rows.length > limit }
}

export function createdWithin({ created = {} }: Range): RawBuilder<unknown> {
  const moment = sql`(data->>'created')::bigint`
  const bounds = [
    created.gt !== undefined && sql`${moment} > ${created.gt}`,
    created.gte !== undefined && sql`${moment} >= ${created.gte}`,
    created.lt !== undefined && sql`${moment} < ${created.lt}`,
    created.lte !== undefined && sql`${moment} <= ${created.lte}`,
  ].filter((bound) => bound !== false)
  return bounds.length ? sql.join(bounds, sql` and `) : sql`true`
}

async function placeOf(db: Db, kind: Kind, id: string, param: string): Promise<string> {
  const { rows } = await sql<{
    seq: string
  }>`select seq from payments_local.object where id = ${id} and kind = ${kind}`.execute(db)
  if (!rows[0]) throw noSuch(kind, id, param)
  return rows[0].seq
}

export type Due = { kind: Kind; id: string; dueAt: number }

/** What the clock has to see to next, up to a moment. */
export async function findNextDue(db: Db, until: number): Promise<Due | null> {
  const { rows } = await sql<{ kind: Kind; id: string; due_at: string }>`
    select kind, id, due_at from payments_local.object where due_at <= ${until} order by due_at, seq limit 1`.execute(
    db,
  )
  const [row] = rows
  return row ? { kind: row.kind, id: row.id, dueAt: Number(row.due_at) } : null
}

/** How long a bank account takes to answer. */
const bankSeconds = 3 * 86_400

/** The second at which something is to happen to an object by itself. */
function dueOf(data: Kinds[Kind]): number | null {
  switch (data.object) {
    case 'checkout.session':
      return data.status === 'open' ? data.expires_at : null
    case 'payment_intent':
      return data.status === 'processing' ? data.created + bankSeconds : null
    case 'invoice':
      return data.status === 'open' ? data.next_payment_attempt : null
    case 'subscription':
      return dueOfSubscription(data)
    default:
      return null
  }
}

function dueOfSubscription({ status, cancel_at, items }: Stripe.Subscription): number | null {
  if (status !== 'active' && status !== 'past_due') return null
  return Math.min(items.data[0]?.current_period_end ?? Infinity, cancel_at ?? Infinity)
}
