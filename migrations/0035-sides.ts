import { type Kysely, sql } from 'kysely'

/**
 * On which side of their middle the values of a backtest lay: where all lie on one, the projections of that series
 * lean. Null until its numbers are made anew, and where nothing was looked back on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trend_record add column above integer, add column below integer`.execute(db)
}
