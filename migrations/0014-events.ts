import { type Kysely, sql } from 'kysely'

/**
 * What happened, one row a fact, written in the very transaction in which it happened. Changes of items, links, sets,
 * numbers, budgets and analyses are told by triggers, so that nobody who writes can forget it. Who reads is not known
 * here: readers hold a cursor each. The kinds, and what each says, are listed in `src/app/events.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** So many facts of items one transaction tells apart. Beyond that it tells that everything may have changed, once. */
const mostTold = 300

const statements = [
  /**
   * `seq` is given when a row is written, and a row is seen when its transaction ends, in another order; `xid` says
   * which transaction that was, so that a reader can ask for what it could not see before
   * (src/kit/server/events/event-log.ts).
   */
  `create table event (
    seq bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    at timestamptz(3) not null default now(),
    kind text not null,
    /** What it is about: item/131, set/..., analysis/12, account/5. */
    ref text not null,
    /** The account that did it, where the program said so (\`farsight.actor\`). */
    actor text default nullif(current_setting('farsight.actor', true), ''),
    data jsonb not null default '{}'
  )`,
  `create index event_xid on event (xid)`,
  `create index event_ref on event (ref, seq desc)`,
  `create index event_actor on event (actor, seq desc) where actor is not null`,
  `create index event_account on event ((data ->> 'account')) where data ? 'account'`,
  `create index event_at on event (at)`,

  /**
   * How far each reader has come that reads for all processes: it has read what \`seen\` could see, and of what
   * \`until\` can see beyond that, the rows up to \`after\`.
   */
  `create table event_reader (
    name text primary key,
    seen pg_snapshot not null,
    until pg_snapshot,
    after bigint not null default 0
  )`,

  /** A wake-up only. PostgreSQL makes one of all that a transaction sends alike. */
  `create function event_written() returns trigger language plpgsql as $$
  begin
    perform pg_notify('event', '');
    return null;
  end $$`,
  `create trigger event_written after insert on event for each statement execute function event_written()`,

  `create type told as (kind text, ref text, data jsonb)`,
  /** Facts of items. What a transaction has told already it does not tell again. */
  `create function tell(facts told[]) returns void language plpgsql as $$
  declare before integer := coalesce(nullif(current_setting('farsight.told', true), '')::integer, 0); now_told integer;
  begin
    if facts is null or before > ${mostTold} then return; end if;
    if before + cardinality(facts) > ${mostTold} then
      insert into event (kind, ref) values ('everything', 'everything');
      now_told := ${mostTold + 1};
    else
      insert into event (kind, ref, data)
        select kind, ref, data from unnest(facts) as fact
        where before = 0 or not exists (
          select from event where xid = pg_current_xact_id() and event.kind = fact.kind and event.ref = fact.ref and event.data = fact.data
        );
      get diagnostics now_told = row_count;
      now_told := before + now_told;
    end if;
    perform set_config('farsight.told', now_told::text, true);
  end $$`,
  `create function everything_changed() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref) values ('everything', 'everything');
    return null;
  end $$`,

  ...items(),
  ...links(),
  ...numbersAndSets(),
  ...others(),
]

/** What is told of a row of `item`; `was` is the same row before. */
function fact(row: string, { isPublic, how = 'null', was }: { isPublic: string; how?: string; was?: string }): string {
  const families = [`${row}.family`, ...(was ? [`nullif(${was}.family, ${row}.family)`] : [])]
  return `jsonb_strip_nulls(jsonb_build_object('type', ${row}.kind, 'isPublic', ${isPublic}, 'how', ${how},
    'reason', ${row}.hidden_reason, 'families', to_jsonb(array_remove(array[${families.join(', ')}], null))))`
}

/** Item by item: what it is, whose family's pages show it, and whether anybody but its author sees or saw it. */
function items(): string[] {
  const come = `former.published_at is null and fresh.published_at is not null`
  const gone = `former.published_at is not null and fresh.published_at is null`
  return [
    `create function items_come() returns trigger language plpgsql as $$
    begin
      perform tell(array_agg(fact)) from (
        select (case when fresh.published_at is null then 'item.changed' else 'item.published' end, 'item/' || fresh.id,
          ${fact('fresh', { isPublic: 'fresh.published_at is not null', how: `case when fresh.published_at is not null then 'published' end` })})::told as fact
        from fresh limit ${mostTold + 1}
      ) as facts;
      return null;
    end $$`,
    `create trigger item_come after insert on item referencing new table as fresh for each statement execute function items_come()`,

    /**
     * How often something was saved is no news: it changes in statements of its own. Whatever comes also comes to the
     * pages of what it links to and is linked from.
     */
    `create function items_change() returns trigger language plpgsql as $$
    begin
      perform tell(array_agg(fact)) from (
        select (case when ${come} then 'item.published' when ${gone} then 'item.gone' else 'item.changed' end, 'item/' || fresh.id,
          ${fact('fresh', {
            isPublic: 'former.published_at is not null or fresh.published_at is not null',
            how: `case when ${come} then case when former.hidden_at is null then 'published' else 'restored' end
              when ${gone} then case when fresh.hidden_at is null then 'private' else 'hidden' end end`,
            was: 'former',
          })})::told as fact
        from fresh join former using (id) where fresh.saves = former.saves limit ${mostTold + 1}
      ) as facts;
      perform tell(array_agg(fact)) from (
        select distinct ('item.linked', 'item/' || other.id, '{"isPublic": true, "side": "to"}')::told as fact
        from fresh join former using (id)
          join link on fresh.id in (from_id, to_id) join item as other on other.id in (from_id, to_id) and other.id <> fresh.id
        where ${come} and other.published_at is not null limit ${mostTold + 1}
      ) as facts;
      return null;
    end $$`,
    `create trigger item_change after update on item referencing old table as former new table as fresh
      for each statement execute function items_change()`,

    `create function items_go() returns trigger language plpgsql as $$
    begin
      perform tell(array_agg(fact)) from (
        select ('item.gone', 'item/' || former.id, ${fact('former', { isPublic: 'former.published_at is not null', how: `'deleted'` })})::told as fact
        from former limit ${mostTold + 1}
      ) as facts;
      return null;
    end $$`,
    `create trigger item_go after delete on item referencing old table as former for each statement execute function items_go()`,

    ...[
      'item_appeared',
      'item_changed',
      'item_gone',
      'item_emptied',
      'item_numbers_due_new',
      'item_numbers_due',
      'item_gone_due',
    ].map((trigger) => `drop trigger ${trigger} on item`),
    ...['items_new_due', 'item_numbers_due', 'items_gone_due'].map((name) => `drop function ${name}`),
    `create trigger item_emptied after truncate on item for each statement execute function everything_changed()`,
  ]
}

/**
 * A link stands on the pages of both its ends, where both are to be seen. An end that is being deleted has told that
 * itself.
 */
function links(): string[] {
  return [
    `create function links_change() returns trigger language plpgsql as $$
    begin
      perform tell(array_agg(fact)) from (
        select distinct ('item.linked', 'item/' || own.id,
          jsonb_build_object('side', side, 'isPublic', own.published_at is not null and other.published_at is not null))::told as fact
        from (select from_id as id, to_id as other, 'from' as side from changed union all select to_id, from_id, 'to' from changed) as ends
          join item as own using (id) left join item as other on other.id = ends.other
        limit ${mostTold + 1}
      ) as facts;
      return null;
    end $$`,
    ...['link_changed', 'link_emptied', 'link_new_due', 'link_gone_due'].map(
      (trigger) => `drop trigger ${trigger} on link`,
    ),
    ...['link_changed', 'links_due'].map((name) => `drop function ${name}`),
    ...[
      ['come', 'insert', 'new'],
      ['become', 'update', 'new'],
      ['cease', 'update', 'old'],
      ['go', 'delete', 'old'],
    ].map(
      ([name, event, table]) =>
        `create trigger link_${name} after ${event} on link referencing ${table} table as changed for each statement execute function links_change()`,
    ),
    `create trigger link_emptied after truncate on link for each statement execute function everything_changed()`,
  ]
}

/** Numbers that go, go with their item, and its going is told already. */
function numbersAndSets(): string[] {
  return [
    `create or replace function numbers_made() returns trigger language plpgsql as $$
    begin
      perform tell(array_agg(fact)) from (
        select distinct ('numbers.made', 'item/' || item.id,
          jsonb_build_object('isPublic', item.published_at is not null, 'isNew', tg_op = 'INSERT'))::told as fact
        from fresh join item on item.id = item_id limit ${mostTold + 1}
      ) as facts;
      return null;
    end $$`,
    ...['numbers_made', 'numbers_changed', 'numbers_emptied'].map(
      (trigger) => `drop trigger ${trigger} on item_numbers`,
    ),
    `drop function numbers_changed`,
    ...['insert', 'update'].map(
      (event) =>
        `create trigger numbers_made_by_${event} after ${event} on item_numbers referencing new table as fresh
          for each statement execute function numbers_made()`,
    ),
    `create trigger numbers_emptied after truncate on item_numbers for each statement execute function everything_changed()`,

    `create function sets_change() returns trigger language plpgsql as $$
    begin
      perform tell(array_agg(distinct ('set.changed', 'set/' || slug, '{}')::told)) from changed;
      return null;
    end $$`,
    ...['scenario_set_changed', 'set_numbers_due'].map((trigger) => `drop trigger ${trigger} on scenario_set`),
    `drop function set_numbers_due`,
    ...[
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ].map(
      ([event, table]) =>
        `create trigger set_changed_by_${event} after ${event} on scenario_set referencing ${table} table as changed
          for each statement execute function sets_change()`,
    ),
    `create trigger set_emptied after truncate on scenario_set for each statement execute function everything_changed()`,
    `drop function content_changed`,
  ]
}

/**
 * What concerns one account alone is told each by each. It is read by that account's own browsers, and by operators.
 */
function others(): string[] {
  return [
    `create function reports_come() returns trigger language plpgsql as $$
    begin
      insert into event (kind, ref, data)
        select 'item.reported', 'item/' || item_id, jsonb_build_object('reason', reason) from fresh where closed_at is null;
      return null;
    end $$`,
    ...['insert', 'update'].map(
      (event) =>
        `create trigger report_come_by_${event} after ${event} on report referencing new table as fresh
          for each statement execute function reports_come()`,
    ),

    `create function ledger_moves() returns trigger language plpgsql as $$
    begin
      insert into event (kind, ref, data)
        select distinct 'ledger.moved', 'account/' || account_id, jsonb_build_object('account', account_id::text)
        from fresh join holder on holder.id = holder_id where account_id is not null;
      return null;
    end $$`,
    `create trigger ledger_moves after insert on ledger referencing new table as fresh for each statement execute function ledger_moves()`,

    /** The revision alone; that it came further is told by the statement, below. */
    `create or replace function analysis_moves() returns trigger language plpgsql as $$
    begin
      new.revision := old.revision + 1;
      return new;
    end $$`,
    `create function analyses_progress() returns trigger language plpgsql as $$
    begin
      insert into event (kind, ref, data)
        select 'analysis.progressed', 'analysis/' || fresh.id, jsonb_build_object('account', fresh.account_id::text)
        from fresh join former using (id) where fresh.revision <> former.revision;
      return null;
    end $$`,
    `create trigger analysis_progress after update on analysis referencing old table as former new table as fresh
      for each statement execute function analyses_progress()`,
    `create function analyses_come() returns trigger language plpgsql as $$
    begin
      insert into event (kind, ref, data)
        select 'analysis.progressed', 'analysis/' || id, jsonb_build_object('account', account_id::text) from fresh;
      return null;
    end $$`,
    `create trigger analysis_come after insert on analysis referencing new table as fresh for each statement execute function analyses_come()`,
    `drop trigger analysis_goes on analysis`,
    `create or replace function analysis_goes() returns trigger language plpgsql as $$
    begin
      insert into event (kind, ref, data)
        select 'analysis.gone', 'analysis/' || id, jsonb_build_object('account', account_id::text) from former;
      return null;
    end $$`,
    `create trigger analysis_goes after delete on analysis referencing old table as former
      for each statement execute function analysis_goes()`,
  ]
}
