import { type Kysely, sql } from 'kysely'

/**
 * How long what people wrote is, as text: written down with it, since what one account may keep is counted with every
 * save, and the texts themselves are then read by nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table item_version add bytes integer not null generated always as (octet_length(data::text)) stored`,
  `alter table draft add bytes integer not null generated always as (octet_length(entry::text)) stored`,
]
