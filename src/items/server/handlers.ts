/** Answers the content API: find, ask the rule, answer. */
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { categories } from '../categories.ts'
import type { AnyKind } from '../content-kind.ts'
import type { contentContract } from '../contract.ts'
import type { Prose } from '../prose.ts'
import { sayShared } from '../sharing/shared-view.ts'
import { type Filters, sortFor } from '../shelf/filters.ts'
import { findThen, rowThen } from './as-it-was.ts'
import { listMoved } from './moves/list-moved.ts'
import { countItems } from './shelf/counting.ts'
import { createFinder } from './shelf/find-ids.ts'
import { createListStore, type ListStore } from './shelf/lists.ts'
import {
  presentCard,
  presentCounts,
  presentNeighbours,
  presentNumbers,
  presentVersions,
  presentWhole,
} from './present.ts'
import { radarHandlers } from './radar/handlers.ts'
import { sharedFrom } from './shared-from.ts'
import { understand } from './shelf/search.ts'
import { countYears } from './shelf/tally.ts'
import { createItemStore, type ItemPart, type Wanted, type WholeRow } from './store.ts'
import type { ContentTables } from './tables.ts'
import type { Texts } from './text/texts.ts'

/** Years of each kind and category that the home page draws an item of. */
const nearestEach = 6

/** The same database twice: to build lists with, and to ask prepared statements of. */
type Store = { db: Kysely<ContentTables>; pool: Pool; texts: Texts }

export function contentHandlers({ db, pool, texts }: Store, kinds: readonly AnyKind[]) {
  const lists = createListStore(db)
  const finder = createFinder(db)
  const items = createItemStore(pool)
  const handlers: Handlers<ReturnType<typeof contentContract<readonly [AnyKind, ...AnyKind[]]>>> = {
    async listItems({ query: { sort: asked, cursor, limit, ...given }, now }) {
      const filters = withoutContradiction(given, kinds)
      if (!filters) return nothing
      const today = dayOf(now)
      const { ids, ...found } = await finder.findIds(filters, { sort: sortFor(filters, asked), cursor, limit, today })
      const rows = await lists.listCards(ids)
      return { ...found, items: rows.map((row) => presentCard(row, today)) }
    },

    listMoved: ({ query: { kind, ...asked }, now }) =>
      listMoved(db, { ...asked, kinds: kind.length ? kind : kinds.map(({ name }) => name) }, now),
    ...radarHandlers(db, kinds),

    async countItems({ query: filters, now }) {
      const search = filters.q ? await understand(db, filters.q) : null
      return presentCounts(search?.query === '' ? [] : await countItems(db, { filters, search, today: dayOf(now) }))
    },

    findHorizon: ({ now }) => horizonFrom({ db, lists }, kinds, now.getUTCFullYear()),

    async findItem({ params, query: { include, version }, viewer, now }) {
      const wanted = { ...params, viewer }
      const newest = await items.findItem(wanted, partsFor(include))
      if (!newest) throw new Refusal('item-not-found')
      const row = version === undefined ? newest : await atVersion(pool, kinds, { wanted, newest, version })
      const { tree: prose } = await texts.read(row.body)
      return presentFound(row, { include, prose, today: dayOf(now), newest, isThen: version !== undefined, kinds })
    },

    async listNeighbours({ params, viewer, now }) {
      const rows = await items.listNeighbours({ ...params, viewer })
      if (rows.length === 0 && !(await items.isSeen({ ...params, viewer }))) throw new Refusal('item-not-found')
      return { items: presentNeighbours(rows, dayOf(now)) }
    },

    async listVersions({ params, viewer }) {
      const rows = await items.listVersions({ ...params, viewer })
      if (rows.length === 0) throw new Refusal('item-not-found') // whoever sees an item sees a version of it
      return { versions: presentVersions(rows) }
    },
  }
  return handlers
}

type Asking = ItemPart | 'shared' | 'card'

/** What is told of it elsewhere is made of its numbers too. */
function partsFor(include: readonly Asking[]): ItemPart[] {
  const own = include.filter((part) => part !== 'shared' && part !== 'card')
  return include.includes('shared') && !own.includes('numbers') ? [...own, 'numbers'] : own
}

type Shown = {
  include: readonly Asking[]
  prose: readonly Prose[]
  today: string
  newest: WholeRow
  isThen: boolean
  kinds: readonly AnyKind[]
}

/** The item with what was asked for beside it. */
function presentFound(row: WholeRow, { include, prose, today, newest, isThen, kinds }: Shown) {
  const seen = { isNewest: row.version === newest.version, today }
  return {
    item: presentWhole(row, prose, today),
    ...(include.includes('numbers') && { numbers: tellNumbers(kinds, row) }),
    ...(row.neighbours && { neighbours: presentNeighbours(row.neighbours, today) }),
    ...(row.versions && { versions: presentVersions(row.versions) }),
    ...(include.includes('shared') && { shared: tellShared(kinds, row, seen) }),
    ...(include.includes('card') && { card: presentCard(newest, today) }),
    ...(isThen && { newest: newest.version }),
  }
}

function tellNumbers(kinds: readonly AnyKind[], { kind: name, numbers }: WholeRow) {
  const kind = kinds.find((one) => one.name === name)
  return kind && numbers ? presentNumbers(kind, numbers) : null
}

function tellShared(kinds: readonly AnyKind[], row: WholeRow, seen: { isNewest: boolean; today: string }) {
  const kind = kinds.find(({ name }) => name === row.kind)
  if (!kind || row.published_at === null) return null
  const view = sharedFrom(kind, row, seen)
  return { digest: view.digest, says: sayShared(view) }
}

type Asked = { wanted: Wanted; newest: WholeRow; version: number }

async function atVersion(pool: Pool, kinds: readonly AnyKind[], { wanted, newest, version }: Asked): Promise<WholeRow> {
  const then = await findThen(pool, wanted, version)
  const kind = kinds.find(({ name }) => name === newest.kind)
  if (!then || !kind) throw new Refusal('item-not-found')
  return rowThen(kind, newest, then)
}

const nothing = { items: [], next: null, corrected: {}, loose: false, unordered: 0 }

type Counted = { db: QueryExecutorProvider; lists: ListStore }

async function horizonFrom({ db, lists }: Counted, kinds: readonly AnyKind[], year: number) {
  const names = kinds.map(({ name }) => name)
  const [years, nearest] = await Promise.all([countYears(db), lists.listNearest(names, categories, year, nearestEach)])
  const total = Object.fromEntries(names.map((name) => [name, 0]))
  for (const { kind, items } of years) total[kind] = (total[kind] ?? 0) + items
  return { years, nearest, total }
}

/** Only items that ask something have a status: a status narrows the kinds. Null where no kind is left. */
function withoutContradiction(filters: Filters, kinds: readonly AnyKind[]): Filters | null {
  if (filters.status.length === 0) return filters
  const asking = kinds.filter(({ name, asks }) => asks && (filters.kind.length === 0 || filters.kind.includes(name)))
  return asking.length ? { ...filters, kind: asking.map(({ name }) => name) } : null
}
