import { type Kysely, sql } from 'kysely'

/**
 * How many items are listed, by kind, category and the year in which their horizon ends. Each statement that changes
 * that adds rows of what it changed, and a job folds those into the sums once a minute: nobody waits for a row that
 * others count in. `item_tallied` has both, and is right in each transaction as soon as that has written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop view item_tallied`.execute(db)
  await sql`drop function items_tallied() cascade`.execute(db)
  await sql`drop function items_emptied() cascade`.execute(db)
  await sql`drop function tally_items_anew()`.execute(db)
  await sql`drop table item_tally, item_tally_change`.execute(db)
}

const statements = [
  `create table item_tally (
    kind text not null,
    category text not null,
    horizon_to integer not null,
    items integer not null,
    primary key (kind, category, horizon_to)
  )`,
  /** \`items\`: below 0 for those that are gone from there. */
  `create table item_tally_change (
    id bigint generated always as identity primary key,
    kind text not null,
    category text not null,
    horizon_to integer not null,
    items integer not null
  )`,
  `create view item_tallied as
    select kind, category, horizon_to, items from item_tally
    union all select kind, category, horizon_to, items from item_tally_change`,

  `create function items_tallied() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into item_tally_change (kind, category, horizon_to, items)
      select kind, category, horizon_to, count(*) from fresh where is_listed group by kind, category, horizon_to;
    elsif tg_op = 'DELETE' then
      insert into item_tally_change (kind, category, horizon_to, items)
      select kind, category, horizon_to, -count(*) from former where is_listed group by kind, category, horizon_to;
    else
      insert into item_tally_change (kind, category, horizon_to, items)
      select kind, category, horizon_to, sum(change) from (
        select kind, category, horizon_to, 1 as change from fresh where is_listed
        union all select kind, category, horizon_to, -1 from former where is_listed
      ) as changes
      group by kind, category, horizon_to having sum(change) <> 0;
    end if;
    return null;
  end $$`,
  `create trigger item_tallied_come after insert on item referencing new table as fresh
    for each statement execute function items_tallied()`,
  `create trigger item_tallied_change after update on item referencing old table as former new table as fresh
    for each statement execute function items_tallied()`,
  `create trigger item_tallied_go after delete on item referencing old table as former
    for each statement execute function items_tallied()`,

  /** Counts all items anew: for a base that was filled while triggers were off. */
  `create function tally_items_anew() returns void language plpgsql as $$
  begin
    lock table item in share mode;
    delete from item_tally;
    delete from item_tally_change;
    insert into item_tally (kind, category, horizon_to, items)
    select kind, category, horizon_to, count(*) from item where is_listed group by kind, category, horizon_to;
  end $$`,
  `create function items_emptied() returns trigger language plpgsql as $$
  begin
    perform tally_items_anew();
    return null;
  end $$`,
  `create trigger item_tallied_emptied after truncate on item for each statement execute function items_emptied()`,
  `select tally_items_anew()`,
]
