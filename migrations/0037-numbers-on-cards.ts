import { type Kysely, sql } from 'kysely'

/**
 * What lists show of an item's numbers, apart from the rest of them: lists read no row of a hundred kilobytes for one
 * chance. Empty in rows that were made before; all are made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item_numbers add column card jsonb not null default '{}'`.execute(db)
}
