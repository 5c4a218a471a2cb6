import { type Kysely, sql } from 'kysely'

/**
 * How a question was confirmed to be read before it was ordered (`analyses/ask/ask.ts`), kept with the order: its report
 * is made of that, and so is one that asks again. Null where nothing was confirmed: then the question is read anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analysis add read jsonb`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analysis drop read`.execute(db)
}
