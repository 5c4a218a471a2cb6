import { type Kysely, sql } from 'kysely'

/**
 * What each author has published for the first time in the last day, for the limit of it. Apart from the items, and
 * without a key that leads to them: whoever deletes an item has published it all the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table publication (
    account_id text not null,
    item_id bigint not null,
    at timestamptz(3) not null,
    primary key (account_id, item_id)
  )`,
  `create index publication_at on publication (at)`,
  `insert into publication (account_id, item_id, at)
    select owner_id, id, coalesce(first_published_at, held_at) from item
    where owner_id is not null and coalesce(first_published_at, held_at) > now() - interval '1 day'`,
]
