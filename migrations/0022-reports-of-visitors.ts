import { type Kysely, sql } from 'kysely'

/**
 * Reports of people without an account. Who one is stands in `account_id` as a digest of the network that they called
 * from, with a salt of that day: whoever asks again on that day is known again, and afterwards nobody can say who it was,
 * since the salt is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report add by_visitor boolean not null default false`.execute(db)
  await sql`create table report_salt (day date primary key, salt bytea not null)`.execute(db)
}
