/** What of a shelf on `/my-stuff` is shown, as its address says it: words, filters, order. */
import type { Search } from '#items/shelf/shelf.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import { type MineSort, mineSorts, type ShelfName, type Standing, standings } from '#items/mine/words.ts'

export type MineQuery = {
  q: string
  kind: string | null
  standing: Standing | null
  /** Null for the shelf's usual order. */
  sort: MineSort | null
}

export const sortTitles: Record<MineSort, string> = {
  updated: 'last changed',
  title: 'title',
  horizon: 'nearest horizon',
  saved: 'last saved',
}

/** The orders that a shelf can have, the usual one first. */
export function sortsOf(shelf: ShelfName): readonly [MineSort, ...MineSort[]] {
  return shelf === 'saved' ? ['saved', 'updated', 'title', 'horizon'] : ['updated', 'title', 'horizon']
}

/** What means nothing is left out rather than refused. */
export function readMine(search: Search, shelf: ShelfName, kinds: readonly string[]): MineQuery {
  const sort = mineSorts.find((one) => one === search.get('sort'))
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestQuery),
    kind: kinds.find((one) => one === search.get('kind')) ?? null,
    standing: (shelf === 'own' && standings.find((one) => one === search.get('standing'))) || null,
    sort: sort && sortsOf(shelf).includes(sort) && sort !== sortsOf(shelf)[0] ? sort : null,
  }
}

/** The same as a query, without what says nothing. */
export function writeMine({ q, kind, standing, sort }: MineQuery, shelf: ShelfName): string {
  const pairs = Object.entries({ tab: shelf === 'own' ? '' : shelf, q: q.toWellFormed(), kind, standing, sort })
  return new URLSearchParams(
    pairs.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString()
}

/** Whether the list shows less than the whole shelf. */
export function isNarrowed({ q, kind, standing }: MineQuery): boolean {
  return q !== '' || kind !== null || standing !== null
}
