import { type Kysely, sql } from 'kysely'

/** When a spent token was taken for the one time that it is after its minute: its answer had got lost on the way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity.refresh_token add column late_at timestamptz(3)`.execute(db)
}
