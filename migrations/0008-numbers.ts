import { type Kysely, sql } from 'kysely'

/**
 * What the engine makes of items, with the versions it was made of: every row that ever was, so that what was said can
 * be held against what came. Whatever a row rests on marks its item as due when it changes, whoever writes; the marks
 * are worked off apart from those who write and those who read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table item_numbers (
    item_id bigint not null references item on delete cascade,
    made_at timestamptz(3) not null,
    version integer not null,
    /** [{"item": "trend/131", "version": 2}]: what was read beside the item. */
    rests_on jsonb not null,
    /** Of all that went in: what would come out the same is not made again. */
    digest text not null,
    numbers jsonb not null,
    /**
     * Whether they rest on nothing but what everybody may see: those of an item made while it was private may not, and
     * only its author reads them.
     */
    is_public boolean not null,
    primary key (item_id, made_at)
  )`,

  /**
   * Marks are only ever added by those who write, so that nobody waits for a mark: neither for another who writes, nor
   * for whoever works it off. For the same reason they refer to nothing. An item has as many as there were changes
   * since its numbers were looked at.
   */
  `create table numbers_due (
    mark bigint generated always as identity primary key,
    item_id bigint not null,
    since timestamptz(3) not null default now()
  )`,
  `create index numbers_due_item on numbers_due (item_id)`,
  /**
   * Whose numbers are being made, of which marks, and until when nobody else begins; after a failure, until when it is
   * not tried again unless marked anew.
   */
  `create table numbers_turn (
    item_id bigint primary key,
    marks bigint[] not null,
    until timestamptz(3) not null,
    tries integer not null default 1,
    has_failed boolean not null default false
  )`,

  /**
   * Once in a transaction. Marks that others have made do not count: they may be worked off before this transaction is
   * seen.
   */
  `create function mark_due(ids bigint[]) returns void language sql as $$
    insert into numbers_due (item_id)
    select id from item where id = any(ids)
      and not exists (select from numbers_due where item_id = id and numbers_due.xmin = pg_current_xact_id()::xid)
    order by id
  $$`,
  /** Those that link to one of these, and the families of them all. */
  `create function resting_on(ids bigint[]) returns bigint[] language sql stable as $$
    with near as (select from_id as id from link where to_id = any(ids)),
      kin as (
        select id from item where (kind, family) in (
          select kind, family from item where family is not null and (id = any(ids) or id in (select id from near))
        )
      )
    select coalesce(array_agg(distinct id), '{}') from (select id from near union select id from kin) as found
  $$`,

  `create function items_new_due() returns trigger language plpgsql as $$
  declare ids bigint[] = array(select id from fresh);
  begin
    perform mark_due(ids || resting_on(ids));
    return null;
  end $$`,
  `create trigger item_numbers_due_new after insert on item referencing new table as fresh for each statement execute function items_new_due()`,
  `create function item_numbers_due() returns trigger language plpgsql as $$
  begin
    perform mark_due(array[new.id] || resting_on(array[new.id]));
    return null;
  end $$`,
  `create trigger item_numbers_due after update of details, published_at, version, family on item for each row
    when (old.details is distinct from new.details or old.published_at is distinct from new.published_at
      or old.version is distinct from new.version or old.family is distinct from new.family)
    execute function item_numbers_due()`,
  /** A world that goes is missing in its family. Those that link to it are marked by their links, which go with it. */
  `create function items_gone_due() returns trigger language plpgsql as $$
  begin
    perform mark_due(array(select id from item where (kind, family) in (select kind, family from gone where family is not null)));
    return null;
  end $$`,
  `create trigger item_gone_due after delete on item referencing old table as gone for each statement execute function items_gone_due()`,
  `create function links_due() returns trigger language plpgsql as $$
  begin
    perform mark_due(array(select from_id from changed));
    return null;
  end $$`,
  `create trigger link_new_due after insert on link referencing new table as changed for each statement execute function links_due()`,
  `create trigger link_gone_due after delete on link referencing old table as changed for each statement execute function links_due()`,
  `create function set_numbers_due() returns trigger language plpgsql as $$
  begin
    perform mark_due(array(select id from item where family = new.slug and kind = 'scenario'));
    return null;
  end $$`,
  `create trigger set_numbers_due after insert or update of data on scenario_set for each row execute function set_numbers_due()`,

  /** New numbers are news for pages, and for what rests on them. */
  `create function numbers_made() returns trigger language plpgsql as $$
  begin
    perform mark_due(resting_on(array[new.item_id]));
    return null;
  end $$`,
  `create trigger numbers_made after insert on item_numbers for each row execute function numbers_made()`,
  /**
   * Pages show the numbers of what is published. Numbers that go, go with their item, and its going is told already.
   */
  `create function numbers_changed() returns trigger language plpgsql as $$
  begin
    if exists (select from item where id = new.item_id and published_at is not null) then
      perform pg_notify('content', tg_table_name);
    end if;
    return null;
  end $$`,
  `create trigger numbers_changed after insert or update on item_numbers for each row execute function numbers_changed()`,
  `create trigger numbers_emptied after truncate on item_numbers for each statement execute function content_changed()`,
  `create function numbers_marked() returns trigger language plpgsql as $$
  begin
    perform pg_notify('numbers', '');
    return null;
  end $$`,
  `create trigger numbers_marked after insert on numbers_due for each statement execute function numbers_marked()`,

  /** What is there already. */
  `insert into numbers_due (item_id) select id from item order by id`,
]
