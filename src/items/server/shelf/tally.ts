/**
 * How many items are listed, by kind, category and the year in which their horizon ends, without looking at any
 * (`migrations/0123-item-tally.ts`). It knows nothing of words, tags, states, families, links and series.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '../rows.ts'

/** Sums and what has changed since they were folded: both in one statement, or what is folded meanwhile is missed. */
const tallied = sql`item_tallied`

/** How many items of each kind are due in each year. */
export function countYears(db: QueryExecutorProvider): Promise<{ year: number; kind: string; items: number }[]> {
  return rowsOf(
    db,
    sql`select horizon_to as year, kind, sum(items)::int as items from ${tallied}
      group by horizon_to, kind having sum(items) > 0 order by 1, 2`,
  )
}

/** So many changes are folded in one transaction. */
const mostAtOnce = 10_000

/** Adds what has changed to the sums. Answers how many changes that were. */
export async function foldTally(db: QueryExecutorProvider, most = mostAtOnce): Promise<number> {
  let folded = 0
  for (;;) {
    // eslint-disable-next-line no-await-in-loop -- each batch is what the one before left
    const [batch] = await rowsOf(
      db,
      sql<{ changes: number }>`
        with due as materialized (
          select id from item_tally_change order by id limit ${most} for update skip locked
        ), taken as (
          delete from item_tally_change where id in (select id from due) returning kind, category, horizon_to, items
        ), added as (
          insert into item_tally as sums (kind, category, horizon_to, items)
          select kind, category, horizon_to, sum(items) from taken
          group by kind, category, horizon_to having sum(items) <> 0 order by kind, category, horizon_to
          on conflict (kind, category, horizon_to) do update set items = sums.items + excluded.items
        )
        select count(*)::int as changes from taken`,
    )
    const changes = batch?.changes ?? 0
    folded += changes
    if (changes < most) return folded
  }
}
