/** How right the base has been, in a few numbers: what home says of it, in one statement. */
import type { Pool } from 'pg'
import { countedSeries } from '#sources/server/short-health.ts'
import type { RecordInShort } from '../in-short.ts'
import { one } from './rows.ts'
import { nextToResolve, ofBacktests, ofForecasts, ofTrends } from './totals.ts'

export function findRecordInShort(pool: Pool, today: string): Promise<RecordInShort> {
  return one<RecordInShort>(
    pool,
    `select tested.values, (tested.inside ->> '80')::int as inside80, tested.trends, tested.better,
       asked.resolved, asked.open, next.resolves as "nextOn",
       series - computed as "unmadeTrends"
     from (${ofBacktests}) as tested, (${ofTrends}) as trends, (${countedSeries}) as counted,
       (${ofForecasts}) as asked left join (${nextToResolve(1)}) as next on true`,
    [today],
  )
}
