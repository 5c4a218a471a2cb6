import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without. */
export const expands = true

/** Drafts that nobody has touched in a year are forgotten at night: they are found by their age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index draft_untouched on draft (updated_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index draft_untouched`.execute(db)
}
