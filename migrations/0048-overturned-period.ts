import { type Kysely, sql } from 'kysely'

/**
 * Of which year or month the value is that contradicts an outcome: a question for a date is decided by any in its range.
 * Null of rows from before, which are about that of the outcome.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table overturned add period text`.execute(db)
}
