/** What lists read of listed items. Which items those are, `find-ids.ts` says. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Category } from '../../categories.ts'
import { cardColumns, type CardRow, rowsOf } from '../rows.ts'

const columns = sql.raw(cardColumns)

/** How far ahead the years to come reach. */
const farthestYears = 60

/** A card of a long series lies in twenty pages. */
const cardsAtOnce = 50

function listCards(db: QueryExecutorProvider, ids: readonly string[]): Promise<CardRow[]> {
  return rowsOf(
    db,
    sql<CardRow>`
      select ${columns} from unnest(${ids}::bigint[]) with ordinality as found (id, at) join item using (id)
      where is_listed order by at`,
  )
}

export function createListStore(db: QueryExecutorProvider) {
  return {
    /** In the order of the ids. What was hidden since they were found is left out. */
    async listCards(ids: readonly string[]): Promise<CardRow[]> {
      const parts = Array.from({ length: Math.ceil(ids.length / cardsAtOnce) }, (_, nth) =>
        listCards(db, ids.slice(nth * cardsAtOnce, (nth + 1) * cardsAtOnce)),
      )
      return (await Promise.all(parts)).flat()
    },

    /**
     * The years to come in samples: of every kind and category the first item due in each of the next `each` years that
     * have one. Which years have one the tally says.
     */
    listNearest(kinds: readonly string[], categories: readonly Category[], year: number, each: number) {
      return rowsOf(
        db,
        sql<{ kind: string; id: string; label: string; title: string; category: Category; year: number }>`
          with due as (
            select kind, category, horizon_to, row_number() over (partition by kind, category order by horizon_to) as nth
            from item_tallied
            where horizon_to between ${year} and ${year + farthestYears}
              and kind = any(${kinds}::text[]) and category = any(${categories}::text[])
            group by kind, category, horizon_to having sum(items) > 0
          )
          select first.*, due.horizon_to as year from due cross join lateral (
            select kind, id, label, title, category from item
            where is_listed and kind = due.kind and category = due.category and horizon_to = due.horizon_to
            order by id limit 1
          ) as first
          where nth <= ${each} order by year, id`,
      )
    },
  }
}
export type ListStore = ReturnType<typeof createListStore>
