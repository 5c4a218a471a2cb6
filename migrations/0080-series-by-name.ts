import { type Kysely, sql } from 'kysely'

/** A series of the house by its own name, as identities between series know it, however many series there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index series_state_name on series_state (name) where known_to = 'infinity'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index series_state_name`.execute(db)
}
