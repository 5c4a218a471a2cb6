import { type Kysely, sql } from 'kysely'

/** Whoever let a forecast hold until a day is told that it counts no longer, and who wrote in a thread of replies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, ['outcome', 'due', 'closing', 'ran-out', 'changed', 'gone', 'reply', 'moved'])
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from notice where what in ('ran-out', 'reply')`.execute(db)
  await allow(db, ['outcome', 'due', 'closing', 'changed', 'gone', 'moved'])
}

async function allow(db: Kysely<unknown>, whats: readonly string[]): Promise<void> {
  await sql`alter table notice drop constraint notice_what_check`.execute(db)
  await sql
    .raw(`alter table notice add constraint notice_what_check check (what in ('${whats.join("', '")}'))`)
    .execute(db)
}
