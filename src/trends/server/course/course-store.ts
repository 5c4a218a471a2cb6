/** What is known of how a trend's series came to be what it is, for those who may read its versions. */
import type { Kysely } from 'kysely'
import type { Pool, QueryResultRow } from 'pg'
import type { ContentTables } from '#items/server/tables.ts'
import { seenItem } from '#items/server/store.ts'
import { Refusal } from '#kit/refusal.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { Viewer } from '#kit/viewer.ts'
import { instantText } from '#kit/server/instant-text.ts'
import type { Observation } from '#series/series.ts'
import { findSeriesAt, findSeriesHistory } from '#series/server/store.ts'
import { revisionBetween, type Vintage, vintagesOf } from '#series/vintages/vintages.ts'
import { type Course, mostRevisions, mostTold, type ShownRevision } from '../../course/course.ts'
import { trend } from '../../kind.ts'

export type Stores = { db: Kysely<ContentTables>; pool: Pool }
type Asked = { id: string; viewer: Viewer }
/** Versions that name another state of the series than the one before, of those that the reader may read. */
type Readable = { version: number; on: string; knownFrom: string | null }
type Known = Pick<Course, 'arrival' | 'passings'> & { readable: Readable[]; isThere: boolean }

/** `$1` to `$4` as `seenItem` takes them. */
const readableText = `
  select coalesce(json_agg(json_build_object('version', version, 'on', ${instantText('at')}, 'knownFrom', "knownFrom") order by version), '[]')
  from (
    select version, at, data #>> '{details,series,at}' as "knownFrom",
      lag(data #>> '{details,series,at}') over (order by version) as before
    from item_version where item_id = self.id and (is_public or self.is_own)
  ) as read where version = 1 or "knownFrom" is distinct from before`

/** The newer of what had been projected and what had been estimated, with what is known of that time now. */
const arrivalText = `
  select json_build_object('from', said -> 'from', 'at', said -> 'at', 'median', said -> 'median', 'low80', said -> 'low80',
    'high80', said -> 'high80', 'observed', said -> 'observed', 'isEstimate', "isEstimate", 'now', (
      select value from observation join series on series.id = series_id
      where series.item_id = self.id and period = said ->> 'at' order by known_from desc limit 1))
  from trend_record, lateral (
    select arrival as said, arrived_at as at, false as "isEstimate" union all select estimate, estimated_at, true
  ) as told where item_id = self.id and said is not null order by told.at desc, "isEstimate" limit 1`

const passingsText = `
  select coalesce(json_agg(json_build_object('threshold', threshold, 'at', at, 'towards', towards, 'isRevision', is_revision, 'isWithdrawal', is_withdrawal,
    'knownFrom', ${instantText('known_from')}) order by known_from, threshold), '[]')
  from passing where item_id = self.id`

/** All that most pages need, in one round trip: few series have been revised. */
const courseText = `
  select (${readableText}) as readable, (${arrivalText}) as arrival, (${passingsText}) as passings,
    exists(select from series where item_id = self.id and not withheld) as "isThere"
  from (${seenItem}) as self`

async function findReadable({ pool }: Stores, asked: Asked): Promise<Readable[]> {
  const text = `select (${readableText}) as readable from (${seenItem}) as self`
  return (await askSeen<Pick<Known, 'readable'>>(pool, text, asked)).readable
}

async function askSeen<Row extends QueryResultRow>(pool: Pool, text: string, { id, viewer }: Asked): Promise<Row> {
  const values = [trend.name, id, viewer?.id, viewer?.isOperator ?? false]
  const [row] = (await pool.query<Row>(prepared(text, values))).rows
  if (!row) throw new Refusal('item-not-found')
  return row
}

export async function findCourse(stores: Stores, asked: Asked): Promise<Course> {
  const { readable, arrival, passings, isThere } = await askSeen<Known>(stores.pool, courseText, asked)
  // Nothing was ever measured, or its terms forbid to show what was.
  if (!isThere) return { arrival: null, passings: [], revisions: [], knownFrom: null }
  const known = readable.filter(({ knownFrom }) => knownFrom !== null)
  const revisions = known.length > 1 ? await listRevisions(stores.db, asked.id, known) : []
  return { arrival, passings, revisions, knownFrom: known[0]?.on ?? null }
}

/** The newest first. */
async function listRevisions(db: Stores['db'], id: string, readable: readonly Readable[]): Promise<ShownRevision[]> {
  const history = await findSeriesHistory(db, id)
  const all = new Map(history && vintagesOf(history).map((one) => [one.knownFrom, one]))
  const read = readable.flatMap(({ version, on, knownFrom }) => {
    const vintage = all.get(knownFrom ?? '')
    return vintage ? [{ version, on, vintage }] : []
  })
  return read
    .flatMap((one, i) => (read[i - 1] ? [shownRevision(one, read[i - 1]!.vintage)] : []))
    .slice(-mostRevisions)
    .toReversed()
}

function newest<One>(list: readonly One[]): One[] {
  return list.slice(-mostTold).toReversed()
}

type Read = { version: number; on: string; vintage: Vintage }

function shownRevision({ version, on, vintage }: Read, before: Vintage): ShownRevision {
  const isAnew = vintage.definition !== before.definition
  const { added, revised, gone } = isAnew
    ? { added: [], revised: [], gone: [] }
    : revisionBetween(before.observations, vintage.observations)
  const counts = { added: added.length, revised: revised.length, gone: gone.length }
  return { version, on, isAnew, counts, added: newest(added), revised: newest(revised), gone: newest(gone) }
}

type SeriesThen = {
  version: number
  knownFrom: string
  series: { observations: Observation[] } & Record<string, unknown>
}

/** The series as the newest version said it that was there at a moment, and which that was. */
export async function findSeriesThen(stores: Stores, asked: Asked, moment: Date): Promise<SeriesThen> {
  const then = (await findReadable(stores, asked)).findLast(({ on }) => Date.parse(on) <= moment.getTime())
  const mostShown = 5000
  const series = then?.knownFrom && (await findSeriesAt(stores.db, asked.id, new Date(then.knownFrom), mostShown))
  if (!then?.knownFrom || !series) throw new Refusal('no-series-then')
  return { version: then.version, knownFrom: then.knownFrom, series: series as SeriesThen['series'] }
}
