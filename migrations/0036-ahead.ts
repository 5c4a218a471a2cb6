import { type Kysely, sql } from 'kysely'

/**
 * What lists show of an item's numbers in each of the years or months to come, beside the numbers themselves: a list
 * would have to take these apart to show one figure of them. Numbers that were made before have none until they are
 * made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item_numbers add column ahead jsonb`.execute(db)
}
