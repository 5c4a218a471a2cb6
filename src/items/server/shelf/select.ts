/** The conditions and orders of lists of items, in SQL. */
import { type RawBuilder, sql } from 'kysely'
import { instantOf } from '#kit/server/instant-text.ts'
import type { Filters, Sort } from '../../shelf/filters.ts'
import type { Place } from './cursor.ts'
import { closingDays, type Status } from '../../status.ts'

export type Condition = RawBuilder<boolean>

export function all(conditions: readonly Condition[]): RawBuilder<boolean> {
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}

/** What narrows a list beyond kind, category and status, which are counted as well. */
export function narrowing({ tag, family, linked, data, from, to }: Filters): Condition[] {
  return [
    sql<boolean>`is_listed`,
    ...(tag.length ? [sql<boolean>`tags @> ${tag}::text[]`] : []),
    ...(family ? [sql<boolean>`family = ${family}`] : []),
    ...(linked ? [isLinkedTo(linked)] : []),
    ...(data ? [hasData] : []),
    ...horizonIs({ from, to }),
  ]
}

function horizonIs({ from, to }: Pick<Filters, 'from' | 'to'>): Condition[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`horizon_to >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`horizon_to <= ${to}`]),
  ]
}

/** Of one kind, and of one category of it, there are indexes by years. */
function isDueOf({ kind, category, ...years }: Filters): Condition[] {
  if (kind.length !== 1) return horizonIs(years)
  return [...horizonIs(years), ...kindIs(kind), ...(category.length === 1 ? categoryIs(category) : [])]
}

/** Either way, of an item that everybody may read: `trend/131`. */
function isLinkedTo(ref: string): Condition {
  const [kind, id] = ref.split('/')
  const named = sql`select id from item where id = ${id}::bigint and kind = ${kind} and published_at is not null`
  return sql`item.id in (
    select from_id from link where to_id = (${named}) union select to_id from link where from_id = (${named})
  )`
}

/** All that narrows a list of them. */
export function wantedOf(filters: Filters, today: string): Condition[] {
  return [
    ...narrowing(filters),
    ...kindIs(filters.kind),
    ...categoryIs(filters.category),
    ...statusIs(filters.status, today),
  ]
}

/** It has a series with a last value, or one that resolves it; as the index of `migrations/0125-found-soon.ts` has it. */
const hasData = sql<boolean>`(item.card #>> '{series,last,at}' is not null or item.details ? 'automatic')`

export const kindIs = (kinds: readonly string[]): Condition[] => oneOf(sql`kind`, kinds)
export const categoryIs = (categories: readonly string[]): Condition[] => oneOf(sql`category`, categories)
export const statusIs = (statuses: readonly Status[], today: string): Condition[] =>
  statuses.length
    ? [
        sql<boolean>`(${sql.join(
          statuses.map((status) => statusConditions[status](today)),
          sql` or `,
        )})`,
      ]
    : []

/** Equality where there is one value: only then can an index on (column, key) give the order. */
function oneOf(column: RawBuilder<unknown>, values: readonly string[]): Condition[] {
  if (values.length === 0) return []
  return [
    values.length === 1 ? sql<boolean>`${column} = ${values[0]}` : sql<boolean>`${column} = any(${values}::text[])`,
  ]
}

/** The same rule as `statusOf`. A question that is closing is open too. */
const statusConditions: Record<Status, (today: string) => Condition> = {
  upcoming: (today) => sql`(outcome is null and opens > ${today}::date)`,
  open: (today) => sql`(outcome is null and opens <= ${today}::date and closes >= ${today}::date)`,
  closing: (today) =>
    sql`(outcome is null and opens <= ${today}::date and closes >= ${today}::date and closes <= ${today}::date + ${closingDays}::int)`,
  closed: (today) => sql`(outcome is null and closes < ${today}::date)`,
  resolved: () => sql`(outcome = 'resolved')`,
  annulled: () => sql`(outcome = 'annulled')`,
}

/** States that an outcome says. */
export const isSettled = (statuses: readonly Status[]): boolean =>
  statuses.length > 0 && statuses.every((status) => status === 'resolved' || status === 'annulled')

type Order = {
  key: RawBuilder<unknown>
  /** The key as a cursor carries it. */
  type: 'timestamptz' | 'integer' | 'date' | 'float8' | 'text' | 'varchar'
  direction: 'asc' | 'desc'
  /** What the order leaves out. */
  only?: (today: string) => Condition
  /** Of what narrows a list, what the index of the order answers by itself. */
  within?: (filters: Filters) => Condition[]
  /** The year that an item is due in. */
  isOfYears?: true
  /** Days, or moments of days, which have an index. */
  days?: { areMoments: boolean }
  /** No index has it of all: where a page reaches what has none, it is computed of all that is found. */
  isComputed?: true
  /** A table apart that has it: those with a key, as `item_id` and `key`, by an index in this order; what `within` asks, too. */
  keyed?: RawBuilder<unknown>
  /** The key of what has nothing to be ordered by, and comes last. */
  none?: string
}

/**
 * The year or month of the last value, of a quarter its last month, sign by sign; what has none comes last either way.
 * As the indexes of `migrations/0057-age-of-quarters.ts` have it.
 */
const lastMeasured = (none: '0000' | '9999') =>
  sql`(replace(replace(replace(replace(coalesce(item.card #>> '{series,last,at}', ${sql.raw(`'${none}'`)}),
    'Q1', '03'), 'Q2', '06'), 'Q3', '09'), 'Q4', '12') collate "C")`

/** `closes` and `begins` are those of calendars: what closes, by the day, and what never does, by its first year. */
export type OrderName = Sort | 'closes' | 'begins'

export const orders: Record<OrderName, Order> = {
  relevance: { key: sql`rank`, type: 'float8', direction: 'desc' },
  newest: { key: sql`published_at`, type: 'timestamptz', direction: 'desc', days: { areMoments: true } },
  updated: { key: sql`updated_at`, type: 'timestamptz', direction: 'desc', days: { areMoments: true } },
  saved: { key: sql`saves`, type: 'integer', direction: 'desc' },
  horizon: { key: sql`horizon_to`, type: 'integer', direction: 'asc', within: isDueOf, isOfYears: true },
  /** What still takes forecasts, the first to close first. */
  closing: {
    key: sql`closes`,
    type: 'date',
    direction: 'asc',
    days: { areMoments: false },
    only: (today) => sql`(closes >= ${today}::date and outcome is null)`,
  },
  closes: {
    key: sql`closes`,
    type: 'date',
    direction: 'asc',
    days: { areMoments: false },
    only: () => sql`closes is not null`,
  },
  begins: { key: sql`horizon_from`, type: 'integer', direction: 'asc', only: () => sql`closes is null` },
  'oldest-data': { key: lastMeasured('9999'), type: 'text', direction: 'asc', none: '9999' },
  'newest-data': { key: lastMeasured('0000'), type: 'text', direction: 'desc', none: '0000' },
  farthest: { key: sql`horizon_to`, type: 'integer', direction: 'desc', within: isDueOf, isOfYears: true },
  /** As the index of `migrations/0083-views.ts` has it: so much of it that a cursor stays short. */
  title: { key: sql`lower(left(title, 60))`, type: 'varchar', direction: 'asc' },
  kind: { key: sql`kind`, type: 'varchar', direction: 'asc', within: ({ kind }) => kindIs(kind) },
  /** What has never moved comes last. */
  moved: {
    key: sql`coalesce((select max(move.at) from item_move as move where move.item_id = item.id), 'epoch')`,
    type: 'timestamptz',
    direction: 'desc',
    none: '1970-01-01T00:00:00.000Z',
    isComputed: true,
    keyed: sql`select item_id, at as key from item_move as move
      where at = (select max(own.at) from item_move as own where own.item_id = move.item_id)`,
  },
  /**
   * Links to what lists do not show count for nothing: nobody learns of it by the order. Every listed item is in
   * `item_tied`; how many ties it has there is counted by the minute (`tied.ts`).
   */
  linked: {
    key: sql`(select ties from item_tied where item_id = item.id)`,
    type: 'integer',
    direction: 'desc',
    none: '0',
    keyed: sql`select item_id, kind, ties as key from item_tied`,
    within: ({ kind }) => kindIs(kind),
  },
}

/** Everything after the place a cursor names. Row comparison, so that an index on (key, id) finds the place at once. */
export function after(
  sort: OrderName,
  place: Pick<Place, 'key' | 'id'> | null,
  [key, id] = [orders[sort].key, sql`id`],
): Condition[] {
  if (!place) return []
  const { type, direction } = orders[sort]
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  return [sql<boolean>`(${key}, ${id}) ${sign} (${place.key}::${sql.raw(type)}, ${place.id}::bigint)`]
}

export function orderBy(
  sort: OrderName,
  key = orders[sort].key,
  id: RawBuilder<unknown> = sql`id`,
): RawBuilder<unknown> {
  const direction = sql.raw(orders[sort].direction)
  return sql`order by ${key} ${direction}, ${id} ${direction}`
}

/** The key as a cursor carries it: instants with milliseconds in UTC. */
export function keyText(sort: OrderName, key = orders[sort].key): RawBuilder<string> {
  return orders[sort].type === 'timestamptz' ? instantOf(key) : sql`${key}::text`
}
