/**
 * A page of a list in its order, however few of all items its filters leave, or however many. Found by the order where
 * the page comes soon; by the filters where they leave few, which are sorted; else by the order, which then finds its page
 * before long. Whichever way, it is the same page.
 */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Filters, Sort } from '../../shelf/filters.ts'
import { rowsOf } from '../rows.ts'
import type { Place } from './cursor.ts'
import { after, all, type Condition, keyText, orderBy, orders, wantedOf } from './select.ts'

/** An item with the key by which its list is ordered, as a cursor carries it. */
export type Keyed = { id: string; key: string }

export type Page = {
  filters: Filters
  sort: Sort
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

export async function pageOf(
  db: QueryExecutorProvider,
  page: Page,
  { soon, soonInTexts, few }: Bounds = usualBounds,
): Promise<Keyed[]> {
  const looked = page.readsTexts ? soonInTexts : soon
  if (looked > 0 && (orders[page.sort].keyed || !orders[page.sort].isComputed)) {
    const found = await rowsOf(db, amongSoon(page, looked))
    if (found.length === page.most) return found
  }
  const sorted = await rowsOf(db, amongFew(page, few))
  return (sorted[0]?.found ?? 0) <= few ? sorted : rowsOf(db, byOrder(page))
}

/** The key before it is text. */
const ordered = sql`ordered`

const onlyOf = ({ sort, today }: Page): Condition[] => [orders[sort].only ?? []].flat().map((only) => only(today))

function conditionsOf(page: Page): Condition[] {
  const { filters, sort, today, place, also = [] } = page
  return [...wantedOf(filters, today), ...onlyOf(page), ...also, ...after(sort, place)]
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
  const { key, keyed, within } = orders[sort]
  if (keyed)
    return sql`
      select item.*, at as ordered from (
        select item_id, at from (${keyed}) as keyed where ${all(after(sort, place, [sql`at`, sql`item_id`]))}
        order by at desc, item_id desc limit ${bound}
      ) as next join item on item.id = item_id`
  const next = [sql<boolean>`is_listed`, ...onlyOf(page), ...(within?.(filters) ?? []), ...after(sort, place)]
  return sql`select item.*, ${key} as ordered from item where ${all(next)} ${orderBy(sort)} limit ${bound}`
}

/** `found`: how many the filters leave, and one more at most than `bound`; with more than that the rows mean nothing. */
function amongFew(page: Page, bound: number): RawBuilder<Keyed & { found: number }> {
  const { sort, most } = page
  return sql`
    with few as materialized (
      select id, ${orders[sort].key} as ordered from item where ${all(conditionsOf(page))} limit ${bound + 1}
    )
    select id, ${keyText(sort, ordered)} as key, (select count(*)::int from few) as found
    from few ${orderBy(sort, ordered)} limit ${most}`
}

function byOrder(page: Page): RawBuilder<Keyed> {
  const { sort, most } = page
  return sql`select id, ${keyText(sort)} as key from item where ${all(conditionsOf(page))} ${orderBy(sort)} limit ${most}`
}
