/** Lists of listed items: filtered, searched, ordered, a page at a time. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Category } from '../../categories.ts'
import type { Filters, Sort } from '../../shelf/filters.ts'
import type { Place } from './cursor.ts'
import { cardColumns, type CardRow, rowsOf } from '../rows.ts'
import type { Search } from './search.ts'
import { after, all, categoryIs, keyText, kindIs, narrowing, orderBy, orders, statusIs } from './select.ts'

/** A row of a list with the key by which the list is ordered, as a cursor carries it. */
export type ListedRow = CardRow & { key: string }
export type ListRequest = {
  filters: Filters
  sort: Sort
  search: Search | null
  place: Place | null
  limit: number
  today: string
}

const columns = sql.raw(cardColumns)

/**
 * So many matches in names, and so many in texts, are weighed against each other. Beyond that all are about equally
 * good.
 */
const mostWeighed = 200
/** How far ahead the years to come reach. */
const farthestYears = 60

export function createListStore(db: QueryExecutorProvider) {
  /**
   * Whether anything holds all the words, before kind, category and status narrow it: the same question that counting
   * asks.
   */
  const holdsAll = async (filters: Filters, query: string) =>
    (await rowsOf(db, sql`select from item where ${all(narrowing(filters))} and search @@ ${query}::tsquery limit 1`))
      .length > 0
  return {
    /**
     * One more than `limit` where there are more. Words that no item holds together are looked for one by one
     * (`loose`).
     */
    async listItems(request: ListRequest): Promise<{ rows: ListedRow[]; loose: boolean }> {
      const { search, place } = request
      if (!search) return { rows: await rowsOf(db, listOf(request, null)), loose: false }
      if (place)
        return {
          rows: await rowsOf(db, listOf(request, place.loose ? search.looseQuery : search.query)),
          loose: place.loose,
        }
      const strict = await rowsOf(db, listOf(request, search.query))
      if (strict.length || search.looseQuery === search.query || (await holdsAll(request.filters, search.query)))
        return { rows: strict, loose: false }
      return { rows: await rowsOf(db, listOf(request, search.looseQuery)), loose: true }
    },

    /**
     * The years to come in samples: of every kind and category the first item due in each of the next `each` years that
     * have one.
     */
    listNearest(kinds: readonly string[], categories: readonly Category[], year: number, each: number) {
      return rowsOf(
        db,
        sql<{ kind: string; id: string; label: string; title: string; category: Category; year: number }>`
          select kind, id, label, title, category, year from unnest(${kinds}::text[]) as kinds (of_kind)
          cross join unnest(${categories}::text[]) as categories (of_category)
          cross join lateral (
            select first.*, due as year from generate_series(${year}::int, ${year + farthestYears}::int) as due
            cross join lateral (
              select kind, id, label, title, category from item
              where is_listed and item.kind = of_kind and item.category = of_category and horizon_to = due
              order by id limit 1
            ) as first
            order by due limit ${each}
          ) as nearest
          order by year, id`,
      )
    },
  }
}
export type ListStore = ReturnType<typeof createListStore>

function listOf({ filters, sort, place, limit, today }: ListRequest, query: string | null): RawBuilder<ListedRow> {
  const wanted = [
    ...narrowing(filters),
    ...kindIs(filters.kind),
    ...categoryIs(filters.category),
    ...statusIs(filters.status, today),
  ]
  const { only } = orders[sort]
  const conditions = [...wanted, ...(only ? [only(today)] : [])]
  const rest = sql`${all(after(sort, place))} ${orderBy(sort)} limit ${limit + 1}`
  if (sort !== 'relevance') {
    const found = query === null ? [] : [sql<boolean>`search @@ ${query}::tsquery`]
    return sql`select ${columns}, ${keyText(sort)} as key from item where ${all([...conditions, ...found])} and ${rest}`
  }
  return sql`
    with found as (
      (select id from item where name_search @@ ${query}::tsquery and ${all(conditions)} limit ${mostWeighed})
      union (select id from item where search @@ ${query}::tsquery and ${all(conditions)} limit ${mostWeighed})
    ), weighed as (
      select item.*, round((ts_rank('{0.05, 0.2, 0.4, 1}', item.search, ${query}::tsquery, 1)
        + 2 * ts_rank('{0, 0, 0.3, 1}', item.name_search, ${query}::tsquery))::numeric, 6)::float8 as rank
      from found join item using (id)
    )
    select ${columns}, rank::text as key from weighed as item where ${rest}`
}
