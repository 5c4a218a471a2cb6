import { type Kysely, sql } from 'kysely'

/** A forecast may hold until a day and no longer. That it ran out then is a row like any other that takes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table forecast add until date`.execute(db)
  await sql`create index forecast_until on forecast (until) where until is not null and estimate is not null`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table forecast drop column until`.execute(db)
}
