import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without; a calendar of everything reads more of it than with the index it knows. */
export const expands = true

/**
 * What lists, calendars and pages of authors tell without reading all of it: an order has an index in which it is found,
 * and how many items an author has listed is kept as the tally of all is (`0123-item-tally.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...authors, ...indexes, ...moves]) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_begins, item_over, item_closing, item_by_author, item_author_since, item_stand_since`.execute(
    db,
  )
  await sql`drop function move_of_kind() cascade`.execute(db)
  await sql`alter table item_move drop kind`.execute(db)
  for (const index of before) await sql.raw(`create index ${index}`).execute(db)
  await sql`drop view author_tallied`.execute(db)
  await sql`drop function authors_tallied() cascade`.execute(db)
  await sql`drop function authors_emptied() cascade`.execute(db)
  await sql`drop function tally_authors_anew()`.execute(db)
  await sql`drop table author_tally, author_tally_change`.execute(db)
}

const before = [
  `item_closing on item (closes, id) where is_listed and closes is not null`,
  `item_dated on item (coalesce(closes, make_date(horizon_from, 1, 1)), id) where is_listed`,
]

const indexes = [
  /**
   * For calendars: what closes, by the day, what never does, by its first year, and what is over, by its last change. With
   * what narrows them, so that who wants one category looks at no other item.
   */
  `drop index item_dated`,
  `drop index item_closing`,
  `create index item_closing on item (closes, id) include (kind, category, horizon_to) where is_listed and closes is not null`,
  `create index item_begins on item (horizon_from, id) include (kind, category, horizon_to) where is_listed and closes is null`,
  `create index item_over on item (updated_at desc, id desc) where is_listed and outcome is not null`,
  /** Of an author, the newest first; and the first that others could read. */
  `create index item_by_author on item (owner_id, published_at desc, id desc) where is_listed`,
  `create index item_author_since on item (owner_id, coalesce(first_published_at, published_at), id)
    where published_at is not null`,
  /** Since when anything is watched. */
  `create index item_stand_since on item_stand (since)`,
]

/** Of each kind and week, what moved farthest: what moved in a month is read of five weeks, side by side. */
const moves = [
  `alter table item_move add kind text`,
  `update item_move set kind = item.kind from item where item.id = item_id`,
  `alter table item_move alter kind set not null`,
  `create function move_of_kind() returns trigger language plpgsql as $$
  begin
    new.kind := (select kind from item where id = new.item_id);
    return new;
  end $$`,
  `create trigger move_of_kind before insert on item_move for each row execute function move_of_kind()`,
  `create index item_move_far on item_move (kind, date_bin('7 days', at, 'epoch'), size desc, at desc, item_id desc)`,
]

/** `owner_id`: '' for the house. `items` of a change: below 0 for those that are gone from the lists. */
const authors = [
  `create table author_tally (owner_id text primary key, items integer not null)`,
  `create table author_tally_change (
    id bigint generated always as identity primary key,
    owner_id text not null,
    items integer not null
  )`,
  `create view author_tallied as
    select owner_id, items from author_tally union all select owner_id, items from author_tally_change`,
  `create function authors_tallied() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into author_tally_change (owner_id, items)
      select coalesce(owner_id, ''), count(*) from fresh where is_listed group by owner_id;
    elsif tg_op = 'DELETE' then
      insert into author_tally_change (owner_id, items)
      select coalesce(owner_id, ''), -count(*) from former where is_listed group by owner_id;
    else
      insert into author_tally_change (owner_id, items)
      select coalesce(owner_id, ''), sum(change) from (
        select owner_id, 1 as change from fresh where is_listed
        union all select owner_id, -1 from former where is_listed
      ) as changes
      group by owner_id having sum(change) <> 0;
    end if;
    return null;
  end $$`,
  `create trigger author_tallied_come after insert on item referencing new table as fresh
    for each statement execute function authors_tallied()`,
  `create trigger author_tallied_change after update on item referencing old table as former new table as fresh
    for each statement execute function authors_tallied()`,
  `create trigger author_tallied_go after delete on item referencing old table as former
    for each statement execute function authors_tallied()`,
  /** Counts all anew: for a base that was filled while triggers were off. */
  `create function tally_authors_anew() returns void language plpgsql as $$
  begin
    lock table item in share mode;
    delete from author_tally;
    delete from author_tally_change;
    insert into author_tally (owner_id, items)
    select coalesce(owner_id, ''), count(*) from item where is_listed group by owner_id;
  end $$`,
  `create function authors_emptied() returns trigger language plpgsql as $$
  begin
    perform tally_authors_anew();
    return null;
  end $$`,
  `create trigger author_tallied_emptied after truncate on item for each statement execute function authors_emptied()`,
  `select tally_authors_anew()`,
]
