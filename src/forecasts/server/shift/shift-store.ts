/** Between which rows of its history a crowd moved, and whose forecasts stood in them. */
import type { Pool } from 'pg'
import { instantText } from '#kit/server/instant-text.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'

/** `until`: the newest forecast that is in it; `learning`: the version by which it was made; `at` in ISO 8601. */
export type EndRow = { at: string; forecasters: number; estimate: Estimate; until: string; learning: number | null }
/** `at`: the place in the order of words. */
export type StandingRow = { person: string; at: number; estimate: Estimate; wording: string }

const end = `${instantText('at')} as at, forecasters, said -> 'estimate' as estimate, until::text as until, learning`
const moment = (ms: string) => `to_timestamp(${ms} / 1000.0)`

/** $2 is from when on, null for the beginning; $3 until when. */
const fromText = `
  select * from (
    (select ${end} from crowd_point where item_id = $1::bigint and at <= ${moment('$2::float8')} and at < ${moment('$3::float8')}
      order by crowd_point.at desc, seq desc limit 1)
    union all
    (select ${end} from crowd_point where item_id = $1::bigint and said is not null
      and ($2::float8 is null or at > ${moment('$2::float8')}) and at < ${moment('$3::float8')} order by crowd_point.at, seq limit 1)
  ) as found where estimate is not null limit 1`

const toText = `
  select ${end} from crowd_point where item_id = $1::bigint and at < ${moment('$2::float8')} order by crowd_point.at desc, seq desc limit 1`

/** The oldest first. */
const standingText = `
  select person, seq::float8 as at, estimate, wording from (
    select distinct on (forecaster_id) forecaster_id::text as person, seq, estimate, wording from forecast
    join forecaster on forecaster.id = forecaster_id
    where item_id = $1::bigint and seq <= $2::bigint and is_counted order by forecaster_id, seq desc
  ) as newest where estimate is not null order by seq`

/** What stood at a moment in milliseconds since 1970, or from the beginning; where people were too few, what was told first after it. */
export async function findFrom(pool: Pool, id: string, from: number | null, to: number): Promise<EndRow | null> {
  const { rows } = await pool.query<EndRow>(prepared(fromText, [id, from, to]))
  return rows[0] ?? null
}

/** What was told last before a moment; null where that was nothing, or of too few. */
export async function findTo(pool: Pool, id: string, to: number): Promise<EndRow | null> {
  const { rows } = await pool.query<EndRow>(prepared(toText, [id, to]))
  return rows[0]?.estimate ? rows[0] : null
}

export async function listStandingAt(pool: Pool, id: string, until: string): Promise<StandingRow[]> {
  return (await pool.query<StandingRow>(prepared(standingText, [id, until]))).rows
}
