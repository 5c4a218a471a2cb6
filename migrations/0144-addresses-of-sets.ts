import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without. */
export const expands = true

/** The sitemap has the address of each set and when it changed last: read off the index, and not off sets that hold whole tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index scenario_set_address on scenario_set (slug) include (updated_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index scenario_set_address`.execute(db)
}
