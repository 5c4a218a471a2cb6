import { type Kysely, sql } from 'kysely'

/**
 * How the outcome of a question came about, and what was said against it. Whatever changes an outcome, a row is kept by a
 * trigger, and nothing of it is ever changed but until when one may object: rules, files and people leave the same trace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create or replace view waiting_for_operators (what, id, at) as ${waitingBefore}`).execute(db)
  await sql`drop trigger outcome_kept_at_first on item`.execute(db)
  await sql`drop trigger outcome_kept on item`.execute(db)
  await sql`drop trigger outcome_read_again on item`.execute(db)
  await sql`drop index item_due`.execute(db)
  await sql`delete from notice where what = 'due'`.execute(db)
  await sql`alter table notice drop constraint notice_what_check`.execute(db)
  await sql`alter table notice add constraint notice_what_check check (what in ('outcome', 'closing', 'changed', 'gone', 'moved'))`.execute(
    db,
  )
  await sql`drop table objection, resolution`.execute(db)
  await sql`drop function is_provisional, outcome_kept, outcome_read_again, objections_change`.execute(db)
}

/** As `0092` has it. */
const waitingBefore = `
  select 'item' as what, item_id::text as id, at from report join item on item.id = item_id
    where closed_at is null and item.published_at is not null
  union all
  select 'author', owner_id, coalesce(published_at, held_at) from item
    where ((published_at is not null and not is_listed) or held_at is not null) and word_on(owner_id) is null
  union all
  select 'signal', signal.id::text, signal.written_at from reader_signal as signal join item on item.id = trend_id
    where signal.published_at is not null and not is_shown and signal.hidden_at is null and item.published_at is not null
      and word_on(account_id) is distinct from 'stopped'
  union all
  select 'signal', signal_id::text, at from signal_report join reader_signal as signal on signal.id = signal_id
    join item on item.id = trend_id
    where closed_at is null and is_shown and item.published_at is not null
  union all
  select 'outcome', item_id::text, at from overturned where closed_at is null
  union all
  select 'comment', comment.id::text, coalesce(comment.edited_at, comment.at) from comment join item on item.id = item_id
    where not is_shown and removed_at is null and comment.hidden_at is null and item.published_at is not null
      and word_on(account_id) is distinct from 'stopped'
  union all
  select 'comment', comment_id::text, comment_report.at from comment_report join comment on comment.id = comment_id
    join item on item.id = item_id
    where closed_at is null and is_shown and item.published_at is not null`

const statements = [
  /**
   * \`outcome\`: as the details of the prediction have it; null where the question is open again. \`final_at\`: until then
   * whoever forecast may object to it; what files say stands at once.
   */
  `create table resolution (
    id bigint generated always as identity primary key,
    item_id bigint not null references item on delete cascade,
    item_version integer not null,
    at timestamptz(3) not null,
    by text not null check (by in ('rule', 'author', 'operator', 'house')),
    outcome jsonb,
    reason text,
    final_at timestamptz(3)
  )`,
  `create index resolution_newest on resolution (item_id, id desc)`,
  `insert into resolution (item_id, item_version, at, by, outcome, final_at)
    select id, version, told.at, case when outcome ?| '{evidence,given}' then 'rule' else 'house' end, outcome, told.at
    from (select item.id, version, updated_at, nullif(details -> 'outcome', 'null') as outcome from item where kind = 'prediction') as asked,
      lateral (
        select coalesce((
          select min(said.at) from item_version as said
          where said.item_id = asked.id and said.data #> '{details,outcome}' = asked.outcome), updated_at) as at
      ) as told
    where outcome is not null`,

  /** Whoever takes an outcome back says why in the same transaction, before: that row is not written twice. */
  `create function outcome_kept() returns trigger language plpgsql as $$
  declare
    came jsonb := nullif(new.details -> 'outcome', 'null');
    went jsonb := case when tg_op = 'UPDATE' then nullif(old.details -> 'outcome', 'null') end;
  begin
    if came is not distinct from went or exists (
      select from resolution where item_id = new.id and item_version = new.version and outcome is null and came is null
    ) then return null; end if;
    insert into resolution (item_id, item_version, at, by, outcome, final_at)
    values (new.id, new.version, new.updated_at,
      case when came ? 'decided' then came #>> '{decided,by}'
        when came ?| '{evidence,given}' then 'rule'
        when came is null and went ?| '{evidence,given}' and new.details -> 'automatic' is not distinct from old.details -> 'automatic'
          and new.details -> 'condition' is not distinct from old.details -> 'condition'
          and new.details -> 'question' is not distinct from old.details -> 'question' then 'rule'
        when new.owner_id is null then 'house' else 'author' end,
      came, case when came ?| '{decided,evidence,given}' then new.updated_at + interval '3 days'
        when came is not null then new.updated_at end);
    return null;
  end $$`,
  `create trigger outcome_kept_at_first after insert on item for each row
    when (new.kind = 'prediction' and new.outcome is not null) execute function outcome_kept()`,
  `create trigger outcome_kept after update of details on item for each row
    when (new.kind = 'prediction' and (new.details -> 'outcome') is distinct from (old.details -> 'outcome')) execute function outcome_kept()`,

  /** What nobody could read nobody could object to. */
  `create function outcome_read_again() returns trigger language plpgsql as $$
  begin
    update resolution set final_at = greatest(final_at, now() + interval '3 days')
      where by <> 'house' and outcome is not null and id = (select max(id) from resolution where item_id = new.id);
    return null;
  end $$`,
  `create trigger outcome_read_again after update of published_at on item for each row
    when (new.kind = 'prediction' and new.outcome is not null and old.published_at is null and new.published_at is not null)
    execute function outcome_read_again()`,

  /**
   * One of each person to each outcome. \`answer\`: with what reason an operator let the outcome stand. Without an account
   * and a reason it is of somebody who has left.
   */
  `create table objection (
    id bigint generated always as identity primary key,
    resolution_id bigint not null references resolution on delete cascade,
    account_id text,
    at timestamptz(3) not null,
    reason text,
    answered_at timestamptz(3),
    answer text,
    unique (resolution_id, account_id)
  )`,
  `create index objection_open on objection (resolution_id) where answered_at is null`,
  `create index objection_own on objection (account_id)`,
  `create function objections_change() returns trigger language plpgsql as $$
  begin
    perform tell(array_agg(distinct (case when changed.answered_at is null then 'outcome.objected' else 'outcome.upheld' end,
      'item/' || item_id, jsonb_build_object('isPublic', item.published_at is not null))::told))
    from changed join resolution on resolution.id = resolution_id join item on item.id = item_id;
    return null;
  end $$`,
  `create trigger objections_come after insert on objection referencing new table as changed
    for each statement execute function objections_change()`,
  `create trigger objections_answered after update on objection referencing new table as changed
    for each statement execute function objections_change()`,

  /** Whether the outcome of a question, and with it every score, may still become another. */
  `create function is_provisional(asked bigint) returns boolean language sql stable as $$
    select coalesce((
      select outcome is not null and (final_at > now() or exists (
        select from objection where resolution_id = resolution.id and answered_at is null))
      from resolution where item_id = asked order by id desc limit 1
    ), false)
  $$`,

  `alter table notice drop constraint notice_what_check`,
  `alter table notice add constraint notice_what_check check (what in ('outcome', 'due', 'closing', 'changed', 'gone', 'moved'))`,
  `create index item_due on item ((details ->> 'resolves') collate "C")
    where kind = 'prediction' and published_at is not null and outcome is null`,
  /** First its author is asked how a question came out, for a week; of what the house asks operators are. */
  `create or replace view waiting_for_operators (what, id, at) as ${waitingBefore}
  union all
  select 'due', item.id::text, due from item, lateral (
      select (((details ->> 'resolves')::date + case when owner_id is null then 1 else 8 end) at time zone 'utc')::timestamptz(3) as due
    ) as told
    where kind = 'prediction' and published_at is not null and outcome is null and due <= now()
      and (details ->> 'resolves') collate "C" < to_char(now() at time zone 'utc', 'YYYY-MM-DD')
  union all
  select 'objection', item_id::text, objection.at from objection join resolution on resolution.id = resolution_id
    join item on item.id = item_id
    where answered_at is null and item.published_at is not null
      and not exists (select from resolution as later where later.item_id = resolution.item_id and later.id > resolution.id)`,
]
