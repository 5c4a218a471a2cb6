import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without. */
export const expands = true

/** Which branches ask the same as a question, on a condition: by thousands of links to it that say `see-also` they are not found soon. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index item_asked_plain on item ((details -> 'condition' ->> 'plain'))
    where details -> 'condition' ->> 'plain' is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_asked_plain`.execute(db)
}
