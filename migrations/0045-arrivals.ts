import { type Kysely, sql } from 'kysely'

/**
 * What was projected is scored on the value that was known first, and keeps that score; `revised` is the second, on the
 * values as they are known now, null where none of them was revised. `steps`: how the values that came lay by how far
 * ahead they were said, of backtests and of what was kept. `passing`: when the last value of a trend came to lie on the
 * other side of a value that matters, each known by the state that showed it first. The numbers of trends that are there
 * are looked at once more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trend_record add column revised jsonb, add column steps jsonb not null default '{}'`.execute(db)
  await sql`create table passing (
    item_id bigint not null references item on delete cascade,
    threshold float8 not null,
    known_from timestamptz(3) not null,
    at text not null,
    towards text not null check (towards in ('up', 'down')),
    is_revision boolean not null,
    primary key (item_id, threshold, known_from)
  )`.execute(db)
  await sql`insert into job (task, key, payload, owner, priority)
    select 'items.numbers', id, jsonb_build_object('id', id::text), coalesce(owner_id::text, ''), 10
    from item where kind = 'trend' order by id
    on conflict do nothing`.execute(db)
}
