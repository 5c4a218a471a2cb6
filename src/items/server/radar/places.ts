/**
 * Which places of an edition are shown, however many it has: those that come first by its indexes, of which so many are
 * looked at as a picture has room for; and where lists narrow it by more than those know, what they find, if that is few.
 */
import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { inTransaction } from '#kit/server/transaction.ts'
import { categories as allCategories } from '../../categories.ts'
import type { Filters } from '../../shelf/filters.ts'
import { isCrowdShown, isHiding } from '../hidden-crowds.ts'
import { rowsOf } from '../rows.ts'
import { soonest } from '../shelf/counts.ts'
import { findByMap, foundBy, isMapped } from '../shelf/facets.ts'
import { all, type Condition, narrowing } from '../shelf/select.ts'
import type { ContentTables } from '../tables.ts'

type Db = Kysely<ContentTables>

export type Place = { id: string; kind: string; year: number }
/** `isPart`: not all could be looked at, and there may be more. */
type Found = { places: Place[]; isPart: boolean }

/** What is wanted of an edition: its kinds and categories, which its places know, and what only their items do. */
export type Wanted = {
  kinds: readonly string[]
  categories: readonly string[]
  conditions: readonly Condition[]
  /** All that is wanted of an item, as lists are counted. */
  items: readonly Condition[]
  /** Whether words or tags narrow it, of which an index has a map. */
  byMap: boolean
  /** Whether texts are read, which lie apart from their items. */
  readsTexts: boolean
}

/** So many places are looked at for more than they know by themselves, and so many of those that items are narrowed to. */
const [mostLooked, mostLookedInTexts, mostFew] = [400, 100, 300]

/** `words`: what words ask of an item. A status says what is settled now: it would hide what is told of here. */
export function wantedOf(filters: Filters, kinds: readonly string[], words: readonly Condition[] = []): Wanted {
  const [, ...narrowed] = narrowing(filters) // what is listed its place knows
  const more = [...words, ...(isHiding() ? [isCrowdShown()] : [])]
  const byMap = isMapped({ ...filters, q: undefined }) || words.length > 0
  return {
    kinds: filters.kind.length > 0 ? filters.kind : kinds,
    categories: filters.category.length > 0 ? filters.category : allCategories,
    conditions: [...narrowed, ...more],
    items: [...foundBy(filters, byMap), ...more],
    byMap,
    readsTexts: words.length > 0,
  }
}

/** `where` and `order`: of rows of `radar_place`, as an index has them for each kind and category. */
type Sought = { where: RawBuilder<boolean>; order: RawBuilder<unknown> }

export const ahead = (edition: number): Sought => ({
  where: sql`edition = ${edition}`,
  order: sql`year, item_id`,
})

/** What was settled or over by a day, the last first, and stands on no edition of that day. */
export const left = (edition: number, by: { day: string; edition: number | null }): Sought => ({
  where: all([
    sql`edition = ${edition} and left_on <= ${by.day}::date`,
    ...(by.edition === null
      ? []
      : [
          sql<boolean>`not exists (
            select from radar_place as later where later.edition = ${by.edition} and later.item_id = place.item_id)`,
        ]),
  ]),
  order: sql`left_on desc, year, item_id`,
})

/** The first `most` of each kind, of those that are wanted. */
export async function findPlaces(
  db: Db,
  sought: Sought,
  { wanted, most }: { wanted: Wanted; most: number },
): Promise<Found> {
  if (wanted.conditions.length === 0) return { places: await listFirst(db, sought, wanted, most), isPart: false }
  const each = Math.floor((wanted.readsTexts ? mostLookedInTexts : mostLooked) / wanted.kinds.length)
  const looked = await listFirst(db, sought, wanted, each)
  const byKind = [...Map.groupBy(looked, ({ kind }) => kind).values()]
  const held = await listHeld(db, looked, wanted)
  if (byKind.every((alike) => alike.length < each)) return { places: held, isPart: false }
  const few = await listFew(db, wanted)
  const found = await listAmong(db, sought, wanted, few)
  if (few.length <= mostFew) return { places: found, isPart: false }
  const known = new Set(held.map(({ id }) => id))
  return { places: [...held, ...found.filter(({ id }) => !known.has(id))], isPart: true }
}

const columns = sql`item_id::text as id, item_kind as kind, year`

function listFirst(
  db: QueryExecutorProvider,
  { where, order }: Sought,
  { kinds, categories }: Wanted,
  most: number,
): Promise<Place[]> {
  return rowsOf(
    db,
    sql<Place>`
      select ${columns} from unnest(${kinds}::text[]) as kinds (of_kind)
      cross join lateral (
        select first.* from unnest(${categories}::text[]) as categories (of_category)
        cross join lateral (
          select item_id, item_kind, year, left_on from radar_place as place
          where is_shown and item_kind = of_kind and item_category = of_category and ${where} order by ${order} limit ${most}
        ) as first
        order by ${order} limit ${most}
      ) as first
      order by ${order}`,
  )
}

/** Of what was looked at, in its order, that whose items are wanted. */
async function listHeld(db: QueryExecutorProvider, places: readonly Place[], { conditions }: Wanted): Promise<Place[]> {
  const ids = places.map(({ id }) => id)
  const rows = await rowsOf(
    db,
    sql<{
      id: string
    }>`select item.id::text as id from item where item.id = any(${ids}::bigint[]) and ${all(conditions)}`,
  )
  const held = new Set(rows.map(({ id }) => id))
  return places.filter(({ id }) => held.has(id))
}

/** Items that are wanted, whether they stand on it or not, those of the front first; one more than are few at most. */
function listFew(db: Db, { items, byMap, readsTexts }: Wanted): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    if (readsTexts) await findByMap(trx)
    const looked = soonest({ columns: sql`item.id`, where: items, byMap, most: mostFew })
    return (await rowsOf(trx, sql<{ id: string }>`with ${looked} select id::text as id from looked`)).map(
      ({ id }) => id,
    )
  })
}

function listAmong(
  db: QueryExecutorProvider,
  { where, order }: Sought,
  { kinds, categories }: Wanted,
  ids: readonly string[],
): Promise<Place[]> {
  return rowsOf(
    db,
    sql<Place>`
      select ${columns} from radar_place as place
      where item_id = any(${ids}::bigint[]) and is_shown and item_kind = any(${kinds}::text[])
        and item_category = any(${categories}::text[]) and ${where}
      order by ${order}`,
  )
}

/** How many places of these kinds and categories an edition has. */
export async function countPlaces(
  db: QueryExecutorProvider,
  edition: number,
  { kinds, categories }: Wanted,
): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ places: number }>`
      select coalesce(sum(places), 0)::int as places from radar_tally
      where edition = ${edition} and kind = any(${kinds}::text[]) and category = any(${categories}::text[])`,
  )
  return row?.places ?? 0
}
