import { type Kysely, sql } from 'kysely'

/** Which prediction asks the same as a question of another platform, by the word of whoever brought that, for themselves alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imported_question add same_as bigint references item on delete set null`.execute(db)
  await sql`create index imported_question_same on imported_question (same_as) where same_as is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imported_question drop same_as`.execute(db)
}
