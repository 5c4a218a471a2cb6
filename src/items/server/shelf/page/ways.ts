/**
 * How pages were found, so that who asks for the same list finds it so at once: whether the order brought it soon, and
 * which spans held not too many. Lengths alone are kept, and no items: whatever has changed since, the page is the same,
 * and at worst as dear as for who asks first. A process learns for itself, and anew after an hour.
 */
import { LRUCache } from 'lru-cache'
import type { Page } from './statements.ts'

/** So many steps of a line, from one on; `isDense`: one that held too many, found by `ids` where it has one key. */
export type Span = { at: number; length: number; isDense?: true; ids?: readonly Span[] }

export type Way = {
  /** Whether the next items in the order held the page. */
  isSoon: boolean
  /** Of what was not few. */
  spans?: readonly Span[]
}

export type Ways = { find(page: Page): Way | undefined; keep(page: Page, way: Way): void }

/** Who keeps nothing asks as for the first time. */
export const noWays: Ways = { find: () => undefined, keep: () => {} }

const most = 1000
const keptMs = 3_600_000

/** Of first pages: what follows is seldom asked for twice. */
export function openWays(): Ways {
  const kept = new LRUCache<string, Way>({ max: most, ttl: keptMs })
  return {
    find: (page) => (page.place === null ? kept.get(nameOf(page)) : undefined),
    keep(page, way) {
      if (page.place === null) kept.set(nameOf(page), way)
    },
  }
}

const nameOf = ({ filters, sort, most: rows }: Page): string => JSON.stringify([filters, sort, rows])

/** A span that was looked through, with how many were found in it. */
export type Seen = Span & { found: number }

/**
 * Those beside each other that held so few together that one look finds them all. One with which the page was full, and
 * which held much more than few, is asked for in part: what follows is looked through where that is too little.
 */
export function joined(spans: readonly Seen[], few: number): Span[] {
  const wide: Seen[] = []
  for (const span of spans) {
    const last = wide.at(-1)
    const isOne = last && !last.isDense && !span.isDense && last.found + span.found <= few / 2
    if (isOne) wide[wide.length - 1] = { ...last, length: last.length + span.length, found: last.found + span.found }
    else wide.push(span)
  }
  return wide.map(({ at, length, found, isDense, ids }, nth) => {
    if (isDense) return { at, length, isDense, ids: ids ?? [] }
    const isTooLong = nth === wide.length - 1 && found > few / 2
    return { at, length: isTooLong ? Math.ceil(length / partOfLast) : length }
  })
}
const partOfLast = 4
