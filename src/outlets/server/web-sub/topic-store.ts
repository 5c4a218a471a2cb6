/** Whether the feed of an item has anything new that everybody may hear of. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'

/** Null where nothing of it is new, and of what lists do not show: whoever has its address was given it. */
export async function findKindOfNews(db: QueryExecutorProvider, id: string): Promise<string | null> {
  const since = sql`now() - interval '1 day'`
  const [row] = await rowsOf(
    db,
    sql<{ kind: string }>`
      select kind from item where id = ${id}::bigint and is_listed and (updated_at > ${since} or published_at > ${since}
        or exists (select from item_move where item_id = item.id and at > ${since}))`,
  )
  return row?.kind ?? null
}
