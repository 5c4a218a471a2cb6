import { type Kysely, sql } from 'kysely'

/**
 * `is_withdrawal`: that a trend passed back because its last value was withdrawn, which `at` names. Signposts that watch
 * a question tell since when they are on: the numbers of scenarios that are there are looked at anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passing add is_withdrawal boolean not null default false`.execute(db)
  await sql`insert into job (task, key, payload, owner, priority)
    select 'items.numbers', id, jsonb_build_object('id', id::text), coalesce(owner_id::text, ''), 12
    from item where kind = 'scenario' order by id
    on conflict do nothing`.execute(db)
}
