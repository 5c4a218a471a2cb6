/**
 * Reads how right the base has been off the small rows that are kept beside the numbers. Private items are not in it.
 */
import type { Pool } from 'pg'
import { errorSteps } from '../record-words.ts'
import type { TrackRecord } from '../record.ts'

/** How many are named in each list. */
const named = 6

export async function findRecord(pool: Pool, today: string): Promise<TrackRecord> {
  const [backtests, kept, forecasts, scenarios] = await Promise.all([
    findBacktests(pool),
    findKept(pool),
    findForecasts(pool, today),
    findScenarios(pool),
  ])
  return { backtests, kept, forecasts, scenarios }
}

async function findBacktests(pool: Pool): Promise<TrackRecord['backtests']> {
  const [totals, errors, best, worst, misses] = await Promise.all([
    one<Omit<TrackRecord['backtests'], 'errors' | 'best' | 'worst' | 'misses'>>(
      pool,
      `select count(*)::int as trends, coalesce(sum(tested), 0)::int as values,
         json_build_object('50', coalesce(sum(inside_50), 0), '80', coalesce(sum(inside_80), 0), '95', coalesce(sum(inside_95), 0)) as inside,
         count(*) filter (where error < naive_error)::int as better
       from trend_record join item on item.id = item_id where is_listed and tested > 0`,
    ),
    many<{ step: number; trends: number }>(
      pool,
      `select width_bucket(error / naive_error, $1::float8[]) as step, count(*)::int as trends
       from trend_record join item on item.id = item_id where is_listed and naive_error > 0 group by 1`,
      [errorSteps],
    ),
    many<TrackRecord['backtests']['best'][number]>(pool, byError('asc'), [named]),
    many<TrackRecord['backtests']['best'][number]>(pool, byError('desc'), [named]),
    many<TrackRecord['backtests']['misses'][number]>(pool, foreseenBy('miss', 'miss_widths', 'item_id'), [named]),
  ])
  const trendsAt = new Map(errors.map(({ step, trends }) => [step, trends]))
  return {
    ...totals,
    errors: errorSteps.map((from, i) => ({ from, trends: trendsAt.get(i + 1) ?? 0 })),
    best,
    worst,
    misses,
  }
}

const byError = (order: 'asc' | 'desc') => `
  select kind || '/' || id as item, label, error / naive_error as ratio, inside_80::float8 / tested as inside80,
    inside_95::float8 / tested as inside95, tested as values
  from trend_record join item on item.id = item_id
  where is_listed and naive_error > 0 and error ${order === 'asc' ? '<' : '>='} naive_error
  order by error / naive_error ${order}, id limit $1`

/** The column holds the value as it was foreseen. */
const foreseenBy = (column: 'miss' | 'arrival', order: 'miss_widths' | 'arrived_at', then: string) => `
  select kind || '/' || id as item, label, card #>> '{series,unit}' as unit, found.*
  from trend_record join item on item.id = item_id,
    jsonb_to_record(${column}) as found("from" text, at text, median float8, low80 float8, high80 float8, observed float8, widths float8)
  where is_listed and ${order} is not null order by ${order} desc, ${then} limit $1`

async function findKept(pool: Pool): Promise<TrackRecord['kept']> {
  const [totals, arrivals] = await Promise.all([
    one<Omit<TrackRecord['kept'], 'arrivals'>>(
      pool,
      `select coalesce(sum(scored_projections), 0)::int as projections, coalesce(sum(scored), 0)::int as values,
         json_build_object('50', coalesce(sum(scored_inside_50), 0), '80', coalesce(sum(scored_inside_80), 0),
           '95', coalesce(sum(scored_inside_95), 0)) as inside,
         sum(scored_error) / nullif(sum(scored), 0) as error, sum(scored_naive_error) / nullif(sum(scored), 0) as "naiveError",
         count(waits_for)::int as waiting, min(left(waits_for, 4))::int as "firstYear"
       from trend_record join item on item.id = item_id where is_listed`,
    ),
    many<TrackRecord['kept']['arrivals'][number]>(pool, foreseenBy('arrival', 'arrived_at', 'item_id'), [named]),
  ])
  return { ...totals, arrivals }
}

async function findForecasts(pool: Pool, today: string): Promise<TrackRecord['forecasts']> {
  const [totals, next, last] = await Promise.all([
    one<Omit<TrackRecord['forecasts'], 'next' | 'last'>>(
      pool,
      `select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'open' and resolves < $1)::int as overdue,
         count(*) filter (where state = 'resolved')::int as resolved, count(*) filter (where state = 'annulled')::int as annulled,
         count(brier)::int as scored, avg(brier) as brier, avg(log_score) as "logScore",
         count(is_inside_90)::int as ranges, count(*) filter (where is_inside_90)::int as "insideRanges"
       from forecast_record join item on item.id = item_id where is_listed`,
      [today],
    ),
    many<TrackRecord['forecasts']['next'][number]>(
      pool,
      `select kind || '/' || id as item, label, resolves::text from forecast_record join item on item.id = item_id
       where is_listed and state = 'open' and resolves >= $2 order by resolves, item_id limit $1`,
      [named, today],
    ),
    many<TrackRecord['forecasts']['last'][number]>(
      pool,
      `select kind || '/' || id as item, label, resolved_at::text as "resolvedAt", details #>> '{outcome,value}' as outcome, chance, brier,
         is_inside_90 as "isInside90"
       from forecast_record join item on item.id = item_id
       where is_listed and state = 'resolved' order by resolved_at desc, item_id limit $1`,
      [named],
    ),
  ])
  return { ...totals, next, last }
}

function findScenarios(pool: Pool): Promise<TrackRecord['scenarios']> {
  return one(
    pool,
    `select count(*)::int as scenarios, count(distinct family)::int as sets from item where kind = 'scenario' and is_listed`,
  )
}

async function many<Row extends object>(pool: Pool, text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await pool.query<Row>(text, values)
  return rows
}

/** An aggregate always has a row. */
async function one<Row extends object>(pool: Pool, text: string, values: unknown[] = []): Promise<Row> {
  const [row] = await many<Row>(pool, text, values)
  if (!row) throw new Error('an aggregate answered no row')
  return row
}
