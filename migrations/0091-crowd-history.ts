import { type Kysely, sql } from 'kysely'

/**
 * What the crowd of a prediction said, from change to change: at most one row in ten seconds, which is all that others
 * are told. It can be made anew of the forecasts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table crowd_point`.execute(db)
  await sql`drop function crowd_moved`.execute(db)
}

const statements = [
  /**
   * \`wording\` is the digest of what was asked then, as of a forecast; \`earlier\`: how many of the forecasters answered
   * another. \`said\` is null while they are too few to be shown, \`until\` the newest forecast that is in it. \`seq\` is the order: a clock may go back.
   */
  `create table crowd_point (
    seq bigint generated always as identity primary key,
    item_id bigint not null references item on delete cascade,
    at timestamptz(3) not null,
    wording text not null,
    forecasters integer not null,
    earlier integer not null,
    said jsonb,
    until bigint not null
  )`,
  `create index crowd_point_newest on crowd_point (item_id, seq desc)`,
  `create index crowd_point_at on crowd_point (item_id, at desc, seq desc)`,

  /** Whoever speaks is not told of: several may have, within ten seconds. */
  `create function crowd_moved() returns trigger language plpgsql as $$
  declare acting text := coalesce(current_setting('farsight.actor', true), '');
  begin
    perform set_config('farsight.actor', '', true);
    perform tell(array_agg(distinct ('crowd.moved', 'item/' || item_id, jsonb_build_object('isPublic', item.published_at is not null))::told))
    from made join item on item.id = item_id;
    perform set_config('farsight.actor', acting, true);
    return null;
  end $$`,
  `create trigger crowd_moved after insert on crowd_point referencing new table as made
    for each statement execute function crowd_moved()`,
]
