/**
 * A page of a list in its order, however few of all items its filters leave, or however many. Found by the order where
 * the page comes soon; by the filters where they leave few, which are sorted; else by the order, which then finds its page
 * before long, or year by year: what words and tags find may all be due late. Whichever way, it is the same page.
 */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Filters } from '../../shelf/filters.ts'
import { rowsOf } from '../rows.ts'
import type { Place } from './cursor.ts'
import { foundBy, foundIn, isMapped, spansOfYears } from './facets.ts'
import { after, all, type Condition, keyText, orderBy, type OrderName, orders, statusIs, wantedOf } from './select.ts'

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

/** So many items are looked at in the order before it is asked how many the filters leave; and so many are few. */
export type Bounds = { soon: number; soonInTexts: number; few: number }
export const usualBounds: Bounds = { soon: 1000, soonInTexts: 200, few: 5000 }
/** A row that a table apart leads to costs so many times as much as one that an index of its own leads to. */
const costApart = 3

export async function pageOf(db: QueryExecutorProvider, page: Page, bounds: Bounds = usualBounds): Promise<Keyed[]> {
  const looked = lookedAt(page, bounds)
  if (looked > 0) {
    const found = await rowsOf(db, amongSoon(page, looked))
    if (found.length === page.most) return found
  }
  const sorted = await rowsOf(db, amongFew(page, bounds.few))
  if ((sorted[0]?.found ?? 0) <= bounds.few) return sorted
  return rowsOf(db, orders[page.sort].isOfYears && isMapped(page.filters) ? byYears(page) : byOrder(page))
}

/** How many are looked at in the order first: none where nothing has it. */
function lookedAt({ sort, readsTexts }: Page, { soon, soonInTexts }: Bounds): number {
  const { keyed, isComputed } = orders[sort]
  if (isComputed && !keyed) return 0
  // Past those, what is computed costs more than any of them.
  return Math.ceil((readsTexts ? soonInTexts : soon) / (keyed && !isComputed ? costApart : 1))
}

/** The key before it is text. */
const ordered = sql`ordered`

const onlyOf = ({ sort, today }: Page): Condition[] => [orders[sort].only ?? []].flat().map((only) => only(today))

function conditionsOf(page: Page, wanted = wantedOf(page.filters, page.today)): Condition[] {
  const { sort, place, also = [] } = page
  return [...wanted, ...onlyOf(page), ...also, ...after(sort, place)]
}

/** Of the next so many items in the order those that the filters leave. */
function amongSoon(page: Page, bound: number): RawBuilder<Keyed> {
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

/** `found`: how many the filters leave, and one more at most than `bound`; with more than that the rows mean nothing. */
function amongFew(page: Page, bound: number): RawBuilder<Keyed & { found: number }> {
  const { sort, most } = page
  return sql`
    with few as materialized (select id, ordered from (${inNoOrder(page)}) as wanted limit ${bound + 1})
    select id, ${keyText(sort, ordered)} as key, (select count(*)::int from few) as found
    from few ${orderBy(sort, ordered)} limit ${most}`
}

function byOrder(page: Page): RawBuilder<Keyed> {
  const { sort, most } = page
  const wanted = isKeyed(page) ? inNoOrder(page) : wantedBy(page, conditionsOf(page))
  return sql`select id, ${keyText(sort, ordered)} as key from (${wanted}) as wanted ${orderBy(sort, ordered)} limit ${most}`
}

/** Some years after the others, as far as the page reaches: `lateral` looks at none before it has those of the ones before. */
function byYears(page: Page): RawBuilder<Keyed> {
  const { filters, sort, today, place, most } = page
  const isUp = orders[sort].direction === 'asc'
  const at = place ? Number(place.key) : undefined
  const spans = spansOfYears({ ...filters, ...(at !== undefined && (isUp ? { from: at } : { to: at })) }, isUp)
  const found = [...foundIn(filters, sql<string[]>`string_to_array(years, ' ')`), ...statusIs(filters.status, today)]
  return sql`
    select id, ${keyText(sort, ordered)} as key from (
      select due.* from unnest(${spans.map((years) => years.join(' '))}::text[]) as years cross join lateral (
        ${wantedBy(page, conditionsOf(page, found))} ${orderBy(sort)} limit ${most}
      ) as due limit ${most}
    ) as page ${orderBy(sort, ordered)}`
}

/** All that it asks for from its place on, by whichever index finds it: words by their own, which no other narrows unread. */
function inNoOrder(page: Page): RawBuilder<unknown> {
  const { filters, today } = page
  if (isKeyed(page))
    return sql`select id, ordered from (${keyedOf(page)}) as item where ${all(conditionsOf({ ...page, place: null }))}`
  const byFacets = isMapped(filters) && filters.q === undefined
  return wantedBy(page, conditionsOf(page, [...foundBy(filters, byFacets), ...statusIs(filters.status, today)]))
}

const isKeyed = ({ sort }: Page) => orders[sort].keyed !== undefined && !orders[sort].isComputed

const wantedBy = ({ sort }: Page, conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql`select id, ${orders[sort].key} as ordered from item where ${all(conditions)}`
