import { type Kysely, sql } from 'kysely'

/**
 * What becomes of an outcome that a revision contradicts can be read: `reason` is the operator's own, and
 * `former_period`, `former_value` and `former_answer` are what the outcome rested on when it came into doubt. They are null of rows from
 * before. `orphaned`: the trend whose series decides was deleted, so that nothing contradicts the outcome any more, nor
 * bears it out. Whatever happens to a row is told of the question.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const waiting = `
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
    where closed_at is null and is_shown and item.published_at is not null`

const statements = [
  `alter table overturned add reason text, add former_period text, add former_value float8, add former_answer text`,
  `alter table overturned drop constraint overturned_word_check`,
  `alter table overturned add constraint overturned_word_check check (word in ('kept', 'corrected', 'withdrawn', 'orphaned'))`,
  `update overturned set closed_at = now(), word = 'orphaned' from item as question
    where question.id = item_id and closed_at is null and not exists (
      select from item as trend where trend.kind || '/' || trend.id = question.details #>> '{outcome,evidence,trend}')`,

  `create function overturned_orphaned() returns trigger language plpgsql as $$
  begin
    update overturned set closed_at = now(), word = 'orphaned' from item as question
      where closed_at is null and question.id = item_id
        and question.details #>> '{outcome,evidence,trend}' in (select kind || '/' || id from former);
    return null;
  end $$`,
  `create trigger overturned_orphaned after delete on item referencing old table as former
    for each statement execute function overturned_orphaned()`,

  `create function overturned_told() returns trigger language plpgsql as $$
  begin
    perform tell(array[(case when new.word is null then 'outcome.doubted' else 'outcome.settled' end, 'item/' || new.item_id,
      jsonb_strip_nulls(jsonb_build_object('isPublic', (select published_at is not null from item where id = new.item_id),
        'word', new.word, 'reason', new.reason)))::told]);
    return null;
  end $$`,
  `create trigger overturned_told after insert or update on overturned for each row execute function overturned_told()`,

  `create or replace view waiting_for_operators (what, id, at) as ${waiting}
  union all
  select 'outcome', item_id::text, at from overturned where closed_at is null`,
]

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create or replace view waiting_for_operators (what, id, at) as ${waiting}`).execute(db)
  await sql`drop trigger overturned_told on overturned`.execute(db)
  await sql`drop trigger overturned_orphaned on item`.execute(db)
  await sql`drop function overturned_told, overturned_orphaned`.execute(db)
  await sql`update overturned set word = 'withdrawn' where word = 'orphaned'`.execute(db)
  await sql`alter table overturned drop constraint overturned_word_check`.execute(db)
  await sql`alter table overturned add constraint overturned_word_check check (word in ('kept', 'corrected', 'withdrawn'))`.execute(
    db,
  )
  await sql`alter table overturned drop column reason, drop column former_period, drop column former_value, drop column former_answer`.execute(
    db,
  )
}
