import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without: it orders by links as it did. */
export const expands = true

/**
 * To how many listed items each listed one is linked, either way, in the order of lists. `item_tied` has a row for each
 * item that is listed, in every transaction; how many ties it says is right once a job has counted what changed
 * (`src/items/server/shelf/tied.ts`). A column of `item` it is not: each link that comes or goes would write two wide rows
 * anew, with all their indexes, and who publishes would wait for whoever writes what they link to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function links_tied() cascade`.execute(db)
  await sql`drop function items_tied() cascade`.execute(db)
  await sql`drop function links_emptied() cascade`.execute(db)
  await sql`drop function tie_items_anew(), ties_of(bigint)`.execute(db)
  await sql`drop table item_tied, tie_change`.execute(db)
}

const statements = [
  `create table item_tied (
    item_id bigint primary key,
    kind text not null,
    ties integer not null
  )`,
  /** `spreads`: all that it is linked to is counted as well, since it is listed now, or no more. */
  `create table tie_change (
    id bigint generated always as identity primary key,
    item_id bigint not null,
    spreads boolean not null default false
  )`,

  `create function ties_of(item_id bigint) returns integer language sql stable as $$
    select count(*)::integer from (
      select to_id as other from link where from_id = $1 union select from_id from link where to_id = $1
    ) as tied join item_tied on item_tied.item_id = tied.other
  $$`,

  `create function links_tied() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' then
      insert into tie_change (item_id) select from_id from fresh union select to_id from fresh;
    end if;
    if tg_op <> 'INSERT' then
      insert into tie_change (item_id) select from_id from former union select to_id from former;
    end if;
    return null;
  end $$`,
  `create trigger link_tied_come after insert on link referencing new table as fresh
    for each statement execute function links_tied()`,
  `create trigger link_tied_change after update on link referencing old table as former new table as fresh
    for each statement execute function links_tied()`,
  `create trigger link_tied_go after delete on link referencing old table as former
    for each statement execute function links_tied()`,

  /** What is new has no links yet; of what is deleted the rows go with it, and its links say so of the others. */
  `create function items_tied() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into item_tied (item_id, kind, ties) select id, kind, 0 from fresh where is_listed;
    else
      delete from item_tied where item_id in (
        select id from fresh join former using (id) where former.is_listed and not fresh.is_listed);
      insert into item_tied (item_id, kind, ties)
      select id, fresh.kind, 0 from fresh join former using (id) where fresh.is_listed and not former.is_listed
      on conflict do nothing;
      insert into tie_change (item_id, spreads)
      select id, true from fresh join former using (id) where fresh.is_listed <> former.is_listed;
    end if;
    return null;
  end $$`,
  `create trigger item_tied_come after insert on item referencing new table as fresh
    for each statement execute function items_tied()`,
  `create trigger item_tied_change after update on item referencing old table as former new table as fresh
    for each statement execute function items_tied()`,

  /** Counts all anew: for a base that was filled while triggers were off. */
  `create function tie_items_anew() returns void language plpgsql set work_mem = '256MB' as $$
  begin
    lock table item, link in share mode;
    delete from item_tied;
    delete from tie_change;
    insert into item_tied (item_id, kind, ties)
    select id, kind, coalesce(ties, 0) from item left join (
      select tied.one, count(*) as ties from (
        select from_id as one, to_id as other from link union select to_id, from_id from link
      ) as tied join item as beside on beside.id = tied.other and beside.is_listed
      group by tied.one
    ) as counted on counted.one = item.id
    where item.is_listed;
  end $$`,
  `create function links_emptied() returns trigger language plpgsql as $$
  begin
    perform tie_items_anew();
    return null;
  end $$`,
  `create trigger link_tied_emptied after truncate on link for each statement execute function links_emptied()`,
  `select tie_items_anew()`,

  /** Of all rows at once, once they are there. */
  `alter table item_tied add foreign key (item_id) references item on delete cascade`,
  `create index item_tied_order on item_tied (ties desc, item_id desc)`,
  `create index item_tied_kind on item_tied (kind, ties desc, item_id desc)`,
  `analyze item_tied`,
]
