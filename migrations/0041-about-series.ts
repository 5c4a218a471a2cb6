import { type Kysely, sql } from 'kysely'

/**
 * What is said about a series beside its observations: what it counts, when its next value comes, which of its values
 * are preliminary. One column holds it as the program's schema has it, so that whatever is said is kept and read again.
 * The column for a baseline was never written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table series_state drop column baseline, add column about jsonb not null default '{}'`,
    readAt,
    keep,
  ])
    await sql.raw(statement).execute(db)
}

/** As in migration 16, with what is said about the series. */
const readAt = `create or replace function series_at(of_series bigint, moment timestamptz, most integer) returns json language plpgsql stable as $$
  declare
    state series_state;
    told text;
  begin
    select * into state from series_state where series_id = of_series and known_from <= moment order by known_from desc limit 1;
    if state.series_id is null or state.known_to <= moment then return null; end if;
    if state.known_to = 'infinity' then
      select string_agg('["' || period || '",' || value || ']', ',' order by period) into told from (
        select period, value from observation where series_id = of_series and known_to = 'infinity' and value is not null order by period desc limit most
      ) as newest;
    else
      select string_agg('["' || period || '",' || value || ']', ',' order by period) into told from (
        select period, value from (
          select period from observation where series_id = of_series and known_to = 'infinity' and period <= state.last order by period desc
        ) as periods cross join lateral (
          select value from observation
          where series_id = of_series and observation.period = periods.period and known_from <= moment order by known_from desc limit 1
        ) as known where value is not null order by period desc limit most
      ) as newest;
    end if;
    return left((jsonb_build_object('id', state.name, 'unit', state.unit, 'frequency', state.frequency, 'kind', state.kind, 'source', state.source,
      'sourceUrl', state.source_url, 'licence', state.licence, 'retrieved', state.retrieved) || state.about)::text, -1) || ', "observations": [' || told || ']}';
  end $$`

/** As in migration 16, with what is said about the series. */
const keep = `create or replace function series_keep(of_item bigint, told jsonb, at timestamptz) returns jsonb language plpgsql as $$
  declare
    own bigint;
    before series_state;
    after series_state;
    moment timestamptz(3);
    shown_from text := '';
    periods text[];
    told_values float8[];
    is_new boolean;
  begin
    if jsonb_typeof(told) = 'object' then
      insert into series (item_id) values (of_item) on conflict (item_id) do update set item_id = excluded.item_id returning id into own;
    else
      told := null;
      select id into own from series where item_id = of_item for update;
      if own is null then return null; end if;
    end if;
    select * into before from series_state where series_id = own and known_to = 'infinity';
    select greatest(at, max(greatest(known_from, case when known_to < 'infinity' then known_to end)) + interval '1 millisecond') into moment
      from series_state where series_id = own;

    if told is not null and before.observations > 5000 then
      select period into shown_from from observation
        where series_id = own and known_to = 'infinity' and value is not null order by period desc offset 4999 limit 1;
    end if;
    select array_agg(period order by period), array_agg(said.value order by period) into periods, told_values from (
      select one ->> 0 as period, (one ->> 1)::float8 as value from jsonb_array_elements(told -> 'observations') as one
    ) as said full join (
      select period, value from observation where series_id = own and known_to = 'infinity'
    ) as known using (period)
    where said.value is distinct from known.value and (said.value is not null or period >= shown_from);
    update observation set known_to = moment where series_id = own and known_to = 'infinity' and period = any(periods);
    -- In order, so that those that are read together lie together.
    insert into observation (series_id, period, value, known_from) select own, period, value, moment from unnest(periods, told_values) as new (period, value);

    if told is null then
      update series_state set known_to = moment where series_id = own and known_to = 'infinity';
      is_new := before.series_id is not null;
    else
      after := (own, moment, 'infinity', told ->> 'id', told ->> 'unit', told ->> 'frequency', told ->> 'kind', told ->> 'source', told ->> 'sourceUrl',
        told ->> 'licence', told ->> 'retrieved', before.observations, before.last,
        told - array['id', 'unit', 'frequency', 'kind', 'source', 'sourceUrl', 'licence', 'retrieved', 'observations']);
      if periods is not null then
        select count(*), max(period) into after.observations, after.last from observation
          where series_id = own and known_to = 'infinity' and value is not null;
      end if;
      is_new := before.series_id is null or to_jsonb(before) - 'known_from' <> to_jsonb(after) - 'known_from' or periods is not null;
      if is_new then
        update series_state set known_to = moment where series_id = own and known_to = 'infinity';
        insert into series_state select after.*;
      else
        moment := before.known_from;
      end if;
    end if;
    if is_new then
      perform tell(array[('series.observed', 'item/' || of_item, jsonb_build_object(
        'isPublic', exists (select from item where id = of_item and published_at is not null), 'changed', coalesce(cardinality(periods), 0)
      ))::told]);
    end if;
    if told is null then return null; end if;
    return jsonb_build_object('kept', own, 'at', to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  end $$`
