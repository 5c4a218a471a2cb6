/**
 * Which items a list shows, by their ids: the one door to what finds them. Their rows are read by id afterwards, so that
 * another engine may stand behind it (docs/operating.md). How many there are is asked apart, by whoever shows it.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Filters, Sort } from '../../shelf/filters.ts'
import { rowsOf } from '../rows.ts'
import { type Place, readCursor, writeCursor } from './cursor.ts'
import { type Bounds, pageOf, usualBounds } from './page/page-of.ts'
import { openWays, type Ways } from './page/ways.ts'
import { type Search, understand } from './search.ts'
import { all, narrowing, orders } from './select.ts'
import { holds, listChosen, listWeighed, type Weighed, type Weighing, type Words } from './weighed.ts'

/** `cursor`: `next` of the page before. */
export type Asked = { sort: Sort; cursor?: string | undefined; limit: number; today: string }

export type FoundIds = {
  ids: string[]
  /** Where the next page begins; null at the end. */
  next: string | null
  /** The words that were searched in place of those that nothing holds. */
  corrected: Record<string, string>
  /** Nothing holds all the words: these hold some of them. */
  loose: boolean
  /** How many of these have nothing to be ordered by; they stand last. */
  unordered: number
}

/** `filters.q` are the words. Throws `invalid-cursor` where the cursor is not of this list. */
export type Finder = { findIds(filters: Filters, asked: Asked): Promise<FoundIds> }

type Limits = Bounds & {
  /** So many matches are weighed against each other by all that they say. */
  mostWeighed: number
  ways: Ways
}
type Row = { id: string; tier: number; key: string }
type Request = { filters: Filters; sort: Sort; place: Place | null; most: number; today: string }

/** The tier of what is not weighed: the newest first. */
const rest = 2
const nothing: FoundIds = { ids: [], next: null, corrected: {}, loose: false, unordered: 0 }

export function createFinder(
  db: QueryExecutorProvider,
  { mostWeighed = 200, ways = openWays(), ...bounds }: Partial<Limits> = {},
): Finder {
  const limits = { ...usualBounds, ...bounds, mostWeighed, ways }
  return {
    async findIds(filters, { sort, cursor, limit, today }) {
      const search = filters.q ? await understand(db, filters.q) : null
      if (search?.query === '') return nothing
      const { type, none } = orders[sort]
      const place = readCursor(cursor, sort, sort === 'relevance' ? [type, type, orders.newest.type] : [type])
      const { rows, loose } = await listRows(db, { filters, sort, place, most: limit + 1, today }, { search, limits })
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        ids: shown.map(({ id }) => String(id)),
        next: last ? writeCursor(sort, { ...last, id: String(last.id), loose }) : null,
        corrected: search?.corrected ?? {},
        loose,
        unordered: shown.filter(({ key }) => key === none).length,
      }
    },
  }
}

type With = { search: Search | null; limits: Limits }
type WithWords = { words: Words & Pick<Search, 'typed'>; limits: Limits }

/** Words that no item holds together are looked for one by one (`loose`). */
async function listRows(
  db: QueryExecutorProvider,
  request: Request,
  { search, limits }: With,
): Promise<{ rows: Row[]; loose: boolean }> {
  if (!search) return { rows: await listPage(db, request, limits), loose: false }
  const { looseQuery, ...words } = search
  const strictly = () => listFound(db, request, { words, limits })
  const loosely = () =>
    listFound(db, request, { words: { ...words, query: looseQuery, weighedBy: looseQuery }, limits })
  if (request.place) return { rows: await (request.place.loose ? loosely() : strictly()), loose: request.place.loose }
  const strict = await strictly()
  if (strict.length > 0 || looseQuery === search.query || (await holdsAll(db, request.filters, search.query)))
    return { rows: strict, loose: false }
  return { rows: await loosely(), loose: true }
}

/** What holds the words: in the order asked for, or the best first. */
function listFound(db: QueryExecutorProvider, request: Request, asked: WithWords): Promise<Row[]> {
  return request.sort === 'relevance' ? listBest(db, request, asked) : listPage(db, request, asked.limits, asked.words)
}

/** What is called so, what is weighed, and all the rest, the newest first. */
async function listBest(db: QueryExecutorProvider, request: Request, { words, limits }: WithWords): Promise<Row[]> {
  const { filters, today, place, most } = request
  const weighing: Weighing = { filters, today, search: words, mostWeighed: limits.mostWeighed }
  if (place?.tier === rest) return listRest(db, request, { words, limits, chosen: await listChosen(db, weighing) })
  const weighed = await listWeighed(db, weighing)
  const best = afterPlace(weighed, place).slice(0, most)
  if (best.length === most) return best
  const chosen = weighed.map(({ id }) => id)
  const fromStart = { ...request, place: null, most: most - best.length }
  return [...best, ...(await listRest(db, fromStart, { words, limits, chosen }))]
}

type Chosen = WithWords & { chosen: readonly string[] }

async function listRest(
  db: QueryExecutorProvider,
  request: Request,
  { words, limits, chosen }: Chosen,
): Promise<Row[]> {
  const isLeft = sql<boolean>`id <> all (${chosen}::bigint[])`
  const page = { ...request, sort: 'newest' as const, also: [holds(words.query), isLeft], readsTexts: true }
  // Words that the front has seldom are seldom beyond it.
  const isSeldom = chosen.length < limits.mostWeighed
  const rows = await pageOf(db, page, isSeldom ? { ...limits, soonInTexts: 0 } : limits)
  return rows.map((row) => ({ ...row, tier: rest }))
}

/** Where the item that the page before ended with is no more among them, the next in its tier. */
function afterPlace(weighed: readonly Weighed[], place: Place | null): readonly Weighed[] {
  if (!place) return weighed
  const at = weighed.findIndex(({ id }) => String(id) === place.id)
  if (at >= 0) return weighed.slice(at + 1)
  return weighed.filter(
    ({ tier, key }) => tier > place.tier || (tier === place.tier && Number(key) < Number(place.key)),
  )
}

async function listPage(
  db: QueryExecutorProvider,
  request: Request,
  limits: Limits,
  words: Pick<Search, 'query'> | null = null,
): Promise<Row[]> {
  const also = words ? [holds(words.query)] : []
  const readsTexts = words !== null || request.filters.data !== undefined
  return (await pageOf(db, { ...request, also, readsTexts }, limits)).map((row) => ({ ...row, tier: 0 }))
}

/** Whether anything holds all the words, before kind, category and status narrow it: the same that counting asks. */
async function holdsAll(db: QueryExecutorProvider, filters: Filters, query: string): Promise<boolean> {
  const found = await rowsOf(db, sql`select from item where ${all([...narrowing(filters), holds(query)])} limit 1`)
  return found.length > 0
}
