import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/**
 * Who follows which item. Whoever has forecast a question follows it without being asked, so that having stopped is
 * remembered too (`ended_at`). The item need not be there any more: whoever followed it is still to hear that it is gone.
 *
 * And what happened to it, for each of them. A notice holds no words: it names the versions or the moves that it tells
 * of, and what may not be read any more cannot be told. Of one kind, one item and one day there is one.
 *
 * Whoever wants it is told once a day by mail too: `digest_day` is the last day of which that was begun, so that no two
 * processes do. A link in it ends these mails without signing in, by a key of this database alone; another key is
 * another epoch, and links of earlier ones work for as long as theirs is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await sql`insert into mail_key (epoch, key) values (1, ${randomBytes(32)})`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table follow, notice, mail_key`.execute(db)
  await sql`drop function notices_change, notices_seen`.execute(db)
  await sql`alter table account drop column mails_notices, drop column digest_day`.execute(db)
}

const statements = [
  `create table follow (
    account_id text not null,
    item_id bigint not null,
    at timestamptz(3) not null,
    ended_at timestamptz(3),
    primary key (account_id, item_id)
  )`,
  `create index follow_item on follow (item_id, at) where ended_at is null`,
  `insert into follow (account_id, item_id, at)
    select account_id, item_id, min(at) from forecast join forecaster on forecaster.id = forecaster_id
    where account_id is not null group by account_id, item_id`,

  /** \`told\`: from which version or move to which; of what is gone, what it was and how it went. */
  `create table notice (
    account_id text not null,
    item_id bigint not null,
    what text not null check (what in ('outcome', 'closing', 'changed', 'gone', 'moved')),
    day date not null,
    seq bigint generated always as identity unique,
    at timestamptz(3) not null,
    told jsonb not null,
    seen_at timestamptz(3),
    mailed_at timestamptz(3),
    primary key (account_id, item_id, what, day)
  )`,
  `create index notice_newest on notice (account_id, (seen_at is null) desc, at desc, seq desc)`,
  `create index notice_item on notice (item_id, what)`,
  `create index notice_at on notice (at)`,

  /** Its own browsers hear that something came or was seen, and nothing is kept of who looked. */
  `create function notices_change() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, actor, data)
      select distinct 'notices.changed', 'account/' || account_id, null, jsonb_build_object('account', account_id) from fresh;
    return null;
  end $$`,
  `create trigger notices_come after insert on notice referencing new table as fresh
    for each statement execute function notices_change()`,
  `create function notices_seen() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, actor, data)
      select distinct 'notices.changed', 'account/' || fresh.account_id, null, jsonb_build_object('account', fresh.account_id)
      from fresh join former using (seq) where fresh.seen_at is distinct from former.seen_at or fresh.told <> former.told;
    return null;
  end $$`,
  `create trigger notices_seen after update on notice referencing old table as former new table as fresh
    for each statement execute function notices_seen()`,

  `alter table account add mails_notices boolean not null default false, add digest_day date`,
  `create table mail_key (epoch smallint primary key, key bytea not null)`,
]
