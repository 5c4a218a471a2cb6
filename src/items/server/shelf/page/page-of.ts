/**
 * A page of a list in its order, however few of all items its filters leave, or however many. Found by the order where
 * the page comes soon; by the filters where they leave few, which are sorted; else by both, one span of years or days
 * after the other, since what they find may all stand late; or along the order, as long as it takes. Whichever way, it is
 * the same page.
 */
import type { QueryExecutorProvider } from 'kysely'
import { rowsOf } from '../../rows.ts'
import { isMapped } from '../facets.ts'
import { isSettled, orders } from '../select.ts'
import { listInSpans } from './in-spans.ts'
import { lineOfDays, lineOfYears } from './lines.ts'
import { amongSoon, byOrder, listAmongFew, type Keyed, type Page } from './statements.ts'
import { noWays, type Span, type Ways } from './ways.ts'

/** So many items are looked at in the order before it is asked how many the filters leave; and so many are few. */
export type Bounds = { soon: number; soonInTexts: number; few: number }
export const usualBounds: Bounds = { soon: 1000, soonInTexts: 200, few: 1000 }
/** A row that a table apart leads to costs so many times as much as one that an index of its own leads to. */
const costApart = 3
/** Along an order that has no spans what is not few may be far: of such orders so many times as many are few. */
const costAlong = 5

/** `ways`: how pages were found before. */
export async function pageOf(
  db: QueryExecutorProvider,
  page: Page,
  { ways = noWays, ...bounds }: Bounds & { ways?: Ways } = usualBounds,
): Promise<Keyed[]> {
  const known = ways.find(page)
  const looked = known?.isSoon === false ? 0 : lookedAt(page, bounds)
  const soon = looked > 0 ? await rowsOf(db, amongSoon(page, looked)) : []
  const isSoon = soon.length === page.most
  const { rows, spans } = isSoon ? { rows: soon } : await listLate(db, page, { bounds, known: known?.spans })
  ways.keep(page, { isSoon, ...(spans && { spans }) })
  return rows
}

type Late = { bounds: Bounds; known: readonly Span[] | undefined }
type Found = { rows: Keyed[]; spans?: Span[] }

const listLate = (db: QueryExecutorProvider, page: Page, late: Late): Promise<Found> =>
  orders[page.sort].isOfYears ? listByYears(db, page, late) : listFew(db, page, late)

async function listByYears(db: QueryExecutorProvider, page: Page, { bounds: { few }, known }: Late): Promise<Found> {
  if (isIndexed(page)) return { rows: await rowsOf(db, byOrder(page)) }
  return listInSpans(db, page, { line: lineOfYears(page), few, known })
}

async function listFew(db: QueryExecutorProvider, page: Page, { bounds, known }: Late): Promise<Found> {
  const { days } = orders[page.sort]
  const few = bounds.few * (days ? 1 : costAlong)
  const sorted = known ? null : await listAmongFew(db, page, few)
  if (sorted !== null) return { rows: sorted.rows }
  const isInSpans = days !== undefined && !isOver(page)
  return isInSpans
    ? listInSpans(db, page, { line: lineOfDays(page), few, known })
    : { rows: await rowsOf(db, byOrder(page)), spans: [] }
}

/** By days there are indexes of what has an outcome. */
const isOver = ({ filters }: Page): boolean => isSettled(filters.status) && !isMapped(filters)

/** By years there are indexes of one kind, and of one category of it. */
function isIndexed({ filters, also = [] }: Page): boolean {
  const { kind, category, status, family, linked } = filters
  const isApart = isMapped(filters) || status.length > 0 || family !== undefined || linked !== undefined
  return !isApart && also.length === 0 && kind.length < 2 && category.length <= kind.length
}

/** How many are looked at in the order first: none where nothing has it, or where a page would be half of them. */
function lookedAt({ sort, readsTexts, most }: Page, { soon, soonInTexts }: Bounds): number {
  const { keyed, isComputed } = orders[sort]
  if ((isComputed && !keyed) || (readsTexts && most > soonInTexts / 2)) return 0
  // Past those, what is computed costs more than any of them.
  return Math.ceil((readsTexts ? soonInTexts : soon) / (keyed && !isComputed ? costApart : 1))
}
