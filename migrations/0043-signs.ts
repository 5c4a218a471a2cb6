import { type Kysely, sql } from 'kysely'

/** The numbers of scenarios say which signposts are on, and since when: those that are there already are looked at anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into job (task, key, payload, owner, priority)
    select 'items.numbers', id, jsonb_build_object('id', id::text), coalesce(owner_id::text, ''), 12
    from item where kind = 'scenario' order by id
    on conflict do nothing`.execute(db)
}
