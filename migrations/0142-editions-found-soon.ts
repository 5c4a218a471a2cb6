import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without: it names none of the new columns, which are filled by a trigger. */
export const expands = true

/**
 * What is asked of an edition of the radar is found by indexes, however many items it has: each place has what lists know
 * of its item, kept by triggers, and the day on which that left or leaves the radar; and how many places an edition has is
 * summed up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function radar_place_come, radar_places_follow, radar_tallied cascade`.execute(db)
  await sql`drop table radar_tally`.execute(db)
  await sql`alter table radar_place drop item_kind, drop item_category, drop is_shown, drop left_on`.execute(db)
  await sql`drop function leaves_radar_on`.execute(db)
  await sql`create index radar_place_year on radar_place (edition, year, item_id)`.execute(db)
}

const statements = [
  /** Settled, or over: the first day after its horizon. */
  `create function leaves_radar_on(one item) returns date language sql stable
    return case when one.outcome is null then make_date(one.horizon_to + 1, 1, 1)
      else (coalesce((select max(at) from resolution where item_id = one.id), one.updated_at) at time zone 'utc')::date end`,

  /** Written anew, which is sooner done than changing every row. */
  `alter table radar_place rename to radar_place_before`,
  `create table radar_place (
    edition integer not null,
    item_id bigint not null,
    /** The decimal year at which it stood. */
    year double precision not null,
    /** Its number in the fewest words; empty where it had none. */
    figure text not null,
    is_estimate boolean not null,
    /** As it is now, so that lists of an edition are narrowed as all others. */
    item_kind text not null,
    item_category text not null,
    is_shown boolean not null,
    left_on date not null
  )`,
  `insert into radar_place
    select edition, item_id, year, figure, is_estimate, kind, category, is_listed, leaves_radar_on(item)
    from radar_place_before join item on item.id = item_id order by edition, item_id`,
  `drop table radar_place_before`,
  `alter table radar_place add primary key (edition, item_id),
    add foreign key (edition) references radar_edition on delete cascade,
    add foreign key (item_id) references item on delete cascade`,
  `create index radar_place_item on radar_place (item_id)`,
  /** The soonest of each kind and category. */
  `create index radar_place_ahead on radar_place (edition, item_kind, item_category, year, item_id) where is_shown`,
  /** What left it last. */
  `create index radar_place_left on radar_place (edition, item_kind, item_category, left_on desc, year, item_id) where is_shown`,

  `create function radar_place_come() returns trigger language plpgsql as $$
  begin
    select kind, category, is_listed, leaves_radar_on(item) into new.item_kind, new.item_category, new.is_shown, new.left_on
    from item where id = new.item_id;
    return new;
  end $$`,
  `create trigger radar_place_come before insert on radar_place for each row execute function radar_place_come()`,
  `create function radar_places_follow() returns trigger language plpgsql as $$
  begin
    update radar_place set item_category = new.category, is_shown = new.is_listed,
      left_on = case when new.outcome is null then make_date(new.horizon_to + 1, 1, 1)
        when old.outcome is null then (now() at time zone 'utc')::date else left_on end
    where item_id = new.id;
    return null;
  end $$`,
  `create trigger radar_places_follow after update on item for each row
    when (old.category <> new.category or old.is_listed <> new.is_listed or old.horizon_to <> new.horizon_to
      or (old.outcome is null) <> (new.outcome is null))
    execute function radar_places_follow()`,

  /**
   * How many places of an edition are shown: the sum of its rows, to which each statement adds what it changed, so that
   * nobody waits for a row that others count in. They are folded when the next edition is kept.
   */
  `create table radar_tally (
    edition integer not null references radar_edition on delete cascade,
    kind text not null,
    category text not null,
    places integer not null
  )`,
  `create index radar_tally_edition on radar_tally (edition)`,
  `insert into radar_tally
    select edition, item_kind, item_category, count(*) from radar_place where is_shown group by edition, item_kind, item_category`,
  `create function radar_tallied() returns trigger language plpgsql as $$
  begin
    if tg_op = 'TRUNCATE' then
      delete from radar_tally;
    elsif tg_op = 'INSERT' then
      insert into radar_tally
      select edition, item_kind, item_category, count(*) from fresh where is_shown group by edition, item_kind, item_category;
    elsif tg_op = 'DELETE' then
      -- Those of an edition that goes as a whole are nowhere to be counted.
      insert into radar_tally
      select edition, item_kind, item_category, -count(*) from former join radar_edition on radar_edition.id = edition
      where is_shown group by edition, item_kind, item_category;
    else
      insert into radar_tally
      select edition, item_kind, item_category, sum(change) from (
        select edition, item_kind, item_category, 1 as change from fresh where is_shown
        union all select edition, item_kind, item_category, -1 from former where is_shown
      ) as changes
      group by edition, item_kind, item_category having sum(change) <> 0;
    end if;
    return null;
  end $$`,
  `create trigger radar_tallied_come after insert on radar_place referencing new table as fresh
    for each statement execute function radar_tallied()`,
  `create trigger radar_tallied_change after update on radar_place referencing old table as former new table as fresh
    for each statement execute function radar_tallied()`,
  `create trigger radar_tallied_go after delete on radar_place referencing old table as former
    for each statement execute function radar_tallied()`,
  `create trigger radar_tallied_emptied after truncate on radar_place for each statement execute function radar_tallied()`,
]
