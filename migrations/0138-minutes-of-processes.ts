import { type Kysely, sql } from 'kysely'

/** A program that does not know the columns writes rows without them. */
export const expands = true

/** Whether each process heard what changes when it wrote its minute, and how far behind the replica was that it reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table watched_minute add column is_listening boolean not null default true, add column lag_seconds float8 not null default 0`,
    )
    .execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table watched_minute drop column is_listening, drop column lag_seconds`).execute(db)
}
