import { type Kysely, sql } from 'kysely'

/** What people said of an item near to a moment is found without reading all that they ever said of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index comment_moment on comment (item_id, at) where is_shown`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index comment_moment`.execute(db)
}
