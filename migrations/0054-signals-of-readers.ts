import { type Kysely, sql } from 'kysely'

/**
 * Signals that readers add to trends. Whether everybody reads one follows from what its author wants, from the last word
 * on the author and from what operators did with it: `is_shown` is the one answer, written by a trigger alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger author_word_of_signals on author_word`.execute(db)
  await sql`drop table signal_publication, signal_act, signal_report, reader_signal`.execute(db)
  await sql`drop function signal_shown, signals_come, signals_change, signals_go, signals_judged, signal_reports_come`.execute(
    db,
  )
}

const statements = [
  /**
   * \`approved_at\`: an operator let it be read as it stands; a change of its text, and a word on its author that is not
   * trust, undo that. \`version\` counts its texts. \`written_at\`: when it came to say what it says.
   */
  `create table reader_signal (
    id uuid primary key,
    trend_id bigint not null references item on delete cascade,
    account_id text not null,
    author text not null,
    date date not null,
    title text not null,
    link text not null,
    note text not null,
    direction text not null check (direction in ('for', 'against', 'unclear')),
    version integer not null default 1,
    written_at timestamptz(3) not null,
    published_at timestamptz(3),
    first_published_at timestamptz(3),
    approved_at timestamptz(3),
    hidden_at timestamptz(3),
    hidden_reason text,
    is_shown boolean not null default false,
    check ((hidden_at is null) = (hidden_reason is null))
  )`,
  `create index reader_signal_shown on reader_signal (trend_id, date desc, id desc) where is_shown`,
  `create index reader_signal_own on reader_signal (account_id, trend_id)`,
  `create index reader_signal_trend on reader_signal (trend_id)`,
  `create index reader_signal_unshown on reader_signal (published_at) where published_at is not null and not is_shown`,

  /** One report of a signal by each account, or by each network of a day, as \`report\` has them of items. */
  `create table signal_report (
    account_id text not null,
    signal_id uuid not null references reader_signal on delete cascade,
    reason text not null,
    note text not null,
    at timestamptz(3) not null,
    closed_at timestamptz(3),
    by_visitor boolean not null default false,
    primary key (account_id, signal_id)
  )`,
  `create index signal_report_open on signal_report (signal_id, at desc) where closed_at is null`,
  /** What operators did. \`by_id\` is null where the operator's account is gone. */
  `create table signal_act (
    id bigint generated always as identity primary key,
    signal_id uuid not null references reader_signal on delete cascade,
    action text not null check (action in ('shown', 'hidden')),
    reason text not null,
    by_id text,
    by_name text not null,
    at timestamptz(3) not null
  )`,
  `create index signal_act_signal on signal_act (signal_id, id desc)`,
  `create index signal_act_by on signal_act (by_id) where by_id is not null`,
  /** What each author published in the last day, for the limit of it; as \`publication\`, apart from what it names. */
  `create table signal_publication (
    account_id text not null,
    signal_id uuid not null,
    at timestamptz(3) not null,
    primary key (account_id, signal_id)
  )`,
  `create index signal_publication_at on signal_publication (at)`,

  /** On a trend of one's own one may say what one likes: it could stand in the trend itself. */
  `create function signal_shown() returns trigger language plpgsql as $$
  declare word text := word_on(new.account_id);
  begin
    new.is_shown := new.published_at is not null and new.hidden_at is null and word is distinct from 'stopped' and (
      coalesce(word = 'trusted', false) or new.approved_at is not null
      or exists (select from item where id = new.trend_id and owner_id = new.account_id));
    return new;
  end $$`,
  `create trigger signal_shown before insert or update on reader_signal for each row execute function signal_shown()`,

  `create function signals_judged() returns trigger language plpgsql as $$
  begin
    update reader_signal set approved_at = case when new.word = 'trusted' then approved_at end
    where account_id = new.account_id and published_at is not null;
    return null;
  end $$`,
  `create trigger author_word_of_signals after insert on author_word for each row execute function signals_judged()`,

  ...events(),
]

/** What stood or stands on the page of a trend, and what waits for an operator. */
function events(): string[] {
  return [
    `create function signals_come() returns trigger language plpgsql as $$
    begin
      perform tell(array_agg(distinct ${told('fresh', `'signal.shown'`)})) from fresh join item on item.id = trend_id where is_shown;
      ${tellWaiting('fresh')}
      return null;
    end $$`,
    `create trigger signal_come after insert on reader_signal referencing new table as fresh for each statement execute function signals_come()`,
    `create function signals_change() returns trigger language plpgsql as $$
    begin
      perform tell(array_agg(distinct ${told('fresh', `case when fresh.is_shown then 'signal.shown' else 'signal.gone' end`)}))
      from fresh join former using (id) join item on item.id = fresh.trend_id where fresh.is_shown or former.is_shown;
      ${tellWaiting('fresh join former using (id)', ` and (former.published_at is null or former.version <> fresh.version)`)}
      return null;
    end $$`,
    `create trigger signal_change after update on reader_signal referencing old table as former new table as fresh
      for each statement execute function signals_change()`,
    // With its trend a signal goes untold: that the trend has gone is told already.
    `create function signals_go() returns trigger language plpgsql as $$
    begin
      perform tell(array_agg(distinct ${told('former', `'signal.gone'`)})) from former join item on item.id = trend_id where is_shown;
      return null;
    end $$`,
    `create trigger signal_go after delete on reader_signal referencing old table as former for each statement execute function signals_go()`,

    `create function signal_reports_come() returns trigger language plpgsql as $$
    begin
      insert into event (kind, ref, data)
        select 'signal.reported', 'signal/' || signal_id, jsonb_build_object('reason', reason) from fresh where closed_at is null;
      return null;
    end $$`,
    ...['insert', 'update'].map(
      (event) =>
        `create trigger signal_report_come_by_${event} after ${event} on signal_report referencing new table as fresh
          for each statement execute function signal_reports_come()`,
    ),
  ]
}

/** A fact of the trend of a row, which is joined as `item`. */
function told(row: string, kind: string): string {
  return `(${kind}, 'item/' || ${row}.trend_id, jsonb_build_object('isPublic', item.published_at is not null))::told`
}

/** Of the rows that are named `fresh`. */
function tellWaiting(from: string, and = ''): string {
  return `
      insert into event (kind, ref) select 'signal.waits', 'signal/' || fresh.id from ${from}
        where fresh.published_at is not null and not fresh.is_shown and fresh.hidden_at is null
          and word_on(fresh.account_id) is distinct from 'stopped'${and};`
}
