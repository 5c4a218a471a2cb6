import { type Kysely, sql } from 'kysely'

/**
 * What people forecast of predictions. A forecast is a row that is never changed: who says something else, says the same
 * again or takes it back adds another, and the newest counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger author_word_of_forecasters on author_word`.execute(db)
  await sql`drop trigger account_of_forecasters on account`.execute(db)
  await sql`drop table forecast, forecaster`.execute(db)
  await sql`drop function forecaster_judged, forecaster_verified, forecaster_counts, forecasts_made, forecast_stands`.execute(
    db,
  )
}

const statements = [
  /**
   * Forecasts name this id and never the account, so that they stay in crowds of the past once the account is gone and
   * nobody knows any more whose they were. \`is_counted\`: with an address that is theirs, and not stopped by operators.
   */
  `create table forecaster (
    id uuid primary key default gen_random_uuid(),
    account_id text unique,
    is_counted boolean not null
  )`,
  /**
   * \`wording\` is a digest of what was asked then. \`estimate\` is null where it takes back what was said before.
   * \`request_id\`: the same twice is one forecast.
   */
  `create table forecast (
    seq bigint generated always as identity primary key,
    item_id bigint not null references item on delete cascade,
    item_version integer not null,
    wording text not null,
    forecaster_id uuid not null references forecaster,
    at timestamptz(3) not null,
    estimate jsonb,
    reason text,
    request_id uuid not null,
    unique (forecaster_id, request_id)
  )`,
  `create index forecast_newest on forecast (item_id, forecaster_id, seq desc)`,
  `create index forecast_own on forecast (forecaster_id, seq desc)`,

  /** A record that can be rewritten is none. Only words go, with the account of whoever wrote them. */
  `create function forecast_stands() returns trigger language plpgsql as $$
  begin
    if new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if;
    raise exception 'A forecast is never changed.';
  end $$`,
  `create trigger forecast_stands before update on forecast for each row execute function forecast_stands()`,

  `create function forecaster_judged() returns trigger language plpgsql as $$
  begin
    update forecaster set is_counted = new.word <> 'stopped'
      and exists (select from account where id = new.account_id::bigint and email_verified)
    where account_id = new.account_id;
    return null;
  end $$`,
  `create trigger author_word_of_forecasters after insert on author_word
    for each row execute function forecaster_judged()`,
  `create function forecaster_verified() returns trigger language plpgsql as $$
  begin
    update forecaster set is_counted = new.email_verified and word_on(new.id::text) is distinct from 'stopped'
    where account_id = new.id::text;
    return null;
  end $$`,
  `create trigger account_of_forecasters after update of email_verified on account
    for each row when (old.email_verified <> new.email_verified) execute function forecaster_verified()`,

  `create function forecaster_counts() returns trigger language plpgsql as $$
  ${toldByNobody('crowd.changed', 'from forecast join item on item.id = item_id where forecaster_id = new.id')}`,
  `create trigger forecaster_counts after update of is_counted on forecaster
    for each row when (old.is_counted <> new.is_counted) execute function forecaster_counts()`,

  `create function forecasts_made() returns trigger language plpgsql as $$
  ${toldByNobody('forecast.made', 'from made join item on item.id = item_id')}`,
  `create trigger forecast_made after insert on forecast referencing new table as made
    for each statement execute function forecasts_made()`,
]

/** The log of what happened names nobody who forecasts: that somebody did is all that others need. */
function toldByNobody(kind: string, from: string): string {
  return `declare acting text := coalesce(current_setting('farsight.actor', true), '');
  begin
    perform set_config('farsight.actor', '', true);
    perform tell(array_agg(distinct ('${kind}', 'item/' || item_id, jsonb_build_object('isPublic', item.published_at is not null))::told))
    ${from};
    perform set_config('farsight.actor', acting, true);
    return null;
  end $$`
}
