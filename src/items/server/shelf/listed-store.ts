/** Everything that is listed, for those who read all of it. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '../rows.ts'

/** `changed_at`: when its text or its series changed last, or its number moved. */
export type Address = { kind: string; id: string; changed_at: Date }

/** Of items: a batch at a time in the order of their ids. */
export function listAddresses(db: QueryExecutorProvider, afterId: string, most: number): Promise<Address[]> {
  return rowsOf(
    db,
    sql`select kind, id, greatest(updated_at, (select max(at) from item_move where item_id = item.id)) as changed_at
      from item where is_listed and id > ${afterId}::bigint order by id limit ${most}`,
  )
}

/** Of authors, whoever changed something last first; the id of the house is null. */
export function listListedAuthors(
  db: QueryExecutorProvider,
  most: number,
): Promise<{ id: string | null; updated_at: Date }[]> {
  return rowsOf(
    db,
    sql`select owner_id as id, max(updated_at) as updated_at from item where is_listed group by owner_id order by 2 desc limit ${most}`,
  )
}
