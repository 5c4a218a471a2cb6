import { type Kysely, sql } from 'kysely'

/** So that what is told of everything reads little of it, however much there is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_author`.execute(db)
  await sql`drop index scored_question_made`.execute(db)
}

const statements = [
  /** The authors of what is listed, and when each changed something last. */
  `create index item_author on item (owner_id, updated_at desc) where is_listed`,
  /** What was scored last. */
  `create index scored_question_made on scored_question (made_at desc)`,
]
