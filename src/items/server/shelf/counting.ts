/** How many items a filter finds: of what the tally knows all of them, of anything else up to a bound. */
import { type Kysely, sql } from 'kysely'
import { inTransaction } from '#kit/server/transaction.ts'
import type { Filters } from '../../shelf/filters.ts'
import { rowsOf } from '../rows.ts'
import type { ContentTables } from '../tables.ts'
import { type Count, countsOf, talliedCounts } from './counts.ts'
import type { Search } from './search.ts'
import { isTallied } from './tally.ts'

/** Counting stops here and says so: exact counts of more would cost every visitor time and tell nobody anything. */
export const mostCounted = 1_000

type Asked = { filters: Filters; search: Search | null; today: string; most?: number }

/** Counts by facet, each facet under the other facets' filters. Stops at `most` items where it must look at each. */
export async function countItems(
  db: Kysely<ContentTables>,
  { filters, search, today, most = mostCounted }: Asked,
): Promise<Count[]> {
  if (isTallied(filters)) return rowsOf(db, talliedCounts({ filters, today, most }))
  if (!search) return rowsOf(db, countsOf({ filters, query: undefined, today, most }))
  const strict = await countHolders(db, { filters, query: search.query, today, most })
  const nothing = !strict.some(({ facet }) => facet === 'base')
  return nothing && search.looseQuery !== search.query
    ? countHolders(db, { filters, query: search.looseQuery, today, most })
    : strict
}

/**
 * All that hold the words are on a map of the table before the first is looked at. Where that has no room for single
 * rows, whole pages are searched again, text by text.
 */
function countHolders(db: Kysely<ContentTables>, asked: Parameters<typeof countsOf>[0]): Promise<Count[]> {
  return inTransaction(db, async (trx) => {
    await sql`set local work_mem = '64MB'`.execute(trx)
    return rowsOf(trx, countsOf(asked))
  })
}
