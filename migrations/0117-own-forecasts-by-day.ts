import { type Kysely, sql } from 'kysely'

/** One's own forecasts are listed by when they were said: rows that were written together stand in another order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index forecast_own`.execute(db)
  await sql`create index forecast_own on forecast (forecaster_id, at desc, seq desc)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index forecast_own`.execute(db)
  await sql`create index forecast_own on forecast (forecaster_id, seq desc)`.execute(db)
}
