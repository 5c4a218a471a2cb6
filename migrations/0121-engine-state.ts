import { type Kysely, sql } from 'kysely'

/**
 * Which mathematics was last applied to all items, in one row, and none before the first start: a start under the same
 * one need look at no item.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table engine_state (one boolean primary key default true check (one), version integer not null)`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table engine_state`.execute(db)
}
