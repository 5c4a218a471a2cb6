import { type Kysely, sql } from 'kysely'

/** Operators may also find a report groundless, and leave the item as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table moderation drop constraint moderation_action_check`.execute(db)
  await sql`alter table moderation add constraint moderation_action_check check (action in ('hidden', 'restored', 'left'))`.execute(
    db,
  )
}
