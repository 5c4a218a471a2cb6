import { type Kysely, sql } from 'kysely'

/**
 * Addresses at which somebody's own feed and calendar lie, one for each account: whoever knows it reads them without
 * signing in. Only its digest is kept, so that nobody reads an address out of the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table own_feed (
    account_id text primary key,
    digest bytea not null unique,
    made_at timestamptz(3) not null
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table own_feed`.execute(db)
}
