import { type Kysely, sql } from 'kysely'

/**
 * For lists that begin with the oldest data, or the newest: by the year or month of the last value of a series. What has
 * none comes last either way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, none] of [
    ['oldest', '9999'],
    ['newest', '0000'],
  ] as const)
    await sql`create index ${sql.ref(`item_data_${name}`)} on item
      ((coalesce(card #>> '{series,last,at}', ${sql.lit(none)}) collate "C"), id) where is_listed`.execute(db)
}
