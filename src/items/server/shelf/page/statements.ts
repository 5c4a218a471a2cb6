/** The statements by which a page of a list is found: along its order, by its filters, or by both. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Filters } from '../../../shelf/filters.ts'
import { rowsOf } from '../../rows.ts'
import type { Place } from '../cursor.ts'
import { foundBy, isMapped } from '../facets.ts'
import { after, all, type Condition, keyText, orderBy, type OrderName, orders, statusIs, wantedOf } from '../select.ts'

/** An item with the key by which its list is ordered, as a cursor carries it. */
export type Keyed = { id: string; key: string }

export type Page = {
  filters: Filters
  sort: OrderName
  today: string
  /** Where it begins; null at the start. */
  place: Pick<Place, 'key' | 'id'> | null
  /** So many rows, where there are as many. */
  most: number
  /** What else narrows it. */
  also?: readonly Condition[]
  /** Whether its filters read fields that lie apart from their rows: each row then costs five times as much. */
  readsTexts?: boolean
}

/** The key before it is text. */
const ordered = sql`ordered`

const onlyOf = ({ sort, today }: Page): Condition[] => [orders[sort].only ?? []].flat().map((only) => only(today))

function conditionsOf(page: Page, wanted = wantedOf(page.filters, page.today)): Condition[] {
  const { sort, place, also = [] } = page
  return [...wanted, ...onlyOf(page), ...also, ...after(sort, place)]
}

/** Of the next so many items in the order those that the filters leave. */
export function amongSoon(page: Page, bound: number): RawBuilder<Keyed> {
  const { sort, most } = page
  return sql`
    select id, ${keyText(sort, ordered)} as key from (${nextOf(page, bound)}) as item
    where ${all(conditionsOf({ ...page, place: null }))} ${orderBy(sort, ordered)} limit ${most}`
}

function nextOf(page: Page, bound: number): RawBuilder<unknown> {
  const { filters, sort, place } = page
  const { key, keyed, within, isComputed } = orders[sort]
  if (keyed)
    return keyedOf(
      page,
      sql`${orderBy(sort, sql`key`, sql`item_id`)} limit ${bound}`,
      isComputed ? withItems : oneByOne,
    )
  const next = [sql<boolean>`is_listed`, ...onlyOf(page), ...(within?.(filters) ?? []), ...after(sort, place)]
  return sql`select item.*, ${key} as ordered from item where ${all(next)} ${orderBy(sort)} limit ${bound}`
}

const withItems = sql`join item on item.id = item_id`
/** Each by its key, so that no filter is looked up for all items first: of a common word that would be half of them. */
const oneByOne = sql`cross join lateral (select * from item where id = item_id offset 0) as item`

/** By the table that has the order; `limited`: of its rows, before any is looked at. */
function keyedOf({ filters, sort, place }: Page, limited = sql``, items = withItems): RawBuilder<unknown> {
  const { keyed, within } = orders[sort]
  const next = [...(within?.(filters) ?? []), ...after(sort, place, [sql`key`, sql`item_id`])]
  return sql`
    select item.*, key as ordered
    from (select item_id, key from (${keyed}) as keyed where ${all(next)} ${limited}) as next ${items}`
}

/**
 * The page, and how many its filters leave, where that is no more than `bound`; else null, and no more than these were
 * looked at. `filters`: other than those of the page, as an index answers them.
 */
export async function listAmongFew(
  db: QueryExecutorProvider,
  page: Page,
  bound: number,
  filters?: Condition[],
): Promise<{ rows: Keyed[]; found: number } | null> {
  const counted = await rowsOf(db, amongFew(page, bound, filters))
  const found = counted[0]?.found ?? 0
  if (found > bound) return null
  return { rows: counted.flatMap(({ id, key }) => (id !== null && key !== null ? [{ id, key }] : [])), found }
}

type Counted = { found: number } & (Keyed | { id: null; key: null })

function amongFew(page: Page, bound: number, filters: Condition[] | undefined): RawBuilder<Counted> {
  const { sort, most } = page
  return sql`
    with few as materialized (select id, ordered, is_next from (${inNoOrder(page, filters)}) as wanted limit ${bound + 1})
    select found, id, ${keyText(sort, ordered)} as key from (select count(*)::int as found from few) as counted
    left join (select id, ordered from few where is_next ${orderBy(sort, ordered)} limit ${most}) as page on true
    ${orderBy(sort, ordered)}`
}

export function byOrder(page: Page, onwards: Condition = sql`true`): RawBuilder<Keyed> {
  const { sort, most } = page
  const wanted = isKeyed(page) ? keyedOfAll(page) : wantedBy(page, [...conditionsOf(page), onwards])
  return sql`select id, ${keyText(sort, ordered)} as key from (${wanted}) as wanted ${orderBy(sort, ordered)} limit ${most}`
}

/**
 * All that its filters find, by whichever index does. `is_next`: what may be looked at only then, whether its state and
 * its place in the order are asked for: indexes of those would be read for most items there are.
 */
function inNoOrder(page: Page, filters: Condition[] | undefined): RawBuilder<unknown> {
  if (isKeyed(page)) return sql`select *, true as is_next from (${keyedOfAll(page)}) as item`
  if (filters === undefined && !isMapped(page.filters)) return wantedBy(page, conditionsOf(page))
  const { sort, today, place, also = [] } = page
  const found = filters ?? foundBy(page.filters, true)
  const next = [...statusIs(page.filters.status, today), ...onlyOf(page), ...after(sort, place)]
  return wantedBy(page, [...found, ...also], all(next))
}

const keyedOfAll = (page: Page): RawBuilder<unknown> =>
  sql`select id, ordered from (${keyedOf(page)}) as item where ${all(conditionsOf({ ...page, place: null }))}`

const isKeyed = ({ sort }: Page) => orders[sort].keyed !== undefined && !orders[sort].isComputed

const wantedBy = (
  { sort }: Page,
  conditions: readonly Condition[],
  isNext: Condition = sql`true`,
): RawBuilder<unknown> =>
  sql`select id, ${orders[sort].key} as ordered, coalesce(${isNext}, false) as is_next from item where ${all(conditions)}`
