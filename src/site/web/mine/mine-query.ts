/** What of one's own things `/my-stuff` shows, as its address says it: which shelf, words, filters, order. */
import type { Search } from '#items/shelf/shelf.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import { type MineSort, mineSorts, type Standing, standings } from '#items/mine/words.ts'

/** Drafts have a shelf of their own on the screen, and a call of their own. */
const shownShelves = ['own', 'saved', 'drafts'] as const
export type ShownShelf = (typeof shownShelves)[number]

export type MineQuery = {
  shelf: ShownShelf
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
export function sortsOf(shelf: ShownShelf): readonly [MineSort, ...MineSort[]] {
  return shelf === 'saved' ? ['saved', 'updated', 'title', 'horizon'] : ['updated', 'title', 'horizon']
}

/** What means nothing is left out rather than refused. */
export function readMine(search: Search, kinds: readonly string[]): MineQuery {
  const shelf = shownShelves.find((one) => one === search.get('shelf')) ?? 'own'
  const sort = mineSorts.find((one) => one === search.get('sort'))
  return {
    shelf,
    q: (search.get('q') ?? '').trim().slice(0, longestQuery),
    kind: kinds.find((one) => one === search.get('kind')) ?? null,
    standing: (shelf === 'own' && standings.find((one) => one === search.get('standing'))) || null,
    sort: sort && sortsOf(shelf).includes(sort) && sort !== sortsOf(shelf)[0] ? sort : null,
  }
}

/** The same as a query, without what says nothing. */
export function writeMine({ shelf, q, kind, standing, sort }: MineQuery): string {
  const pairs = Object.entries({ shelf: shelf === 'own' ? '' : shelf, q: q.toWellFormed(), kind, standing, sort })
  return new URLSearchParams(
    pairs.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString()
}

/** Whether the list shows less than the whole shelf. */
export function isNarrowed({ q, kind, standing }: MineQuery): boolean {
  return q !== '' || kind !== null || standing !== null
}
