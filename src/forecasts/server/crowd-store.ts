/** What the crowd of a prediction says: the newest row of its history, and what stands on it to make the next. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { isCrowdHidden } from '#items/server/hidden-crowds.ts'
import { type CardRow, cardText, rowsOf } from '#items/server/rows.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { Viewer } from '#kit/viewer.ts'
import { instantText } from '#kit/server/instant-text.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { CrowdSaid } from '../crowd/crowd-type.ts'
import type { CrowdNow } from '../crowd/index.ts'
import type { CrowdScore } from '../scores/crowd-over-time.ts'
import type { Machine } from '../sorts/voices.ts'
import type { AskedRow } from './asked.ts'
import type { Learning } from './learning/learning-store.ts'
import { skillBy } from './learning/skill-store.ts'

/** `at` is in ISO 8601; `until`: the newest forecast that is in it. */
export type CrowdPoint = {
  at: string
  wording: string
  forecasters: number
  earlier: number
  said: CrowdSaid | null
  until: string
  /** The version of what was learnt by which it was made; null before anything was. */
  learning: number | null
}
export type Scored = { outcome: string; people: number; crowd: CrowdScore | null }
export type CrowdRow = AskedRow & {
  /** Null where nothing has been told of it yet. */
  point: CrowdPoint | null
  /** Its newest forecast; null where nobody ever forecast it. */
  newest: string | null
  /** How right they were, once it is known; null where nobody ever forecast it. */
  scored: Scored | null
}
/** What a machine said of it last; `at` in ISO 8601, `wording` of what it was asked. */
export type MachineSaid = { by: Machine; at: string; wording: string; estimate: Estimate; reason: string | null }
/** `isHidden`: from whoever asks, until they have forecast it. `machine`: null where none ever spoke. */
export type CrowdSeen = CrowdRow & { isHidden: boolean; machine: MachineSaid | null }
export type Standing = { estimate: Estimate; wording: string; skill: number }

const pointFields = `json_build_object('at', ${instantText('at')}, 'wording', wording,
      'forecasters', forecasters, 'earlier', earlier, 'said', said, 'until', until::text, 'learning', learning)`

/** Of a row of `item`, what was told of it last. */
export const pointText = `(
    select ${pointFields} from crowd_point where item_id = item.id order by seq desc limit 1
  )`

const fields = `
  title, ${cardText} as card, details, (select max(seq)::text from forecast_of_person where item_id = item.id) as newest, ${pointText} as point, (
    select json_build_object('outcome', scored_question.outcome, 'crowd', crowd,
      'people', (
        select count(*) from score where score.item_id = scored_question.item_id
          and forecaster_id <> all (array(select id from forecaster where sort <> 'person'))))
    from scored_question where scored_question.item_id = item.id
      and exists (select from forecast_of_person where forecast_of_person.item_id = item.id)
  ) as scored`

/**
 * What a machine said last of a prediction, in SQL: of each the last is looked up by itself, since who speaks every day
 * has thousands of them.
 */
export const machineText = (id: string, when = 'true') => `
  select json_build_object(
      'by', voice, 'at', ${instantText('at')}, 'wording', wording, 'estimate', estimate, 'reason', reason) as said
  from forecaster cross join lateral (
    select seq, at, wording, estimate, reason from forecast
    where item_id = ${id} and forecaster_id = forecaster.id and ${when} order by seq desc limit 1
  ) as newest
  where sort = 'machine' order by seq desc limit 1`

/** $1 is the prediction, $2 the reader's account, null for a visitor, $3 whether it is an operator's. */
const seenText = `
  select ${fields}, opens, closes, outcome, (${machineText('item.id')}) as machine
  from item where kind = 'prediction' and id = $1::bigint
    and (published_at is not null or owner_id = $2::text or ((hidden_published_at is not null or held_at is not null) and $3::boolean))`

/** In one prepared statement: every page of a prediction asks it. Null where the reader does not see the prediction. */
export async function findCrowdRow(pool: Pool, id: string, viewer: Viewer): Promise<CrowdSeen | null> {
  const { rows } = await pool.query<Omit<CrowdSeen, 'isHidden'> & Life>(
    prepared(seenText, [id, viewer?.id, viewer?.isOperator ?? false]),
  )
  return rows[0] ? { ...rows[0], isHidden: isCrowdHidden({ ...rows[0], id }) } : null
}

type Life = Pick<CardRow, 'opens' | 'closes' | 'outcome'>

/**
 * Whoever may see it. One after the other for each prediction, and asked as it is now, until the transaction ends.
 */
export async function lockCrowd(trx: QueryExecutorProvider, id: string): Promise<CrowdRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`crowd ${id}`}, 0))`.execute(trx)
  const [row] = await rowsOf(
    trx,
    sql<CrowdRow>`select ${sql.raw(fields)} from item where kind = 'prediction' and id = ${id}::bigint for share`,
  )
  return row ?? null
}

/**
 * What was told last, before a moment in milliseconds since 1970, as it is kept with the prediction; null where that was
 * that they are too few.
 */
export async function findTold(trx: QueryExecutorProvider, id: string, before: number): Promise<object | null> {
  const [row] = await rowsOf(
    trx,
    sql<{ told: object | null }>`
      select said_as_told(item_id, seq) as told
      from crowd_point where item_id = ${id}::bigint and at < to_timestamp(${before}::float8 / 1000) order by seq desc limit 1`,
  )
  return row?.told ?? null
}

const beforeText = `
  select ${pointFields} as point from crowd_point
  where item_id = $1::bigint and at < to_timestamp($2::float8 / 1000) order by seq desc limit 1`

/** What was told last before a moment in milliseconds since 1970; null where nothing was. */
export async function findPointBefore(pool: Pool, id: string, before: number): Promise<CrowdPoint | null> {
  const { rows } = await pool.query<{ point: CrowdPoint }>(prepared(beforeText, [id, before]))
  return rows[0]?.point ?? null
}

const machineBeforeText = machineText('$1::bigint', 'at < to_timestamp($2::float8 / 1000)')

/** What a machine said last before a moment in milliseconds since 1970; null where none had spoken. */
export async function findMachineBefore(pool: Pool, id: string, before: number): Promise<MachineSaid | null> {
  const { rows } = await pool.query<{ said: MachineSaid }>(prepared(machineBeforeText, [id, before]))
  return rows[0]?.said ?? null
}

/** What counts, and how much by a version of what was learnt; the oldest first. */
export function listStanding(db: QueryExecutorProvider, id: string, learning: Learning | null): Promise<Standing[]> {
  return rowsOf(
    db,
    sql<Standing>`
      select estimate, wording, ${skillBy(learning?.version ?? null)} as skill from (
        select distinct on (forecaster_id) forecaster_id, seq, estimate, wording from forecast
        where item_id = ${id}::bigint order by forecaster_id, seq desc
      ) as newest join forecaster on forecaster.id = forecaster_id
      where estimate is not null and is_counted order by seq`,
  )
}

export type Told = CrowdNow & { at: Date; wording: string; until: string; learning: number | null }

export async function addPoint(trx: QueryExecutorProvider, id: string, told: Told): Promise<void> {
  const { at, wording, people, earlier, said, until, learning } = told
  await sql`
    insert into crowd_point (item_id, at, wording, forecasters, earlier, said, until, learning)
    values (${id}::bigint, ${at}, ${wording}, ${people}, ${earlier}, ${said && JSON.stringify(said)}::jsonb, ${until}::bigint, ${learning})`.execute(
    trx,
  )
}

/** Of these predictions, or of all, those that anybody forecast, and when something was told of each last. */
export function listForecast(db: QueryExecutorProvider, ids: readonly string[] | null) {
  return rowsOf(
    db,
    sql<{ id: string; at: Date | null }>`
      select id::text as id, (select at from crowd_point where item_id = item.id order by seq desc limit 1) as at
      from item where kind = 'prediction' and (${ids === null} or id = any(${ids ?? []}::bigint[]))
        and exists (select from forecast_of_person where item_id = item.id)`,
  )
}
