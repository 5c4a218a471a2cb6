/** Everything that is listed, for those who read all of it: no statement here reads more than it is asked for. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '../rows.ts'

/** `changed_at`: when its text or its series changed last, or its number moved. */
export type Address = { kind: string; id: string; changed_at: Date }

/**
 * Of items: those that are listed among the ids after `after` and up to `last`, in their order. Read off indexes alone
 * (`migrations/0141-found-by-indexes.ts`).
 */
export function listAddresses(db: QueryExecutorProvider, after: number, last: number): Promise<Address[]> {
  return rowsOf(
    db,
    sql`
      select kind, id, greatest(updated_at, moved_at) as changed_at
      from item left join (
        select item_id, max(at) as moved_at from item_move where item_id > ${after} and item_id <= ${last} group by item_id
      ) as moved on item_id = id
      where is_listed and id > ${after} and id <= ${last} order by id`,
  )
}

/** The last id that any item was given, listed or not; 0 where there is none. */
export async function findLastId(db: QueryExecutorProvider): Promise<number> {
  const [row] = await rowsOf<{ last: string | null }>(db, sql`select max(id) as last from item`)
  return Number(row?.last ?? 0)
}

/**
 * Of authors of listed items, in the order of their ids, with when they changed something last; the id of the house,
 * which comes first, is null. One step of an index each, however many items they have.
 */
export function listListedAuthors(
  db: QueryExecutorProvider,
  most: number,
): Promise<{ id: string | null; updated_at: Date }[]> {
  const next = sql`order by owner_id, updated_at desc limit 1`
  return rowsOf(
    db,
    sql`
      with recursive author as (
        (select owner_id, updated_at from item where is_listed and owner_id is not null ${next})
        union all
        select following.* from author cross join lateral (
          select owner_id, updated_at from item where is_listed and owner_id > author.owner_id ${next}
        ) as following
      )
      (select owner_id as id, updated_at from item where is_listed and owner_id is null order by updated_at desc limit 1)
      union all
      (select owner_id, updated_at from author limit ${most - 1})`,
  )
}
