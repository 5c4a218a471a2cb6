import { type Kysely, sql } from 'kysely'

/**
 * Comments under items, in threads of two levels. Whether everybody reads one follows, as of signals, from what its
 * author, the last word on the author and operators did with it: `is_shown` is the one answer, written by a trigger alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create or replace view waiting_for_operators (what, id, at) as ${waitingBefore}`).execute(db)
  await sql`drop trigger author_word_of_comments on author_word`.execute(db)
  await sql`drop table comment_act, comment_report, comment_mind, comment_text, comment`.execute(db)
  await sql`drop function comment_shown, comment_text_stands, comments_judged, minds_change, comments_come, comments_change,
    comment_reports_come, comment_acts_come`.execute(db)
}

/** As `0059` has it. */
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
  select 'outcome', item_id::text, at from overturned where closed_at is null`

const waiting = `
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
   * Null \`thread_id\`: it begins a thread. What is removed keeps its place: by its author without a name and a text, with
   * the account without the account too. \`stance\`: what its writer held of the item in that moment, where they wished it
   * kept. \`approved_at\`: an operator let it be read as it stands. \`minds\` counts who changed theirs by it.
   */
  `create table comment (
    id bigint generated always as identity primary key,
    item_id bigint not null references item on delete cascade,
    thread_id bigint references comment on delete cascade,
    account_id text,
    author text,
    request_id uuid not null,
    version integer not null default 1,
    stance jsonb,
    at timestamptz(3) not null,
    edited_at timestamptz(3),
    approved_at timestamptz(3),
    hidden_at timestamptz(3),
    hidden_reason text,
    removed_at timestamptz(3),
    minds integer not null default 0,
    is_shown boolean not null default false,
    was_shown boolean not null default false,
    unique (account_id, request_id),
    check ((hidden_at is null) = (hidden_reason is null)),
    check (removed_at is null or (author is null and stance is null))
  )`,
  `create index comment_newest on comment (item_id, id desc) where thread_id is null`,
  `create index comment_weighed on comment (item_id, minds desc, id desc) where thread_id is null`,
  `create index comment_thread on comment (thread_id, id) where thread_id is not null`,
  `create index comment_counted on comment (item_id) where is_shown`,
  `create index comment_own on comment (account_id, at)`,
  `create index comment_unshown on comment (at) where not is_shown and removed_at is null`,

  /** Each text that it had, in the order of its versions. None is ever changed; all go when it is removed. */
  `create table comment_text (
    comment_id bigint not null references comment on delete cascade,
    version integer not null,
    text text not null,
    at timestamptz(3) not null,
    primary key (comment_id, version)
  )`,
  `create function comment_text_stands() returns trigger language plpgsql as $$
  begin
    raise exception 'What a comment said is never changed.';
  end $$`,
  `create trigger comment_text_stands before update on comment_text for each row execute function comment_text_stands()`,

  /** Who changed their mind by it. \`is_counted\`: not while operators have stopped whoever said so. */
  `create table comment_mind (
    comment_id bigint not null references comment on delete cascade,
    account_id text not null,
    at timestamptz(3) not null,
    is_counted boolean not null default true,
    primary key (comment_id, account_id)
  )`,
  `create index comment_mind_account on comment_mind (account_id)`,

  /** As \`signal_report\` and \`signal_act\` have them of signals. */
  `create table comment_report (
    account_id text not null,
    comment_id bigint not null references comment on delete cascade,
    reason text not null,
    note text not null,
    at timestamptz(3) not null,
    closed_at timestamptz(3),
    by_visitor boolean not null default false,
    primary key (account_id, comment_id)
  )`,
  `create index comment_report_open on comment_report (comment_id, at desc) where closed_at is null`,
  `create table comment_act (
    id bigint generated always as identity primary key,
    comment_id bigint not null references comment on delete cascade,
    action text not null check (action in ('shown', 'hidden')),
    reason text not null,
    by_id text,
    by_name text not null,
    at timestamptz(3) not null
  )`,
  `create index comment_act_comment on comment_act (comment_id, id desc)`,
  `create index comment_act_by on comment_act (by_id) where by_id is not null`,

  ...standing(),
  ...events(),
]

/** What follows from words on authors, and how minds are counted. */
function standing(): string[] {
  return [
    /** Under an item of one's own one may say what one likes: it could stand in the item itself. */
    `create function comment_shown() returns trigger language plpgsql as $$
    declare word text := word_on(new.account_id);
    begin
      new.is_shown := new.removed_at is null and new.hidden_at is null and word is distinct from 'stopped' and (
        coalesce(word = 'trusted', false) or new.approved_at is not null
        or exists (select from item where id = new.item_id and owner_id = new.account_id));
      new.was_shown := new.was_shown or new.is_shown;
      return new;
    end $$`,
    `create trigger comment_shown before insert or update on comment for each row execute function comment_shown()`,

    `create function comments_judged() returns trigger language plpgsql as $$
    begin
      update comment set approved_at = case when new.word = 'trusted' then approved_at end
      where account_id = new.account_id and removed_at is null;
      update comment_mind set is_counted = new.word <> 'stopped'
      where account_id = new.account_id and is_counted <> (new.word <> 'stopped');
      return null;
    end $$`,
    `create trigger author_word_of_comments after insert on author_word
      for each row execute function comments_judged()`,

    // By what came and went, not counted anew: two at once would each count without the other.
    `create function minds_change() returns trigger language plpgsql as $$
    declare step integer := 0; of bigint;
    begin
      if tg_op <> 'INSERT' and old.is_counted then step := step - 1; end if;
      if tg_op <> 'DELETE' and new.is_counted then step := step + 1; end if;
      of := case when tg_op = 'DELETE' then old.comment_id else new.comment_id end;
      if step <> 0 then update comment set minds = minds + step where id = of; end if;
      return null;
    end $$`,
    `create trigger mind_change after insert or update or delete on comment_mind
      for each row execute function minds_change()`,
  ]
}

/** What everybody reads under an item, and what waits for an operator. */
function events(): string[] {
  return [
    `create function comments_come() returns trigger language plpgsql as $$
    begin
      ${told(`'comment.shown'`)} from fresh join item on item.id = item_id where is_shown;
      ${tellWaiting('fresh')}
      return null;
    end $$`,
    `create trigger comment_come after insert on comment referencing new table as fresh
      for each statement execute function comments_come()`,
    `create function comments_change() returns trigger language plpgsql as $$
    begin
      ${told(`case when not former.was_shown then 'comment.shown' when ${same('minds')} then 'comment.changed' else 'comment.weighed' end`)}
      from fresh join former using (id) join item on item.id = fresh.item_id
      where fresh.was_shown and not (former.was_shown and ${same('minds', 'is_shown', 'version', 'author', 'removed_at', 'hidden_at')});
      ${tellWaiting('fresh join former using (id)', ' and former.version <> fresh.version')}
      return null;
    end $$`,
    `create trigger comment_change after update on comment referencing old table as former new table as fresh
      for each statement execute function comments_change()`,

    `create function comment_reports_come() returns trigger language plpgsql as $$
    begin
      insert into event (kind, ref, data)
        select 'comment.reported', 'comment/' || comment_id, jsonb_build_object('reason', reason) from fresh where closed_at is null;
      return null;
    end $$`,
    ...['insert', 'update'].map(
      (event) =>
        `create trigger comment_report_come_by_${event} after ${event} on comment_report referencing new table as fresh
          for each statement execute function comment_reports_come()`,
    ),
    // The act is written before what it does, so that the row still says how it was.
    `create function comment_acts_come() returns trigger language plpgsql as $$
    begin
      insert into event (kind, ref, data)
        select 'comment.judged', 'comment/' || comment_id, jsonb_build_object('action', action)
        from fresh join comment on comment.id = comment_id where action = 'hidden' or not is_shown;
      return null;
    end $$`,
    `create trigger comment_act_come after insert on comment_act referencing new table as fresh
      for each statement execute function comment_acts_come()`,

    `create or replace view waiting_for_operators (what, id, at) as ${waitingBefore} ${waiting}`,
  ]
}

/** Of rows named \`fresh\` and their items. */
function told(kind: string): string {
  return `perform tell(array_agg(distinct (${kind}, 'item/' || fresh.item_id, jsonb_build_object('isPublic', item.published_at is not null))::told))`
}

/** Whether it is in these as it was. */
function same(...columns: string[]): string {
  const row = (of: string) => columns.map((column) => `${of}.${column}`).join(', ')
  return `(${row('fresh')}) is not distinct from (${row('former')})`
}

/** Of the rows that are named \`fresh\`. */
function tellWaiting(from: string, and = ''): string {
  return `
      insert into event (kind, ref) select 'comment.waits', 'comment/' || fresh.id from ${from}
        where not fresh.is_shown and fresh.hidden_at is null and fresh.removed_at is null
          and word_on(fresh.account_id) is distinct from 'stopped'${and};`
}
