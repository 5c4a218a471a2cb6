import { type Kysely, sql } from 'kysely'

/**
 * Series in tables of their own: what was known of each, from when and until when. A revision closes the rows that it
 * changes and opens new ones, so that a series can be read as it was known at any moment, and texts no longer carry
 * copies of it. Only the functions below read and write these tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/**
 * Puts every series back into the texts, as the release before this one keeps them. What only older states knew of it
 * stays in their versions.
 */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db)
}

const statements = [
  /** The key is looked at when the transaction ends: a new item's details name its series before the item is there. */
  `create table series (
    id bigint generated always as identity primary key,
    item_id bigint not null unique references item on delete cascade deferrable initially deferred
  )`,
  /**
   * What a series measures and where it comes from, as it was known: a row for each revision. \`last\` is its latest
   * period, so that whoever reads an old state begins there. \`baseline\`: what its values are differences from, where
   * that is said apart from the unit.
   */
  `create table series_state (
    series_id bigint not null references series on delete cascade,
    known_from timestamptz(3) not null,
    known_to timestamptz(3) not null default 'infinity',
    name text not null,
    unit text not null,
    frequency text not null,
    kind text not null,
    source text not null,
    source_url text not null,
    licence text not null,
    retrieved date not null,
    baseline text,
    observations integer not null check (observations <= 100000),
    last text collate "C" not null,
    primary key (series_id, known_from),
    check (known_from < known_to)
  )`,
  `create unique index series_state_current on series_state (series_id) where known_to = 'infinity'`,
  /**
   * A value is null where from then on there is none: so every period that ever was has a current row, and its row as
   * of a moment is the last one begun by then, however many there are. \`mark\`: what its source says of a value, such
   * as that it is provisional.
   */
  `create table observation (
    series_id bigint not null references series on delete cascade,
    period text collate "C" not null,
    value float8,
    mark text,
    known_from timestamptz(3) not null,
    known_to timestamptz(3) not null default 'infinity',
    primary key (series_id, period, known_from) include (value),
    check (known_from < known_to)
  )`,
  `create unique index observation_current on observation (series_id, period) include (value) where known_to = 'infinity'`,

  /**
   * The newest \`most\` observations of a series as it was known at a moment, with what it measures; null where nothing
   * was known of it. The current ones have an index of their own, since every page asks for them.
   */
  `create function series_at(of_series bigint, moment timestamptz, most integer) returns json language plpgsql stable as $$
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
    return left(jsonb_build_object('id', state.name, 'unit', state.unit, 'frequency', state.frequency, 'kind', state.kind, 'source', state.source,
      'sourceUrl', state.source_url, 'licence', state.licence, 'retrieved', state.retrieved)::text, -1) || ', "observations": [' || told || ']}';
  end $$`,

  /**
   * Details with what is kept elsewhere in its place: \`{"series": {"kept": 12, "at": ...}}\` names the state of a
   * series. A page bears so many observations.
   */
  `create function details_whole(details jsonb) returns json language sql stable as $$
    select case when details -> 'series' ? 'kept' then ('{"series": ' || coalesce(
      series_at((details #>> '{series,kept}')::bigint, (details #>> '{series,at}')::timestamptz, 5000)::text, 'null'
    ) || case when details - 'series' = '{}' then '' else ', ' end || substr((details - 'series')::text, 2))::json else details::json end
  $$`,

  /**
   * Keeps what is now said of the series of an item, null where nothing is, and answers with what names that state: the
   * one before where nothing is new. An observation that a page shows and that is no longer told goes; older ones,
   * which whoever tells it has not seen, stay. Two revisions of one moment come a millisecond apart.
   */
  `create function series_keep(of_item bigint, told jsonb, at timestamptz) returns jsonb language plpgsql as $$
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
        told ->> 'licence', told ->> 'retrieved', before.baseline, before.observations, before.last);
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
  end $$`,

  /**
   * False where a version repeats the text of the one before and only what is kept elsewhere is new: of those an item
   * may have any number.
   */
  `alter table item_version add is_text boolean not null default true`,

  /**
   * Every series that there is, with its revisions in their order, at the times of their versions. Nothing that anybody
   * reads changes by this, so nobody is told of it and no numbers are due. A series that is no order of periods stays
   * as it is.
   */
  `alter table item disable trigger user`,
  `select set_config('farsight.told', '1000', true)`,
  `do $$
  declare
    one record;
  begin
    create temporary table kept_anew on commit drop as
      select item_id, version, at, data #> '{details,series}' as series from item_version
      where item_id in (
        select item_id from item_version group by item_id having bool_or(data #> '{details,series}' ? 'observations') and not bool_or(exists (
          select from (
            select period ->> 0 as period, lag(period ->> 0) over (order by place) as last
            from jsonb_array_elements(data #> '{details,series,observations}') with ordinality as told (period, place)
          ) as periods where period collate "C" <= last collate "C"
        ))
      );
    for one in select * from kept_anew order by item_id, version loop
      update item_version set data = jsonb_set(data, '{details,series}', coalesce(series_keep(item_id, one.series, one.at), 'null'))
        where item_id = one.item_id and version = one.version;
    end loop;
    for one in select id, details -> 'series' as series, updated_at from item where id in (select item_id from kept_anew) loop
      update item set details = jsonb_set(details, '{series}', coalesce(series_keep(one.id, one.series, one.updated_at), 'null')) where id = one.id;
    end loop;
  end $$`,
  `select set_config('farsight.told', '', true)`,
  `alter table item enable trigger user`,
  /** Whose series alone was revised does not find its texts used up. */
  `update item_version as later set is_text = false from item_version as former
    where former.item_id = later.item_id and former.version = later.version - 1 and later.item_id in (select item_id from series)
      and later.data #- '{details,series}' = former.data #- '{details,series}'`,
]

const back = [
  /** All observations, however many. */
  `create function series_told(kept jsonb) returns jsonb language sql stable as $$
    select coalesce(series_at((kept ->> 'kept')::bigint, (kept ->> 'at')::timestamptz, null)::jsonb, 'null')
  $$`,
  `alter table item disable trigger user`,
  `update item_version set data = jsonb_set(data, '{details,series}', series_told(data #> '{details,series}')) where data #> '{details,series}' ? 'kept'`,
  `update item set details = jsonb_set(details, '{series}', series_told(details -> 'series')) where details -> 'series' ? 'kept'`,
  `alter table item enable trigger user`,
  `alter table item_version drop is_text`,
  `drop function series_told(jsonb)`,
  `drop function details_whole(jsonb)`,
  `drop function series_keep(bigint, jsonb, timestamptz)`,
  `drop function series_at(bigint, timestamptz, integer)`,
  `drop table observation, series_state, series`,
]
