import { type Kysely, sql } from 'kysely'

/** An analysis that was done and yet given back, because asking again told nothing new: its owner is shown no cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table analysis add column is_free boolean not null default false`,
  `update analysis set is_free = true
   where state = 'done' and exists (select from ledger where key = 'release:analysis:' || analysis.id)`,
]
