/** Reads how projections that are looked back on have fared: over all trends, and series by series. */
import type { Pool } from 'pg'
import { coverageSteps, errorSteps, fewestForSide } from '../record-words.ts'
import type { TrackRecord } from '../record.ts'
import { foreseenBy, many, named, one } from './rows.ts'
import { ofBacktests } from './totals.ts'

export async function findBacktests(pool: Pool): Promise<TrackRecord['backtests']> {
  type Backtests = TrackRecord['backtests']
  return {
    ...(await one<Omit<Backtests, 'errors' | 'best' | 'worst' | 'misses' | 'bySeries'>>(pool, ofBacktests)),
    errors: await countBySteps(pool, 'error / naive_error', errorSteps),
    best: await many<Backtests['best'][number]>(pool, byError('asc'), [named]),
    worst: await many<Backtests['worst'][number]>(pool, byError('desc'), [named]),
    misses: await many<Backtests['misses'][number]>(pool, foreseenBy('miss', 'miss_widths', 'item_id', past), [named]),
    bySeries: await findBySeries(pool),
  }
}

/** Of a series that lists show nothing of there is no past to draw. */
const past = `coalesce(card #> '{series,spark}', '[]'::jsonb) as spark,`

/** How many trends lie from each of `steps` to the next, in what is divided; those that divide by nothing are left out. */
async function countBySteps(
  pool: Pool,
  divided: 'error / naive_error' | 'inside_95 / tested',
  steps: readonly number[],
): Promise<{ from: number; trends: number }[]> {
  const [over, under] = divided.split(' / ')
  const rows = await many<{ step: number; trends: number }>(
    pool,
    `select width_bucket(${over}::float8 / ${under}, $1::float8[]) as step, count(*)::int as trends
     from trend_record join item on item.id = item_id where is_listed and ${under} > 0 group by 1`,
    [steps],
  )
  const trendsAt = new Map(rows.map(({ step, trends }) => [step, trends]))
  return steps.map((from, i) => ({ from, trends: trendsAt.get(i + 1) ?? 0 }))
}

async function findBySeries(pool: Pool): Promise<TrackRecord['backtests']['bySeries']> {
  const inside95 = await countBySteps(pool, 'inside_95 / tested', coverageSteps)
  const least = await many<TrackRecord['backtests']['bySeries']['least'][number]>(
    pool,
    `select ${ofTrend} from trend_record join item on item.id = item_id
     where is_listed and naive_error > 0 and inside_95 < .9 * tested
     order by inside_95::float8 / tested, inside_80::float8 / tested, id limit $1`,
    [named],
  )
  const { oneSided } = await one<{ oneSided: number }>(
    pool,
    `select count(*)::int as "oneSided" from trend_record join item on item.id = item_id
     where is_listed and tested >= $1 and (above = tested or below = tested)`,
    [fewestForSide],
  )
  return { inside95, least, oneSided }
}

const ofTrend = `kind || '/' || id as item, label, error / naive_error as ratio, inside_80::float8 / tested as inside80,
    inside_95::float8 / tested as inside95, tested as values`

const byError = (order: 'asc' | 'desc') => `
  select ${ofTrend}
  from trend_record join item on item.id = item_id
  where is_listed and naive_error > 0 and error ${order === 'asc' ? '<' : '>='} naive_error
  order by error / naive_error ${order}, id limit $1`
