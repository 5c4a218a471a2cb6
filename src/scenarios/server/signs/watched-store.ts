/** What is known of the items that a scenario's signposts watch, as far as its readers may see it. */
import type { Pool } from 'pg'
import type { Counted } from '#items/server/numbers/maker.ts'
import { prepared } from '#kit/server/prepared.ts'
import { instantText } from '#kit/server/instant-text.ts'
import type { Watched } from '../../signs/read-sign.ts'

/** By ref. Observations from the last on that was known when the scenario was first written, withdrawn ones too. */
export async function listWatched(
  pool: Pool,
  { id, ownerId, isPublished }: Pick<Counted, 'id' | 'ownerId' | 'isPublished'>,
  refs: readonly string[],
): Promise<Record<string, Watched>> {
  if (refs.length === 0) return {}
  const values = [refs.map((ref) => ref.slice(ref.indexOf('/') + 1)), refs, id, isPublished, ownerId]
  const { rows } = await pool.query<Watched & { ref: string }>(prepared(watchedText, values))
  return Object.fromEntries(rows.map(({ ref, ...known }) => [ref, known]))
}

const moment = instantText('observation.known_from')

/** The day of the version since which the outcome is what it is, or is not known. */
const since = `
  select to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD') from item_version where item_id = item.id and version > coalesce((
    select max(version) from item_version where item_id = item.id and data #> '{details,outcome}' is distinct from details -> 'outcome'
  ), 0)`

const watchedText = `
  select item.kind || '/' || item.id as ref, coalesce(state.unit, '') as unit,
    nullif(details -> 'outcome', 'null') as outcome, case when item.kind = 'prediction' then (${since}) end as since,
    coalesce((
      select json_agg(json_build_object('at', period, 'value', value, 'knownSince', ${moment},
        'isProvisional', coalesce(period >= (state.about ->> 'provisional') collate "C", false)) order by period)
      from observation where series_id = series.id and known_to = 'infinity' and period >= coalesce((
        select last from series_state where series_id = series.id
          and known_from <= greatest((select min(at) from item_version where item_id = $3::bigint), (select min(known_from) from series_state where series_id = series.id))
        order by known_from desc limit 1
      ), '')
    ), '[]') as observations
  from item left join series on series.item_id = item.id and not withheld
    left join series_state as state on state.series_id = series.id and state.known_to = 'infinity'
  where item.id = any($1::bigint[]) and item.kind || '/' || item.id = any($2::text[])
    and (stands_beside(item, $5) or (not $4 and owner_id = $5))`
