import { type Kysely, sql } from 'kysely'

/**
 * What the engine makes of items, with the versions it was made of: every row that ever was, so that what was said can be held against what came.
 * Whatever a row rests on marks its item as due when it changes, whoever writes; the marks are worked off apart from those who write and those who read.
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
    primary key (item_id, made_at)
  )`,

  /** Whoever works a mark off leases it for a while, so that a mark outlives the one who works, and counts marks, so that none made meanwhile is lost. */
  `create table numbers_due (
    item_id bigint primary key references item on delete cascade,
    since timestamptz(3) not null default now(),
    marks bigint not null default 1,
    failures integer not null default 0,
    leased_until timestamptz(3)
  )`,
  `create index numbers_due_order on numbers_due (since)`,

  `create function mark_due(ids bigint[]) returns void language sql as $$
    insert into numbers_due (item_id)
    select id from item where id = any(ids) order by id
    on conflict (item_id) do update set marks = numbers_due.marks + 1, since = now(), failures = 0
  $$`,
  /** Those that link to one of these, and the families of them all. */
  `create function resting_on(ids bigint[]) returns bigint[] language sql stable as $$
    with near as (select from_id as id from link where to_id = any(ids)),
      kin as (
        select other.id from item as self join item as other on other.family = self.family and other.kind = self.kind
        where self.family is not null and (self.id = any(ids) or self.id in (select id from near))
      )
    select coalesce(array_agg(distinct id), '{}') from (select id from near union select id from kin) as found
  $$`,

  `create function item_numbers_due() returns trigger language plpgsql as $$
  begin
    perform mark_due(array[new.id] || resting_on(array[new.id]));
    return null;
  end $$`,
  `create trigger item_numbers_due_new after insert on item for each row execute function item_numbers_due()`,
  `create trigger item_numbers_due after update of details, published_at, version, family on item for each row
    when (old.details is distinct from new.details or old.published_at is distinct from new.published_at
      or old.version is distinct from new.version or old.family is distinct from new.family)
    execute function item_numbers_due()`,
  /** A world that goes is missing in its family. */
  `create function item_gone_due() returns trigger language plpgsql as $$
  begin
    perform mark_due(array(select id from item where family = old.family and kind = old.kind));
    return null;
  end $$`,
  `create trigger item_gone_due after delete on item for each row when (old.family is not null) execute function item_gone_due()`,
  `create function link_numbers_due() returns trigger language plpgsql as $$
  begin
    perform mark_due(array[coalesce(new.from_id, old.from_id)]);
    return null;
  end $$`,
  `create trigger link_numbers_due after insert or delete on link for each row execute function link_numbers_due()`,
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
  `create trigger item_numbers_changed after insert or update or delete or truncate on item_numbers
    for each statement execute function content_changed()`,
  `create function numbers_marked() returns trigger language plpgsql as $$
  begin
    perform pg_notify('numbers', '');
    return null;
  end $$`,
  `create trigger numbers_marked after insert or update of marks on numbers_due for each statement execute function numbers_marked()`,

  /** What is there already. */
  `insert into numbers_due (item_id) select id from item order by id`,
]
