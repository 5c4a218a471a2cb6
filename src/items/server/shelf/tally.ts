/**
 * How many items are listed, by kind, category and the year in which their horizon ends, without looking at any
 * (`migrations/0123-item-tally.ts`). It knows nothing of words, tags, states, families, links and series.
 */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Filters } from '../../shelf/filters.ts'
import { rowsOf } from '../rows.ts'

/** Whether the tally knows all that these filters ask for. */
export function isTallied({ q, tag, status, family, linked, data }: Filters): boolean {
  return tag.length === 0 && status.length === 0 && [q, family, linked, data].every((one) => one === undefined)
}

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

/** Of the years that are asked for, by kind and category, whatever kinds and categories are asked for. */
export function talliedIn({ from, to }: Filters): RawBuilder<unknown> {
  return sql`select kind, category, sum(items)::int as items from ${tallied}
    where horizon_to >= ${from ?? -9999} and horizon_to <= ${to ?? 9999} group by kind, category`
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
