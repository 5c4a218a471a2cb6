import { type Kysely, sql } from 'kysely'

/**
 * `hosts`: whom a look at a binding asks, so that the next is chosen among those whose hosts may be asked just now; null
 * until this program has said it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table source_binding add hosts text[]`.execute(db)
}
