/**
 * What `/all-stuff` shows, as its address says it: filters, order, view and place in the list. Free of schemas:
 * browsers read it too.
 */
import { categories, type Category } from '../category-titles.ts'
import type { Filters } from './filters.ts'
import { longestQuery, type Sort, sorts } from './sorts.ts'
import { type Status, statuses } from '../status-words.ts'

const shelfViews = ['cards', 'table'] as const
type ShelfView = (typeof shelfViews)[number]

export type Shelf = Filters & {
  /** Undefined where the order follows from what is searched. */
  sort?: Sort | undefined
  view: ShelfView
  /** `next` of the page before; undefined on the first page. */
  cursor?: string | undefined
}

export const wholeShelf: Shelf = { kind: [], category: [], tag: [], status: [], view: 'cards' }

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
  return {
    q: one('q')?.slice(0, longestQuery),
    kind: unique(many('kind').filter((kind) => kindNames?.includes(kind) ?? /^[a-z]+$/.test(kind))),
    category: unique(many('category').filter(isCategory)),
    tag: unique(many('tag').filter((tag) => tag.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(tag))),
    status: unique(many('status').filter(isStatus)),
    family: one('family')?.slice(0, 80),
    from: year(one('from')),
    to: year(one('to')),
    sort: sorts.find((sort) => sort === one('sort')),
    view: shelfViews.find((view) => view === one('view')) ?? 'cards',
    cursor: one('cursor')?.slice(0, 500),
  }
}

/** The same as a query, in one order and without what says nothing, so that equal views have equal addresses. */
export function writeShelf(shelf: Partial<Shelf>): string {
  const lists = (['kind', 'category', 'status', 'tag'] as const).flatMap((name) =>
    unique(shelf[name] ?? [])
      .toSorted()
      .map((value) => [name, value] as const),
  )
  const single = (['family', 'from', 'to', 'sort'] as const).map((name) => [name, shelf[name]] as const)
  const view = shelf.view === 'cards' ? undefined : shelf.view
  return [['q', shelf.q] as const, ...lists, ...single, ['view', view] as const, ['cursor', shelf.cursor] as const]
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`${name}=${escape(String(value))}`]))
    .join('&')
}

/** As forms write it: a space is a plus. */
function escape(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+')
}

/** How many filters are on. Words searched for are not a filter. */
export function countFilters(shelf: Shelf): number {
  const lists = shelf.kind.length + shelf.category.length + shelf.tag.length + shelf.status.length
  return lists + [shelf.family, shelf.from, shelf.to].filter((value) => value !== undefined).length
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
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
