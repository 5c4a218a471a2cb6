/** Whether the items that a prediction names can do what it asks of them. */
import type { Pool } from 'pg'
import type { Asker } from '#items/server/mine/checks.ts'
import { findNamed, type Named, unknownItem } from '#items/server/items-named.ts'
import { prepared } from '#kit/server/prepared.ts'
import { measured } from '#series/series-chance.ts'
import { type PredictionDetails, predictionDetails } from '../question.ts'
import { whyNotAhead } from '../resolving/ahead.ts'
import { whyNotBySeries } from '../resolving/rule.ts'
import { whyNotToCome } from '../when.ts'
import { isRuledAlike } from '../written.ts'
import { whyNotMet } from './collection.ts'
import { whyNotPlain } from './why-not-plain.ts'

type Fault = { field: string; reason: string }

/** The field and the reason why the series or the condition cannot be what it is said to be, or null. */
export async function checkPrediction(details: PredictionDetails, pool: Pool, asker: Asker): Promise<Fault | null> {
  const { ownerId, self } = asker
  const { condition } = details
  const named = await findNamed(pool, refsOf(details), ownerId)
  const fault =
    whyNotSeries(details, named, isAskedNow(details, asker)) ??
    (await whyNotShown(details, pool, asker)) ??
    (await whyNotMoved(details, pool, asker)) ??
    whyNotCondition(details, named) ??
    whyNotPlainSeen(details, named) ??
    (await whyNotPlainOwn(details, pool, asker))
  if (fault || !condition || !self) return fault
  const isCircle = await leadsTo(pool, condition.on, self)
  return isCircle ? { field: 'condition.on', reason: 'counts only if this one turns out a certain way' } : null
}

const refsOf = ({ automatic, condition }: PredictionDetails) =>
  [automatic?.trend, condition?.on, condition?.plain].filter((ref) => ref !== undefined)

/**
 * Whether somebody asks it by this rule now, and forecasts may follow. A question that was closed before it was written
 * here is a record of the past, and what its series said since may answer it.
 */
function isAskedNow(details: PredictionDetails, { before, today }: Asker): boolean {
  return details.closes >= today && !(before && isRuledAlike(details, predictionDetails.parse(before)))
}

function whyNotSeries(details: PredictionDetails, named: Named, isAsked: boolean): Fault | null {
  const { automatic } = details
  if (!automatic) return null
  const trend = named.get(automatic.trend)
  if (!trend) return { field: 'automatic.trend', reason: unknownItem }
  const series = measured.safeParse(trend).data?.series
  if (!series) return { field: 'automatic.trend', reason: 'has no series' }
  return whyNotBySeries(details, series) ?? (isAsked ? whyNotAhead(details, series) : null)
}

/** A series of one's own decides a question that others read only where they can read it too. */
async function whyNotShown(details: PredictionDetails, pool: Pool, { self, before }: Asker): Promise<Fault | null> {
  const { automatic } = details
  if (!automatic || !self || (before && isRuledAlike(details, predictionDetails.parse(before)))) return null
  const text = `
    select from item as question, item as trend
    where question.id = split_part($1, '/', 2)::bigint and (question.published_at is not null or question.held_at is not null)
      and trend.id = split_part($2, '/', 2)::bigint and trend.published_at is null and trend.held_at is null`
  const { rows } = await pool.query(prepared(text, [self, automatic.trend]))
  const reason = 'is private, and this question is not: publish the trend first'
  return rows.length > 0 ? { field: 'automatic.trend', reason } : null
}

/** The day on which a question closes may pass by itself; where others have read it, nobody moves it into the past. */
async function whyNotMoved(
  details: PredictionDetails,
  pool: Pool,
  { self, before, today }: Asker,
): Promise<Fault | null> {
  const fault = whyNotToCome(details, today)
  if (!fault || !self || !before || predictionDetails.parse(before).closes === details.closes) return null
  const text = `
    select from item
    where id = split_part($1, '/', 2)::bigint and (first_published_at is not null or held_at is not null)`
  const { rows } = await pool.query(prepared(text, [self]))
  return rows.length > 0 ? fault : null
}

function whyNotCondition({ condition }: PredictionDetails, named: Named): Fault | null {
  if (!condition) return null
  const details = named.get(condition.on)
  if (!details) return { field: 'condition.on', reason: unknownItem }
  return whyNotMet(details, condition)
}

function whyNotPlainSeen(details: PredictionDetails, named: Named): Fault | null {
  const { plain } = details.condition ?? {}
  if (plain !== undefined && !named.has(plain)) return { field: 'condition.plain', reason: unknownItem }
  return whyNotPlain(details, (ref) => named.get(ref))
}

/** Somebody else's would be held against nothing (decision 60). What it named already stays. */
async function whyNotPlainOwn(
  { condition }: PredictionDetails,
  pool: Pool,
  { ownerId, before }: Asker,
): Promise<Fault | null> {
  const { plain } = condition ?? {}
  if (plain === undefined || (before && predictionDetails.parse(before).condition?.plain === plain)) return null
  const text = `select from item where id = split_part($1, '/', 2)::bigint and owner_id = $2`
  const { rows } = await pool.query(prepared(text, [plain, ownerId]))
  const reason = 'is no question of yours: numbers are held against each other only where both are by one author'
  return rows.length > 0 ? null : { field: 'condition.plain', reason }
}

/** Whether the condition of a question, or the condition of its condition and so on, is another, or it is that itself. */
async function leadsTo(pool: Pool, from: string, to: string): Promise<boolean> {
  const text = `
    with recursive chain (ref) as (
      select $1::text
      union
      select details->'condition'->>'on' from chain join item on id = split_part(ref, '/', 2)::bigint
      where details->'condition'->>'on' is not null)
    select from chain where ref = $2`
  const { rows } = await pool.query(prepared(text, [from, to]))
  return rows.length > 0
}
