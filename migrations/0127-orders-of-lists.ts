import { type Kysely, sql } from 'kysely'

/**
 * What is listed in an order has an index in that order, or all of it is read for the first of it: sets by their titles,
 * and the items of calendars by their first day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index scenario_set_title on scenario_set ((data ->> 'title'), slug)`.execute(db)
  await sql`create index item_dated on item (coalesce(closes, make_date(horizon_from, 1, 1)), id) where is_listed`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index scenario_set_title, item_dated`.execute(db)
}
