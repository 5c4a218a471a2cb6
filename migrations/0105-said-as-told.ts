import { type Kysely, sql } from 'kysely'

/**
 * What people say of an item together names the row of its history that told it, so that whoever rested on it reads
 * that very row again; and how many of them answered an earlier wording. Numbers of other items are kept for ever: what
 * they are made of follows what people say at most once an hour.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger said_counted_of_another_question on item`.execute(db)
  await sql`drop table said_counted`.execute(db)
  await sql`drop function said_counted_anew, said_counted_of_another_question, said_as_told`.execute(db)
  await sql`update item_said set said = said #- '{crowd,row}' #- '{crowd,earlier}'`.execute(db)
}

const statements = [
  /** As \`item_said\` has it; null where no such row is there, or it told that they are too few. */
  `create function said_as_told(item bigint, told bigint) returns jsonb language sql stable as $$
    select jsonb_build_object('crowd', jsonb_build_object(
      'estimate', said -> 'estimate', 'people', forecasters, 'earlier', earlier, 'row', seq::text,
      'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from crowd_point where seq = told and item_id = item and said is not null
  $$`,

  /** Of a history that was made anew the moment may be another: that is named once it is told again. */
  `update item_said set said = said_as_told(point.item_id, point.seq)
    from crowd_point as point where point.item_id = item_said.item_id and point.said is not null
      and point.at = (item_said.said #>> '{crowd,at}')::timestamptz
      and point.said -> 'estimate' = item_said.said #> '{crowd,estimate}'
      and point.forecasters = (item_said.said #>> '{crowd,people}')::int`,

  /**
   * What numbers of other items are made of, and since when: what people said then, with the row that told it, or null
   * where they did not lead.
   */
  `create table said_counted (
    item_id bigint primary key references item on delete cascade,
    said jsonb,
    at timestamptz(3) not null
  )`,
  `create function said_counted_of_another_question() returns trigger language plpgsql as $$
  begin
    update said_counted set said = null where item_id = new.id and said is not null;
    return null;
  end $$`,
  `create trigger said_counted_of_another_question after update of details on item for each row
    when (old.details -> 'question' is distinct from new.details -> 'question') execute function said_counted_of_another_question()`,

  /** Whoever made them say it is not told of: several may have. */
  `create function said_counted_anew() returns trigger language plpgsql as $$
  declare acting text := coalesce(current_setting('farsight.actor', true), '');
  begin
    perform set_config('farsight.actor', '', true);
    perform tell(array_agg(distinct ('item.counted', 'item/' || item_id, jsonb_build_object('isPublic', item.published_at is not null))::told))
    from changed join item on item.id = item_id;
    perform set_config('farsight.actor', acting, true);
    return null;
  end $$`,
  ...['insert', 'update'].map(
    (event) =>
      `create trigger said_counted_by_${event} after ${event} on said_counted referencing new table as changed
        for each statement execute function said_counted_anew()`,
  ),
  `insert into said_counted (item_id, said, at) select item_id, said, now() from item_said where said #> '{crowd,row}' is not null`,
]
