import { type Kysely, sql } from 'kysely'

/**
 * Who had given no name published under the part of their address before the @. From now on it is a number, as
 * `authorOf` in `src/accounts/server/names.ts` says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const nameless = `account where nullif(trim(nickname), '') is null and nullif(trim(name), '') is null`

const statements = [
  `update item set author = 'Author ' || owner_id from (select id::text from ${nameless}) as nameless where owner_id = nameless.id`,
  `update item_version set author = 'Author ' || owner_id from item, (select id::text from ${nameless}) as nameless
    where item_id = item.id and owner_id = nameless.id`,
  `update moderation set by_name = 'Author ' || by_id from (select id::text from ${nameless}) as nameless where by_id = nameless.id`,
  `update author_word set by_name = 'Author ' || by_id from (select id::text from ${nameless}) as nameless where by_id = nameless.id`,
]
