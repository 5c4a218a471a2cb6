import { type Kysely, sql } from 'kysely'

/**
 * Farsight and the model are forecasters like persons. What Farsight says stands in versions of its questions; each time
 * that one says it, says it again of another day, otherwise or no more, a row of Farsight's follows. What the model says
 * stands in the numbers of questions; rows of it are written with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of undone) await sql.raw(statement).execute(db)
}

const statements = [
  /** Who is no person has no account and counts in no crowd, whatever a statement forgets to ask. */
  `alter table forecaster
    add sort text not null default 'person' check (sort in ('person', 'house', 'model')),
    add constraint forecaster_counts_in_crowds check (sort = 'person' or (account_id is null and not is_counted))`,
  `create unique index forecaster_sort on forecaster (sort) where sort <> 'person'`,
  `insert into forecaster (sort, is_counted) values ('house', false), ('model', false)`,

  /**
   * \`made\`: the day on which Farsight says that it made it, from which on it counts; null of persons and of the model,
   * who speak when they speak. Their versions say what was asked: a digest of it is kept of persons alone.
   */
  `alter table forecast add made date, alter wording drop not null`,

  `create view forecast_of_person as
    select * from forecast where forecaster_id <> all (array(select id from forecaster where sort <> 'person'))`,

  /** What Farsight and the model say is told with the version and with the numbers that it comes with. */
  forecastsMade(
    `from made join item on item.id = item_id join forecaster on forecaster.id = forecaster_id where sort = 'person'`,
  ),

  `create function house_speaks(asked bigint, its integer, spoken timestamptz, said jsonb) returns void language plpgsql as $$
  declare
    house uuid := (select id from forecaster where sort = 'house');
    before record;
  begin
    said := nullif(said, 'null');
    select estimate, reason, made into before from forecast
      where item_id = asked and forecaster_id = house order by seq desc limit 1;
    if (before.estimate, before.reason, before.made) is distinct from (said -> 'estimate', said ->> 'reason', (said ->> 'made')::date) then
      insert into forecast (item_id, item_version, forecaster_id, at, estimate, reason, made, request_id)
        values (asked, its, house, spoken, said -> 'estimate', said ->> 'reason', (said ->> 'made')::date, gen_random_uuid());
    end if;
  end $$`,
  `create function house_speaks_in_version() returns trigger language plpgsql as $$
  begin
    perform house_speaks(new.item_id, new.version, new.at, new.data #> '{details,houseForecast}');
    return null;
  end $$`,
  `create trigger house_speaks after insert on item_version
    for each row when (new.data -> 'details' ? 'houseForecast') execute function house_speaks_in_version()`,
  `do $$ declare told record; begin
    for told in
      select item_id, version, at, data #> '{details,houseForecast}' as said from item_version
      where data -> 'details' ? 'houseForecast' order by at, item_id, version
    loop perform house_speaks(told.item_id, told.version, told.at, told.said); end loop;
  end $$`,

  /** What it has said of what everybody may read, as far as its newest numbers know; of amounts what it says now. */
  `insert into forecast (item_id, item_version, forecaster_id, at, estimate, request_id)
    select item.id, newest.version, forecaster.id, told.at, told.estimate, gen_random_uuid()
    from forecaster, item cross join lateral (
      select * from item_numbers where item_id = item.id and is_public order by made_at desc limit 1
    ) as newest cross join lateral (
      select (entry ->> 'at')::timestamptz as at, place, jsonb_build_object('type', 'binary',
        'probability', least(0.999, greatest(0.001, (entry -> 'probability')::numeric))) as estimate
      from jsonb_array_elements(numbers -> 'modelHistory') with ordinality as history (entry, place)
      union all
      select made_at, 0, jsonb_build_object('type', 'numeric', 'quantiles', numbers #> '{pooledAmount,model}')
      from (select) as one where numbers #> '{pooledAmount,model}' is not null
      union all
      select made_at, 0, numbers #> '{alone,estimate}'
      from (select) as one where numbers #>> '{alone,estimate,type}' = 'numeric'
    ) as told
    where sort = 'model' and item.kind = 'prediction' and item.published_at is not null order by told.at, item.id, place`,

  /**
   * By the rules of people, and with rows of their own. \`chance\`: what the forecast that stood last gave to what came;
   * of numbers and dates whether that lay between its 5% and 95%.
   */
  `alter table score add chance float8, add is_inside_90 boolean`,
  `insert into score (item_id, forecaster_id, brier, log, baseline, peer, coverage, forecasts, beside)
    select item_id, forecaster.id, brier, log, baseline, peer, coverage, forecasts, '[]'
    from scored_question, jsonb_to_recordset(voices) as voice (
      by text, brier float8, log float8, baseline float8, peer float8, coverage float8, forecasts integer
    ) join forecaster on sort = by where log is not null`,
  /** The record of Farsight is its scores. */
  `drop table forecast_record`,
  `alter table scored_question drop column voices`,
  `update scored_question set digest = ''`,
  `insert into event (kind, ref, data)
    select 'crowd.changed', 'item/' || id, jsonb_build_object('isPublic', published_at is not null)
    from item where kind = 'prediction' and outcome is not null`,
]

const undone = [
  `create table forecast_record (
    item_id bigint primary key references item on delete cascade,
    state text not null check (state in ('open', 'resolved', 'annulled')),
    resolves date not null,
    resolved_at date,
    chance float8,
    brier float8,
    log_score float8,
    is_inside_90 boolean
  )`,
  `create index forecast_record_next on forecast_record (resolves, item_id) where state = 'open'`,
  `create index forecast_record_resolved on forecast_record (resolved_at desc, item_id) where state = 'resolved'`,
  /** Its rows come with numbers, which are looked at anew. */
  `insert into event (kind, ref) values ('everything', 'everything')`,
  `alter table scored_question add voices jsonb not null default '[]'`,
  `delete from score where forecaster_id in (select id from forecaster where sort <> 'person')`,
  `update scored_question set digest = ''`,
  `alter table score drop column chance, drop column is_inside_90`,
  `drop trigger house_speaks on item_version`,
  `drop function house_speaks_in_version, house_speaks`,
  `delete from forecast where forecaster_id in (select id from forecaster where sort <> 'person')`,
  `delete from forecaster where sort <> 'person'`,
  forecastsMade('from made join item on item.id = item_id'),
  `drop view forecast_of_person`,
  `alter table forecast drop column made, alter wording set not null`,
  `alter table forecaster drop column sort`,
]

/** The log of what happened names nobody who forecasts: that somebody did is all that others need. */
function forecastsMade(from: string): string {
  return `create or replace function forecasts_made() returns trigger language plpgsql as $$
  declare acting text := coalesce(current_setting('farsight.actor', true), '');
  begin
    perform set_config('farsight.actor', '', true);
    perform tell(array_agg(distinct ('forecast.made', 'item/' || item_id, jsonb_build_object('isPublic', item.published_at is not null))::told))
    ${from};
    perform set_config('farsight.actor', acting, true);
    return null;
  end $$`
}
