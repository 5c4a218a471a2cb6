/** What all stuff loads: as much as its view shows, and how much there is. A refusal becomes a screen that says so. */
import { data } from 'react-router'
import { dayOf, decimalYear } from '#kit/dates.ts'
import { isRefusal } from '#kit/refusal.ts'
import type { Place } from '#items/sharing.ts'
import { leftOutOf } from '#items/shelf/left-out.ts'
import { filtersOfShelf, readShelf, type Shelf, type ShelfView, sortOf } from '#items/shelf/shelf.ts'
import type { Card, KindViews } from '#items/web/kind-view.ts'
import type { FoundData, ShelfData } from '#site/web/layout/screen-data.ts'
import type { DatedItem } from '#site/timeline/dated-item.ts'
import { datedOf, isSettled } from '#site/web/views/dated-of.ts'
import { keptItem } from '#site/timeline/kept-item.ts'
import { layRadar, radarEnd, radarGap } from '#site/radar.ts'
import { timelineMost } from '#site/timeline/say-cut.ts'
import type { KindName } from '../kinds.ts'
import type { World } from '../world.ts'
import { countAhead, countShelf } from './count-shelf.ts'
import { loadMap } from './load-map.ts'
import { readNamed } from './read-named.ts'

const shelfPage = 24
/** So many of each kind are looked at; of one kind alone, a page. */
const datedEach = 100
const datedPage = 60

export async function loadShelf(world: World, views: KindViews, query: URLSearchParams) {
  const shelf = readShelf(query, Object.keys(views))
  const leftOut = leftOutOf(query, shelf)
  const place: Extract<Place, { is: 'shelf' }> = { is: 'shelf', shelf }
  try {
    const [found, linkedTitle] = await Promise.all([findShelf(world, shelf, views), titleOf(world, shelf.linked)])
    const shared = (await world.tell?.shelf(shelf, found))?.screen ?? null
    return { place: { ...place, shared }, shelf, leftOut, ...found, linkedTitle } satisfies ShelfData
  } catch (error) {
    if (!isRefusal(error)) throw error
    return data({ place, shelf, leftOut, refusal: error.toJSON().error } satisfies ShelfData, { status: error.status })
  }
}

/** Of an item that an address names; null for who may not see it, or where there is none. */
async function titleOf(world: World, ref: string | undefined): Promise<string | null> {
  return ref === undefined ? null : ((await readNamed(world, ref, []))?.item.title ?? null)
}

/** As much as its view shows, with the counts. */
export const findShelf: Load = (world, shelf, views) => loaders[shelf.view](world, shelf, views)

type DatedFound = FoundData & { dated: DatedItem[] }
type Load = (world: World, shelf: Shelf, views: KindViews) => Promise<FoundData>
/** Which are shown where several kinds stand beside each other: the first, as they come. */
type Chosen = (items: readonly DatedItem[], today: string, to: number | undefined) => DatedItem[]

const loaders: Record<ShelfView, Load> = {
  cards: loadList,
  table: loadList,
  timeline: (...asked) => loadDated(firstAlike, ...asked),
  radar: async (...asked) => (await loadThen(...asked)) ?? loadSince(await loadDated(asRoomAllows, ...asked), ...asked),
  map: (world, shelf) => loadMap(world, { ...askedOf(shelf), item: shelf.item, order: sortOf(shelf, shelf.sort) }),
}

async function loadList(world: World, shelf: Shelf): Promise<FoundData> {
  const { cursor, sort, filters } = askedOf(shelf)
  const [list, counts] = await Promise.all([
    world.call('listItems', { params: {}, query: { ...filters, sort, cursor, limit: shelfPage } }),
    countShelf(world, filters, sortOf(shelf, sort)),
  ])
  return { ...list, counts }
}

/** The first of each kind in the order of the list: one kind of many items hides none of the others. */
async function loadDated(chosen: Chosen, ...[world, shelf, views]: Parameters<Load>): Promise<DatedFound> {
  const { call, now } = world
  const { cursor, filters } = askedOf(shelf)
  // What is over is no longer to come.
  const query = { ...filters, from: Math.max(filters.from ?? 0, now().getUTCFullYear()) }
  const kinds = kindsOf(shelf, views)
  const isAlone = kinds.length === 1
  const [counts, ...lists] = await Promise.all([
    countAhead(world, query, sortOf(shelf, shelf.sort)),
    ...kinds.map((kind) =>
      call('listItems', {
        params: {},
        query: {
          ...query,
          kind,
          sort: sortOf(shelf, shelf.sort),
          limit: isAlone ? datedPage : datedEach,
          ...(isAlone && { cursor }),
        },
      }),
    ),
  ])
  const isMore = lists.some(({ next }) => next !== null)
  const today = dayOf(now())
  const all = laidOut(
    lists.flatMap(({ items }) => items as Card[]),
    shelf,
    views,
    today,
  )
  const dated = isAlone ? all : chosen(all, today, shelf.to)
  return {
    dated,
    next: (isAlone && lists[0]?.next) || null,
    isCut: isMore || dated.length < all.length,
    lookedAt: isMore ? datedEach : null,
    corrected: lists[0]?.corrected ?? {},
    loose: lists.some(({ loose, items }) => loose && items.length > 0),
    counts,
  }
}

function kindsOf({ kind }: Shelf, views: KindViews): KindName[] {
  return (kind.length > 0 ? kind : Object.keys(views)) as KindName[] // as the shelf was read
}

/** What is to come, in the order asked for: usually by when its time comes, which need not be where its horizon ends. */
function laidOut(cards: readonly Card[], shelf: Shelf, views: KindViews, today: string): DatedItem[] {
  const ahead = cards.filter((card) => shelf.status.length > 0 || !isSettled(card))
  const all = datedOf(ahead, views, today)
  return sortOf(shelf, shelf.sort) === 'horizon' ? all.toSorted(sooner) : all
}

const sooner = (a: DatedItem, b: DatedItem) => a.when.year - b.when.year || Number(a.id) - Number(b.id)

/** The first of each meaning of a date: what is asked of next year hides nothing that is expected later. */
function firstAlike(items: readonly DatedItem[]): DatedItem[] {
  return [...Map.groupBy(items, ({ when }) => when.means).values()].flatMap((alike) => alike.slice(0, timelineMost))
}

/** All of them on a radar that has room for them; else it is thinned out. */
function asRoomAllows(items: readonly DatedItem[], today: string, end = radarEnd): DatedItem[] {
  const years = items.map(({ id, category, when }) => ({ id, category, year: Math.floor(when.year) }))
  const hasRoom =
    items.length <= datedPage && layRadar(years, { now: decimalYear(today), end, gap: radarGap }).left === 0
  return hasRoom ? [...items] : firstOfYear(items)
}

/** Of each kind and category the first of each year, as home shows them: the near years hide none that are far. */
function firstOfYear(items: readonly DatedItem[]): DatedItem[] {
  return [...Map.groupBy(items, yearOf).values()].flatMap((alike) => alike.slice(0, 1))
}

const yearOf = ({ kind, category, when }: DatedItem) => `${kind} ${category} ${Math.floor(when.year)}`

/** The radar beside an edition that was kept before. */
async function loadSince(found: DatedFound, ...[{ call }, shelf]: Parameters<Load>): Promise<FoundData> {
  const items = found.dated.map(({ id }) => id).join(',')
  const query = { ...askedOf(shelf).filters, since: shelf.since, ...(items && { items }) }
  const { was, ...edition } = await call('findRadarSince', { params: {}, query })
  const stood = Object.fromEntries(was.map(({ id, year }) => [id, year]))
  return { ...found, radar: { ...edition, edition: null, stood } }
}

/** The radar as an edition kept it; null where the address names none that is kept. */
async function loadThen(...[{ call }, shelf]: Parameters<Load>): Promise<FoundData | null> {
  if (shelf.edition === undefined) return null
  const { filters } = askedOf(shelf)
  const query = { ...filters, edition: shelf.edition, since: shelf.since }
  const [then, counts] = await Promise.all([
    call('findRadarThen', { params: {}, query }),
    call('countItems', { params: {}, query: filters }),
  ])
  const { editions, edition, since, items, gone, isGonePart, total, more, isMore } = then
  if (edition === null) return null
  const all = items.map(keptItem).toSorted(sooner)
  const dated = asRoomAllows(all, edition, shelf.to)
  const stood = Object.fromEntries(items.flatMap(({ id, was }) => (was === null ? [] : [[id, was]])))
  return {
    dated,
    next: null,
    isCut: isMore || dated.length < all.length,
    lookedAt: isMore ? datedEach : null,
    corrected: {},
    loose: false,
    counts: { ...counts, total, more },
    radar: { editions, edition, since, stood, gone, isGonePart },
  }
}

/** `filters`: all that narrows it. */
function askedOf(shelf: Shelf) {
  const { cursor, sort } = shelf
  return { cursor, sort, filters: filtersOfShelf(shelf) }
}
