/** How many items a filter finds: of what the tally knows all of them, of anything else up to a bound. */
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { inTransaction } from '#kit/server/transaction.ts'
import type { Filters } from '../../shelf/filters.ts'
import { rowsOf } from '../rows.ts'
import type { ContentTables } from '../tables.ts'
import { type Count, countsOf, inFront, type Looking, talliedCounts, totalOf, totalOfSome } from './counts.ts'
import { findByMap, isMapped, isMappedInAll } from './facets.ts'
import type { Search } from './search.ts'
import { isTallied } from './tally.ts'

/** Of states and tags beside what the tally knows, so many items are looked at. */
const mostTallied = 1000
/**
 * Of anything else counting stops here and says so: each item that is looked at is a page of the table, and exact counts
 * of more would cost every visitor time and tell nobody anything.
 */
export const mostCounted = 500

type Asked = { filters: Filters; search: Search | null; today: string; most?: number | undefined }

/** Counts by facet, each facet under the other facets' filters. Stops at `most` items where it must look at each. */
export async function countItems(db: Kysely<ContentTables>, { filters, search, today, most }: Asked): Promise<Count[]> {
  if (isTallied(filters)) return rowsOf(db, talliedCounts({ filters, today, most: most ?? mostTallied }))
  const asked = { filters, query: search?.query, today, most: most ?? mostCounted }
  const strict = await countFound(db, asked)
  const nothing = !strict.some(({ facet }) => facet === 'base')
  return search && nothing && search.looseQuery !== search.query
    ? countFound(db, { ...asked, query: search.looseQuery })
    : strict
}

function countFound(db: Kysely<ContentTables>, asked: Looking): Promise<Count[]> {
  return inTransaction(db, async (trx) => {
    if (isMapped(asked.filters)) await findByMap(trx)
    const counts = await rowsOf(trx, countsOf(asked))
    const isTotal = counts.some(({ facet }) => facet === 'total') || !counts.some(({ facet }) => facet === 'part')
    return isTotal ? counts : [...counts, ...(await countTotal(trx, asked))]
  })
}

/** Of what kinds, categories and states leave of too many. */
async function countTotal(trx: QueryExecutorProvider, asked: Looking): Promise<Count[]> {
  if (isMappedInAll(asked.filters)) await findByMap(trx)
  const found = (await countAmongSome(trx, asked)) ?? (await rowsOf(trx, totalOf(asked)))[0]?.items ?? 0
  const total = { value: '', items: Math.min(found, asked.most) }
  return [{ facet: 'total', ...total }, ...(found > asked.most ? [{ facet: 'more' as const, ...total }] : [])]
}

/** Null where those that are looked at do not say it. What is open, words and tags seldom leave little of. */
async function countAmongSome(trx: QueryExecutorProvider, asked: Looking): Promise<number | null> {
  if (!isMapped(asked.filters) || !asked.filters.status.includes('open')) return null
  const [front] = await rowsOf(trx, totalOfSome(asked, [inFront]))
  if (front && front.items > asked.most) return front.items
  const [some] = await rowsOf(trx, totalOfSome(asked, []))
  return some && (some.isAll || some.items > asked.most) ? some.items : null
}
