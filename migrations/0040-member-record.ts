import { type Kysely, sql } from 'kysely'

/**
 * How members of scenarios that have been decided came out: a small row for each, by its place from 0, written together
 * with the numbers of its scenario. `chance`: what those had said last before it was decided; null where nothing of the
 * kind was kept. The numbers of scenarios that are there already are looked at once more, to write their rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table member_record (
    item_id bigint not null references item on delete cascade,
    place integer not null,
    ref text not null,
    has_come boolean not null,
    chance float8,
    primary key (item_id, place)
  )`.execute(db)
  await sql`insert into job (task, key, payload, owner, priority)
    select 'items.numbers', id, jsonb_build_object('id', id::text), coalesce(owner_id::text, ''), 12
    from item where kind = 'scenario' order by id
    on conflict do nothing`.execute(db)
}
