/** What a copy of the collection has beside its items, as statements: rows of the collection with other ids. */
import type { ClientBase } from 'pg'
import { firstId, savedEvery } from './items.ts'

export type Size = { copies: number; items: number; series: number }

/** Everything that is filled, whose secondary indexes wait for its rows. */
export const filled =
  'item item_version item_numbers item_stand item_move link scenario_set scenario_set_version series series_state observation trend_record forecast resolution save follow radar_place search_word'.split(
    ' ',
  )

/** In how many copies at once: the rows that belong together lie together. */
const atOnce = 100

const placed = `with placed as (select id as own, row_number() over (order by id) - 1 as rank from item where id < 10000)`
const idIn = (rank: string) => `${firstId} + (nth - 1) * $3::bigint + ${rank}`

/** $1 and $2: the first and the last copy; $3: how many items one has, $4: how many series. */
const statements = [
  `insert into series (id, item_id, withheld) overriding system value
   select series.id + nth * $4::bigint, ${idIn('rank')}, withheld from generate_series($1::bigint, $2) as nth cross join series join placed on own = item_id order by nth, series.id`,
  `insert into series_state (series_id, known_from, known_to, name, unit, frequency, kind, source, source_url, licence, retrieved, observations, last, about)
   select series_id + nth * $4::bigint, known_from, known_to, name || '-' || nth, unit, frequency, kind, source, source_url, licence, retrieved, observations, last, about
   from generate_series($1::bigint, $2) as nth cross join series_state cross join (select $3::bigint) as unused where series_id <= $4::bigint`,
  `insert into observation (series_id, period, value, known_from, known_to)
   select series_id + nth * $4::bigint, period, value, known_from, known_to
   from generate_series($1::bigint, $2) as nth cross join observation cross join (select $3::bigint) as unused where series_id <= $4::bigint order by nth, series_id, period`,
  `insert into link (from_id, to_id, relation)
   select ${idIn('a.rank')}, ${idIn('b.rank')}, relation
   from generate_series($1::bigint, $2) as nth cross join link join placed as a on a.own = from_id join placed as b on b.own = to_id cross join (select $4::bigint) as unused`,
  // Every tenth names an item of the collection as well, the first of them most: some items are popular.
  `insert into link (from_id, to_id, relation)
   select ${idIn('a.rank')}, b.own, 'see-also'
   from generate_series($1::bigint, $2) as nth cross join placed as a
     join placed as b on b.rank = floor(power($3::float, (a.rank * 7919 % 1000) / 1000.0)) - 1 cross join (select $4::bigint) as unused
   where (nth + a.rank) % 10 = 0 on conflict do nothing`,
  `insert into item_stand (item_id, since, stand)
   select ${idIn('rank')}, since, stand from generate_series($1::bigint, $2) as nth cross join item_stand join placed on own = item_id cross join (select $4::bigint) as unused`,
  `insert into item_move (item_id, kind, at, before, after, because, size)
   select ${idIn('rank')}, (select kind from item where id = own), now() - (nth * 1009 + rank * 31) % 43200 * interval '1 minute',
     case stand ->> 'of' when 'series' then jsonb_set(stand, '{last,value}', to_jsonb((stand #>> '{last,value}')::float8 * 1.02))
       else jsonb_set(stand, '{chance}', to_jsonb(abs((stand ->> 'chance')::float8 - .12))) end, stand, '{"by": "itself"}', .12
   from generate_series($1::bigint, $2) as nth cross join item_stand join placed on own = item_id cross join (select $4::bigint) as unused
   where stand ->> 'of' in ('series', 'chance') and (nth + rank) % 10 = 0`,
  `insert into trend_record select changed.*
   from generate_series($1::bigint, $2) as nth cross join trend_record join placed on own = item_id cross join (select $4::bigint) as unused cross join
     jsonb_populate_record(trend_record, jsonb_build_object('item_id', ${idIn('rank')})) as changed`,
  `insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, reason, request_id, made)
   select item.id, 1, wording, forecaster_id, published_at, estimate, reason, gen_random_uuid(), published_at::date
   from generate_series($1::bigint, $2) as nth cross join forecast join placed on own = item_id join item on item.id = ${idIn('rank')} cross join (select $4::bigint) as unused
   where forecaster_id in (select id from forecaster where sort <> 'person')`,
]

export async function copyTables(client: ClientBase, { copies, items, series }: Size): Promise<void> {
  // Nobody else has told the planner how many items there are by now: it would join every link with every place.
  await client.query('analyze item')
  for (const statement of statements) {
    for (let first = 1; first <= copies; first += atOnce)
      await client.query(`${placed} ${statement}`, [first, Math.min(copies, first + atOnce - 1), items, series])
  }
  await client.query(
    `insert into resolution (item_id, item_version, at, by, outcome, final_at)
     select id, version, updated_at, 'house', details -> 'outcome', updated_at from item where id >= $1 and outcome is not null`,
    [firstId],
  )
}

/** Who saves and follows what: as many as the items say. $1: the accounts. */
export async function savesAndFollows(client: ClientBase, accounts: readonly string[]): Promise<void> {
  const people = `cross join lateral generate_series(1, saves) as nth`
  const who = `($1::text[])[1 + (item.id / ${savedEvery} + nth * 7) % cardinality($1::text[])]`
  await client.query(
    `insert into save (account_id, item_id, at) select ${who}, item.id, published_at from item ${people} where item.id >= ${firstId}
     on conflict do nothing`,
    [accounts],
  )
  await client.query(
    `insert into follow (account_id, item_id, at) select ${who}, item.id, published_at from item ${people} where item.id >= ${firstId} and nth = 1
     on conflict do nothing`,
    [accounts],
  )
}

/** Where everything stood on the radar on the first of this month and of the one before: half a year later than today. */
export async function makeEditions(client: ClientBase): Promise<void> {
  await client.query(`
    with made as (
      insert into radar_edition (kept_on)
      select (date_trunc('month', now()) - nth * interval '1 month')::date from generate_series(0, 1) as nth returning id)
    insert into radar_place (edition, item_id, year, figure, is_estimate, item_kind, item_category, is_shown, left_on)
    select made.id, item.id, horizon_to + .5, 'by ' || horizon_to, kind <> 'prediction', kind, category, is_listed, leaves_radar_on(item)
    from made, item
    where is_listed and horizon_to >= extract(year from now()) order by made.id, item.id`)
  await client.query(`
    insert into radar_tally
    select edition, item_kind, item_category, count(*) from radar_place where is_shown group by edition, item_kind, item_category`)
}

/** Ids that are given from now on come after those that were. */
export async function moveSequences(client: ClientBase): Promise<void> {
  for (const table of ['item', 'series'])
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table])
}
