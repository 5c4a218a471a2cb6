import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without. */
export const expands = true

/**
 * Names and summaries of the front by their words, as `src/analyses/server/dossier/candidate-store.ts` asks: the index of
 * all that items say keeps no weights, and each text that holds a word had to be read to learn where it does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index item_front_summaries on item using gin (ts_filter(search, '{a,b}')) where is_listed and is_front`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_front_summaries`.execute(db)
}
