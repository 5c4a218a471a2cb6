import { type Kysely, sql } from 'kysely'

/** A program that does not know the column writes rows without it. */
export const expands = true

/** Whether a row is the last word of a process, said as it left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table watched_minute add column has_left boolean not null default false`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table watched_minute drop column has_left`.execute(db)
}
