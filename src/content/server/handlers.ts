/** Answers the content API: find, ask the rule, answer. */
import type { QueryExecutorProvider } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/serve.ts'
import { categories } from '../categories.ts'
import type { AnyKind } from '../content-kind.ts'
import type { contentContract } from '../contract.ts'
import { type Filters, sortFor } from '../filters.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { createListStore, type ListStore } from './lists.ts'
import { presentCard, presentCounts, presentWhole, refOf } from './present.ts'
import { understand } from './search.ts'
import { orders } from './select.ts'
import { createItemStore, type ItemStore } from './store.ts'

/** The nearest items of each kind and category that the home page draws. */
const nearestEach = 4
/** Counting stops here and says so: exact counts of more would cost every visitor time and tell nobody anything. */
const mostCounted = 10_000

export function contentHandlers(db: QueryExecutorProvider, kinds: readonly AnyKind[]) {
  const lists = createListStore(db)
  const items = createItemStore(db)
  const handlers: Handlers<ReturnType<typeof contentContract<readonly [AnyKind, ...AnyKind[]]>>> = {
    async listItems({ query: { sort: asked, cursor, limit, ...given }, now }) {
      const filters = withoutContradiction(given, kinds)
      if (!filters) return { items: [], next: null, corrected: {} }
      const today = dayOf(now)
      const search = filters.q ? await understand(db, filters.q) : null
      if (search && search.query === '') return { items: [], next: null, corrected: {} }
      const sort = sortFor(filters, asked)
      const place = readCursor(cursor, sort, orders[sort].type)
      const { rows, loose } = await lists.listItems({ filters, sort, search, place, limit, today })
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map((row) => presentCard(row, today)),
        next: last ? writeCursor(sort, { key: last.key, id: last.id, loose }) : null,
        corrected: search?.corrected ?? {},
      }
    },

    async countItems({ query: filters, now }) {
      const search = filters.q ? await understand(db, filters.q) : null
      return presentCounts(search?.query === '' ? [] : await lists.countItems(filters, search, dayOf(now), mostCounted), mostCounted)
    },

    findHorizon: ({ now }) => horizonFrom(lists, kinds, now.getUTCFullYear()),

    async findItem({ params: { kind, id }, now }) {
      const row = await items.findItem(kind, id)
      if (!row) throw new Refusal('item-not-found')
      return { item: presentWhole(row, dayOf(now)) }
    },

    async listNeighbours({ params: { kind, id }, now }) {
      await mustExist(items, kind, id)
      const rows = await items.listNeighbours(id)
      return { items: rows.map((row) => ({ ref: refOf(row), ties: row.ties, item: presentCard(row, dayOf(now)) })) }
    },

    async listVersions({ params: { kind, id } }) {
      await mustExist(items, kind, id)
      const versions = await items.listVersions(id)
      return { versions: versions.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) }
    },
  }
  return handlers
}

async function horizonFrom(lists: ListStore, kinds: readonly AnyKind[], year: number) {
  const names = kinds.map(({ name }) => name)
  const [years, nearest] = await Promise.all([lists.countYears(), lists.listNearest(names, categories, year, nearestEach)])
  const total = Object.fromEntries(names.map((name) => [name, 0]))
  for (const { kind, items } of years) total[kind] = (total[kind] ?? 0) + items
  return { years, nearest, total }
}

async function mustExist(items: ItemStore, kind: string, id: string): Promise<void> {
  if (!(await items.isPublished(kind, id))) throw new Refusal('item-not-found')
}

/** Only items that ask something have a status: a status narrows the kinds. Null where no kind is left. */
function withoutContradiction(filters: Filters, kinds: readonly AnyKind[]): Filters | null {
  if (filters.status.length === 0) return filters
  const asking = kinds.filter(({ name, asks }) => asks && (filters.kind.length === 0 || filters.kind.includes(name)))
  return asking.length ? { ...filters, kind: asking.map(({ name }) => name) } : null
}
