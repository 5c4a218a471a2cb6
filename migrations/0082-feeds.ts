import { type Kysely, sql } from 'kysely'

/** What feeds tell, the newest first: versions that others may read and that say something new, and outcomes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index item_version_told on item_version (at desc, item_id desc) where is_public and is_text and version > 1`,
  `create index item_outcome_day on item ((card #>> '{outcome,at}') desc, id desc) where outcome is not null`,
]
