/**
 * What `/all-stuff` shows, as its address says it: filters, order, view and place in the list. Free of schemas:
 * browsers read it too.
 */
import { isDay } from '#kit/dates.ts'
import { categories, type Category } from '../category-titles.ts'
import { dataFilters } from './data-filter.ts'
import type { Filters } from './filters.ts'
import { longestQuery, type Sort, sortFor, sorts } from './sorts.ts'
import { type Status, statuses } from '../status-words.ts'

export const shelfViews = ['cards', 'table', 'timeline', 'radar', 'map'] as const
export type ShelfView = (typeof shelfViews)[number]

export type Shelf = Filters & {
  /** Undefined where the order follows from what is searched. */
  sort?: Sort | undefined
  view: ShelfView
  /** `trend/131`, in the middle of the map. Undefined where the order says which. */
  item?: string | undefined
  /** The radar without its picture. */
  as?: 'list' | undefined
  /** The day of the edition that the radar shows. Undefined for how it stands today. */
  edition?: string | undefined
  /** The day of the edition that it is compared with. Undefined for the newest before. */
  since?: string | undefined
  /** `next` of the page before; undefined on the first page. */
  cursor?: string | undefined
}

export const wholeShelf: Shelf = { kind: [], category: [], tag: [], status: [], view: 'cards' }

/** The order that a view begins with where none is asked for; the others take the usual one. */
const viewSorts: Partial<Record<ShelfView, Sort>> = { timeline: 'horizon', radar: 'horizon', map: 'linked' }

/** What this file needs of a URLSearchParams. */
export type Search = { get(name: string): string | null; getAll(name: string): string[] }

/**
 * Reads an address. What means nothing is left out rather than refused: a link with a filter too many still opens.
 * The known kinds are handed in; without them every word counts as a kind, and the server has the last word.
 */
export function readShelf(search: Search, kindNames?: readonly string[]): Shelf {
  const many = (name: string) =>
    search
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter(Boolean)
      .slice(0, 10)
  const one = (name: string) => search.get(name)?.trim() || undefined
  const view = shelfViews.find((name) => name === one('view')) ?? 'cards'
  return {
    q: one('q')?.slice(0, longestQuery).trim(),
    kind: ordered(many('kind').filter((kind) => kindNames?.includes(kind) ?? /^[a-z]+$/.test(kind))),
    category: ordered(many('category').filter(isCategory)),
    tag: ordered(many('tag').filter((tag) => tag.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(tag))),
    status: ordered(many('status').filter(isStatus)),
    family: one('family')?.slice(0, 80).trim(),
    linked: itemIn(one('linked'), kindNames),
    data: dataFilters.find((data) => data === one('data')),
    from: year(one('from')),
    to: year(one('to')),
    sort: sorts.find((sort) => sort === one('sort')),
    view,
    ...readDrawn(view, one, kindNames),
    cursor: one('cursor')?.slice(0, 500),
  }
}

/** What only one view has. */
function readDrawn(view: ShelfView, one: (name: string) => string | undefined, kindNames?: readonly string[]) {
  const [isMap, isRadar] = [view === 'map', view === 'radar']
  return {
    item: isMap ? itemIn(one('item'), kindNames) : undefined,
    as: isRadar && one('as') === 'list' ? ('list' as const) : undefined,
    edition: isRadar ? dayIn(one('edition')) : undefined,
    since: isRadar ? dayIn(one('since')) : undefined,
  }
}

/** What narrows it, whatever it is drawn as. */
export function filtersOfShelf({ q, kind, category, tag, status, family, linked, data, from, to }: Shelf): Filters {
  return { q, kind, category, tag, status, family, linked, data, from, to }
}

function dayIn(given: string | undefined): string | undefined {
  return isDay(given ?? '') ? given : undefined
}

/** `trend/131`; undefined where nothing can be called so. */
function itemIn(ref: string | undefined, kindNames: readonly string[] | undefined): string | undefined {
  const [, kind = ''] = /^([a-z]+)\/[1-9]\d{0,17}$/.exec(ref ?? '') ?? []
  return kind !== '' && (kindNames?.includes(kind) ?? true) ? ref : undefined
}

/**
 * The order of its list, as asked or as usual: what lies in time begins with what comes next, the map with what has the
 * most to show, and a search with what it finds best.
 */
export function sortOf({ q, view }: Pick<Shelf, 'q' | 'view'>, asked: Sort | undefined): Sort {
  const isMapped = view === 'map' && q
  const usual = (!isMapped && viewSorts[view]) || sortFor({ q }, undefined)
  return asked === undefined || (asked === 'relevance' && !q) ? usual : asked
}

/** The same as a query, in one order and without what says nothing, so that equal views have equal addresses. */
export function writeShelf(shelf: Partial<Shelf>): string {
  let query = ''
  const say = (name: keyof Shelf, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query += `${query && '&'}${name}=${escapeQuery(String(value))}`
  }
  say('q', shelf.q)
  // Most of the links of a page say one of these at the most.
  for (const name of listed) for (const value of shelf[name] ? ordered(shelf[name]) : []) say(name, value)
  for (const name of single) say(name, shelf[name])
  if (shelf.view !== 'cards') say('view', shelf.view)
  if (shelf.view === 'map') say('item', shelf.item)
  if (shelf.view === 'radar') for (const name of ofRadar) say(name, shelf[name])
  say('cursor', shelf.cursor)
  return query
}

const listed = ['kind', 'category', 'status', 'tag'] as const
const single = ['family', 'linked', 'data', 'from', 'to', 'sort'] as const
const ofRadar = ['as', 'edition', 'since'] as const

/** As forms write it: a space is a plus; a slash says nothing in a query and stays. */
export function escapeQuery(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+').replaceAll('%2F', '/')
}

/** How many filters are on. Words searched for are not a filter. */
export function countFilters(shelf: Shelf): number {
  const lists = shelf.kind.length + shelf.category.length + shelf.tag.length + shelf.status.length
  return (
    lists + [shelf.family, shelf.linked, shelf.data, shelf.from, shelf.to].filter((value) => value !== undefined).length
  )
}

/** Each once and in one order, whatever order they were asked in: equal views have equal lists and addresses. */
function ordered<T extends string>(values: readonly T[]): T[] {
  return [...new Set(values)].toSorted()
}
function isCategory(value: string): value is Category {
  return (categories as readonly string[]).includes(value) // widened: `includes` takes only what the list may hold
}
function isStatus(value: string): value is Status {
  return (statuses as readonly string[]).includes(value) // widened, as above
}
function year(value: string | undefined): number | undefined {
  const number = Number(value)
  return value && Number.isInteger(number) && number >= 1900 && number <= 2200 ? number : undefined
}
