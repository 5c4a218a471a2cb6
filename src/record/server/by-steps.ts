/** Reads how values lay in their bands by how far ahead these were said: in hindsight, and before they came. */
import type { Pool } from 'pg'
import type { TrackRecord } from '../record.ts'
import { many } from './rows.ts'

export async function findBySteps(pool: Pool): Promise<TrackRecord['bySteps']> {
  return many<TrackRecord['bySteps'][number]>(
    pool,
    `select card #>> '{series,frequency}' as frequency, step, ${counts('backtest')} as hindsight, ${counts('scored')} as foresight
     from trend_record join item on item.id = item_id, jsonb_each(steps) as of(told, counted),
       jsonb_to_recordset(counted) as count(step int, values int, inside jsonb)
     where is_listed and card #>> '{series,frequency}' is not null group by 1, 2 order by 1 desc, 2`,
  )
}

/** What lay inside of those told as one or the other. */
const counts = (of: 'backtest' | 'scored') => `json_build_object(
  'values', coalesce(sum(values) filter (where told = '${of}'), 0),
  'inside', json_build_object(${[50, 80, 95]
    .map((level) => `'${level}', coalesce(sum((inside ->> '${level}')::int) filter (where told = '${of}'), 0)`)
    .join(', ')}))`
