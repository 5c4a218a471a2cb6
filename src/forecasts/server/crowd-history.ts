/** How the crowd of a prediction went, thinned while it is read: however long it is, few points of it are. */
import type { Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { Viewer } from '#kit/viewer.ts'
import { instantText } from '#kit/server/instant-text.ts'
import type { CrowdPast } from '../history/past.ts'
import { type Step, stepsSince } from '../history/steps.ts'
import { endOf, startOf, type Window } from '../history/window.ts'
import { whyNotForecast } from '../may-forecast.ts'
import { type Asked, askedOf, knownSince } from './asked.ts'
import { findCrowdRow } from './crowd-store.ts'

type Wanted = { id: string; viewer: Viewer; window: Window }
type History = { asked: Asked; points: CrowdPast[] }

/**
 * What was told, the oldest first: of each step of time the last. What was said of other options or another range is no
 * part of it, nor is what came once the outcome could be known: as in scores.
 */
export async function findHistory(pool: Pool, { id, viewer, window }: Wanted): Promise<History> {
  const row = await findCrowdRow(pool, id, viewer)
  if (!row) throw new Refusal('item-not-found')
  if (row.isHidden) throw new Refusal('crowd-hidden')
  const asked = askedOf(row)
  if (!row.point) return { asked, points: [] }
  const until = Math.min(endOf(window), knownSince(row))
  const steps = await findSteps(pool, id, { from: startOf(window), to: until })
  const { rows: points } = await pool.query<CrowdPast>(
    prepared(pointsText, [id, steps.map(({ from }) => from), steps.map(({ to }) => to)]),
  )
  return { asked, points: points.filter(({ estimate }) => !estimate || !whyNotForecast(asked.question, estimate)) }
}

type Ends = { from: number | null; to: number }

async function findSteps(pool: Pool, id: string, { from, to }: Ends): Promise<Step[]> {
  const { rows } = await pool.query<{ first: Date; last: Date }>(prepared(endsText, [id, to]))
  const [known] = rows
  return known ? stepsSince(from, known.first.getTime(), known.last.getTime()) : []
}

const moment = (ms: string) => `to_timestamp(${ms} / 1000.0)`

const endsText = `
  select min(at) as first, max(at) as last from crowd_point where item_id = $1::bigint and at < ${moment('$2::float8')} having min(at) is not null`

/** The last of each step, found by its index: as many rows are read as are shown. */
const pointsText = `
  select distinct point.seq, ${instantText('at')} as at, forecasters,
    said -> 'estimate' as estimate, said -> 'quartiles' as quartiles
  from unnest($2::float8[], $3::float8[]) as step (after, up_to) cross join lateral (
    select * from crowd_point where item_id = $1::bigint and at > ${moment('after')} and at <= ${moment('up_to')}
    order by at desc, seq desc limit 1
  ) as point order by at`
