/**
 * What of an address was left out of the shelf that was read of it: names that no shelf has, and values that mean
 * nothing. Its reader is told, since what they see is more than what they asked for.
 */
import { escapeQuery, type Search, type Shelf, type ShelfView } from './shelf.ts'

/** `category=nonsense` */
export type LeftOut = { name: string; value: string }
export type WholeSearch = Search & { keys(): Iterable<string> }

const lists = ['kind', 'category', 'tag', 'status'] as const
const single = ['linked', 'data', 'from', 'to', 'sort', 'item', 'as', 'edition', 'since'] as const
/** What only one view has; another view that is led to from there has no fault. */
const views: Readonly<Record<string, ShelfView>> = { item: 'map', as: 'radar', edition: 'radar', since: 'radar' }
const known: ReadonlySet<string> = new Set([...lists, ...single, 'q', 'family', 'view', 'cursor'])

/** So many are told of, each so long at most: whoever writes an address decides nothing about a page's size. */
const [most, longest] = [5, 40]

/** `shelf`: as it was read of the same address. */
export function leftOutOf(search: WholeSearch, shelf: Shelf): LeftOut[] {
  const valuesOf = (name: string) => [...new Set(search.getAll(name).flatMap((value) => value.split(',')))]
  const all = [
    ...lists.flatMap((name) => {
      const read: readonly string[] = shelf[name]
      return valuesOf(name).flatMap((value) => (value === '' || read.includes(value) ? [] : [{ name, value }]))
    }),
    ...single.flatMap((name) => leftAlone(search, name, shelf[name] !== undefined)),
    ...leftAlone(search, 'view', shelf.view === search.get('view')?.trim()),
    ...[...new Set(search.keys())].filter((name) => !meansSomething(name)).map((name) => ({ name, value: '' })),
  ]
  return all
    .slice(0, most)
    .map(({ name, value }) => ({ name: shorten(name), value: shorten(value) }))
    .toSorted((a, b) => (`${a.name}=${a.value}` < `${b.name}=${b.value}` ? -1 : 1))
}

/** As a query again. */
export function writeLeftOut(leftOut: readonly LeftOut[]): string {
  return leftOut.map(({ name, value }) => `${escapeQuery(name)}=${escapeQuery(value)}`).join('&')
}

const nouns: Record<string, string> = {
  linked: 'item',
  data: 'way to filter by data',
  from: 'year to begin with',
  to: 'year to end with',
  sort: 'order',
  as: 'way to draw the radar',
  edition: 'day of an edition',
  since: 'day of an edition',
}

/** '“magic” is no category that is known here and was left out.' */
export function sayLeftOut({ name, value }: LeftOut): string {
  return value === ''
    ? `“${name}” is no filter that is known here and was left out.`
    : `“${value}” is no ${nouns[name] ?? name} that is known here and was left out.`
}

function leftAlone(search: Search, name: string, isRead: boolean): LeftOut[] {
  const value = search.get(name)?.trim()
  const isElsewhere = name in views && search.get('view') !== views[name]
  return !value || isRead || isElsewhere ? [] : [{ name, value }]
}

/** A name that shelves have, or that only tells where somebody came from. */
export function meansSomething(name: string): boolean {
  return known.has(name) || /^utm_|clid$/.test(name)
}

function shorten(text: string): string {
  // Signs that are not seen could turn the sentence round.
  const seen = text.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
  const letters = [...seen]
  return letters.length <= longest ? seen : `${letters.slice(0, longest - 1).join('')}…`
}
