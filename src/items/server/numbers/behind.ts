/** Whether the numbers of items are still those of what they or their foundations said before. */
import { type QueryExecutorProvider, sql } from 'kysely'

/** Of none of those that have none. They are made, or found to hold, by a job of their own, and an event tells of it. */
export async function areNumbersBehind(db: QueryExecutorProvider, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from item, lateral (
      select version, rests_on from item_numbers where item_id = item.id order by made_at desc limit 1
    ) as made
    where item.id = any(${[...ids]}::bigint[]) and (made.version <> item.version or exists (
      select from jsonb_to_recordset(made.rests_on) as rest (item text, version integer)
        join item as other on other.id = case when rest.item ~ '/[0-9]+$' then split_part(rest.item, '/', 2)::bigint end
      where other.version <> rest.version
    )) limit 1`.execute(db)
  return rows.length > 0
}
