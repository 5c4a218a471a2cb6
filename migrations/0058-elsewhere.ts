import { type Kysely, sql } from 'kysely'

/**
 * Questions of other platforms that predictions are tied to, and what was said of them there. Nothing here is part of
 * an item: no version, no number and no outcome is made of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh drop platform`.execute(db)
  await sql`drop table elsewhere_day, elsewhere`.execute(db)
  await sql`drop function elsewhere_comes, elsewhere_changes`.execute(db)
}

/** What of a row a page shows, of the moment it was looked at the day; and for operators, how it stands. */
const shown = (row: string) =>
  `(${['address', 'alike', 'question', 'chance', 'forecasters', 'volume', 'closes', 'resolution', 'state', 'why'].map((name) => `${row}.${name}`).join(', ')}, (${row}.seen_at at time zone 'utc')::date)`

const told = `array_agg(distinct ('elsewhere.changed', 'item/' || item.id, jsonb_build_object('isPublic', item.published_at is not null))::told)`

const statements = [
  /**
   * One question a platform for each prediction. \`alike\`: what an operator has compared and found alike. What was said
   * there stands until the next look that found it in order, which was at \`seen_at\`; \`checked_at\` is the last look at
   * all. \`next_at\` is null where nothing is asked: a link alone.
   */
  `create table elsewhere (
    item_id bigint not null references item on delete cascade,
    platform text not null,
    address jsonb not null,
    alike text[] not null,
    hosts text[] not null,
    state text not null default 'active' check (state in ('active', 'broken', 'ended')),
    why text,
    broken_since timestamptz(3),
    tries integer not null default 0,
    question_id text,
    question text,
    chance float8 check (chance between 0 and 1),
    forecasters float8,
    volume float8,
    closes timestamptz(3),
    resolution text check (resolution in ('yes', 'no', 'other')),
    seen_at timestamptz(3),
    etag text,
    last_modified text,
    next_at timestamptz(3),
    checked_at timestamptz(3),
    asked_at timestamptz(3),
    lease uuid,
    leased_until timestamptz(3),
    primary key (item_id, platform)
  )`,
  `create index elsewhere_due on elsewhere (next_at) where state <> 'ended'`,
  /** What was said last on each day, where the terms let it be handed on. */
  `create table elsewhere_day (
    item_id bigint not null,
    platform text not null,
    day date not null,
    chance float8 not null check (chance between 0 and 1),
    primary key (item_id, platform, day),
    foreign key (item_id, platform) references elsewhere on delete cascade
  )`,
  /** Of a look at a platform: which; null of one at the source of a series. */
  `alter table refresh add platform text`,

  `create function elsewhere_comes() returns trigger language plpgsql as $$
  begin
    perform tell(${told}) from changed join item on item.id = item_id;
    return null;
  end $$`,
  ...[
    ['come', 'insert', 'new'],
    ['go', 'delete', 'old'],
  ].map(
    ([name, event, table]) =>
      `create trigger elsewhere_${name} after ${event} on elsewhere referencing ${table} table as changed
        for each statement execute function elsewhere_comes()`,
  ),
  `create function elsewhere_changes() returns trigger language plpgsql as $$
  begin
    perform tell(${told}) from fresh join former using (item_id, platform) join item on item.id = item_id
      where ${shown('fresh')} is distinct from ${shown('former')};
    return null;
  end $$`,
  `create trigger elsewhere_change after update on elsewhere referencing old table as former new table as fresh
    for each statement execute function elsewhere_changes()`,
]
