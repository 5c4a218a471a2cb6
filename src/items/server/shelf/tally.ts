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

/** Sums, with the rows of what changed since, which may be below 0. */
type Tally = { sums: string; changes: string; by: readonly string[] }
const ofItems: Tally = { sums: 'item_tally', changes: 'item_tally_change', by: ['kind', 'category', 'horizon_to'] }
/** By author, '' for the house (`migrations/0140-long-lists.ts`). */
const ofAuthors: Tally = { sums: 'author_tally', changes: 'author_tally_change', by: ['owner_id'] }

/** So many changes are folded in one transaction. */
const mostAtOnce = 10_000

/** Adds what has changed to the sums. Answers how many changes that were. */
export const foldTally = (db: QueryExecutorProvider, most = mostAtOnce) => fold(db, ofItems, most)

/** The same by author. Of whom nothing is listed any more nothing stays. */
export async function foldAuthors(db: QueryExecutorProvider, most = mostAtOnce): Promise<number> {
  const folded = await fold(db, ofAuthors, most)
  if (folded > 0) await sql`delete from author_tally where items = 0`.execute(db)
  return folded
}

async function fold(db: QueryExecutorProvider, { sums, changes, by }: Tally, most: number): Promise<number> {
  const [into, from, columns] = [sql.table(sums), sql.table(changes), sql.join(by.map((name) => sql.ref(name)))]
  let folded = 0
  for (;;) {
    // eslint-disable-next-line no-await-in-loop -- each batch is what the one before left
    const [batch] = await rowsOf(
      db,
      sql<{ changes: number }>`
        with due as materialized (
          select id from ${from} order by id limit ${most} for update skip locked
        ), taken as (
          delete from ${from} where id in (select id from due) returning ${columns}, items
        ), added as (
          insert into ${into} as sums (${columns}, items)
          select ${columns}, sum(items) from taken group by ${columns} having sum(items) <> 0 order by ${columns}
          on conflict (${columns}) do update set items = sums.items + excluded.items
        )
        select count(*)::int as changes from taken`,
    )
    const count = batch?.changes ?? 0
    folded += count
    if (count < most) return folded
  }
}
