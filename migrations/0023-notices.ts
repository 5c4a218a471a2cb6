import { type Kysely, sql } from 'kysely'

/** What people hear by mail: when, and what they do not want to hear. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /** Whether a mail says that a report is ready. What concerns items or payments is told whatever stands here. */
  `alter table account add mails_reports boolean not null default true`,

  /** When operators were last told that something waits for them. One row. */
  `create table operators_told (one boolean primary key default true check (one), at timestamptz(3) not null)`,

  `create function author_words_come() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, data)
      select 'author.judged', 'account/' || account_id, jsonb_build_object('account', account_id, 'word', word) from fresh;
    return null;
  end $$`,
  `create trigger author_words_come after insert on author_word referencing new table as fresh
    for each statement execute function author_words_come()`,

  `create function holders_change() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, data)
      select 'membership.due', 'account/' || fresh.account_id, jsonb_build_object('account', fresh.account_id::text)
      from fresh join former using (id)
      where fresh.status = 'past_due' and former.status <> 'past_due' and fresh.account_id is not null;
    return null;
  end $$`,
  `create trigger holders_change after update on holder referencing old table as former new table as fresh
    for each statement execute function holders_change()`,
]
