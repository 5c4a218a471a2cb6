/** Keeps how right a trend's projections have been, whenever its numbers are made or hold for a new version. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { NumbersMaker } from '#items/server/numbers/maker.ts'
import { trendNumbers } from '../numbers.ts'
import { dayOf } from '#kit/dates.ts'
import { findSeriesHistory } from '#series/server/store.ts'
import { passingsOf } from '#series/vintages/passings.ts'
import { firstKnown, sameSeries, vintagesOf } from '#series/vintages/vintages.ts'
import type { MadeProjection } from '#series/projection.ts'
import { type KeptProjection, recordOfTrend, type TrendRecord } from '../record.ts'
import { trendDetails } from '../trend.ts'
import { savePassings } from './course/passing-store.ts'

type Db = Parameters<NonNullable<NumbersMaker['keepRecord']>>[0]

export const keepTrendRecord: NonNullable<NumbersMaker['keepRecord']> = async (db, { id, details }, numbers) => {
  await forgetRecord(db, id)
  const { series, thresholds } = trendDetails.parse(details)
  if (!series) return
  const history = await findSeriesHistory(db, id)
  const all = vintagesOf(history ?? { states: [], observations: [] })
  const vintages = sameSeries(all)
  // What was projected of something else says nothing of this.
  const since = vintages.length < all.length ? (vintages[0]?.knownFrom ?? '') : ''
  const kept = (await listKept(db, id, series.observations.at(-1)?.[0] ?? '')).filter(({ madeAt }) => madeAt >= since)
  const first = vintages.length > 1 ? firstKnown(vintages) : series.observations
  const row = rowOf(recordOfTrend(series, trendNumbers.parse(numbers), kept, first))
  await sql`
    insert into trend_record select * from jsonb_populate_record(null::trend_record, ${JSON.stringify({ item_id: id, ...row })}::jsonb)
  `.execute(db)
  const passings = passingsOf(
    vintages,
    thresholds.map(({ value }) => value),
  )
  await savePassings(db, id, passings)
}

/** Of each last observation the projection that stood when the next one came, where that has come; the oldest first. */
async function listKept(db: Db, id: string, last: string): Promise<(KeptProjection & { madeAt: string })[]> {
  const { rows } = await sql<{ projection: MadeProjection; madeAt: Date }>`
    select distinct on (numbers #>> '{projection,points,0,at}') numbers -> 'projection' as projection, made_at as "madeAt" from item_numbers
    where item_id = ${id}::bigint and numbers #>> '{projection,points,0,at}' <= ${last}
    order by numbers #>> '{projection,points,0,at}', made_at desc`.execute(db)
  return rows.map(({ projection, madeAt }) => ({ projection, made: dayOf(madeAt), madeAt: madeAt.toISOString() }))
}

function rowOf({ backtest, scored, revised, estimated, waitsFor, steps }: TrendRecord): Record<string, unknown> {
  return {
    ...testedOf(backtest),
    ...scoredOf('scored', scored),
    arrived_at: scored.arrival?.at ?? null,
    arrival: scored.arrival,
    ...scoredOf('estimated', estimated),
    estimated_at: estimated.arrival?.at ?? null,
    estimate: estimated.arrival,
    waits_for: waitsFor,
    revised,
    steps,
  }
}

function testedOf(backtest: TrendRecord['backtest']): Record<string, unknown> {
  if (!backtest) return { tested: 0, inside_50: 0, inside_80: 0, inside_95: 0 }
  const { values, inside, sides, error, naiveError, miss } = backtest
  return {
    tested: values,
    inside_50: inside[50],
    inside_80: inside[80],
    inside_95: inside[95],
    ...sides,
    error,
    naive_error: naiveError,
    miss_widths: miss?.widths ?? null,
    miss,
  }
}

function scoredOf(
  name: 'scored' | 'estimated',
  { projections, values, inside, error, naiveError }: TrendRecord['scored'],
): Record<string, unknown> {
  return {
    [`${name}_projections`]: projections,
    [name]: values,
    [`${name}_inside_50`]: inside[50],
    [`${name}_inside_80`]: inside[80],
    [`${name}_inside_95`]: inside[95],
    [`${name}_error`]: error,
    [`${name}_naive_error`]: naiveError,
  }
}

/** Of a trend whose series may no longer be shown there is no record either. */
export async function forgetRecord(db: QueryExecutorProvider, id: string): Promise<void> {
  await sql`delete from trend_record where item_id = ${id}::bigint`.execute(db)
}
