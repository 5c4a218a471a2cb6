import { type Kysely, sql } from 'kysely'

/** Who says anew that a comment changed their mind said so when they first did: a mark that was taken back keeps its day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table comment_mind add taken_back_at timestamptz(3), add check (taken_back_at is null or not is_counted)`.execute(
    db,
  )
  await sql.raw(judged('and taken_back_at is null')).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from comment_mind where taken_back_at is not null`.execute(db)
  await sql.raw(judged('')).execute(db)
  await sql`alter table comment_mind drop taken_back_at`.execute(db)
}

/** As `0092` has it, but for marks that do not stand. */
const judged = (which: string) => `
  create or replace function comments_judged() returns trigger language plpgsql as $$
  begin
    update comment set approved_at = case when new.word = 'trusted' then approved_at end
    where account_id = new.account_id and removed_at is null;
    update comment_mind set is_counted = new.word <> 'stopped'
    where account_id = new.account_id and is_counted <> (new.word <> 'stopped') ${which};
    return null;
  end $$`
