/** What lists read of listed items. Which items those are, `find-ids.ts` says. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Category } from '../../categories.ts'
import { cardColumns, type CardRow, rowsOf } from '../rows.ts'

const columns = sql.raw(cardColumns)

/** How far ahead the years to come reach. */
const farthestYears = 60

export function createListStore(db: QueryExecutorProvider) {
  return {
    /** In the order of the ids. What was hidden since they were found is left out. */
    listCards(ids: readonly string[]): Promise<CardRow[]> {
      return rowsOf(
        db,
        sql<CardRow>`
          select ${columns} from unnest(${ids}::bigint[]) with ordinality as found (id, at) join item using (id)
          where is_listed order by at`,
      )
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
