/**
 * The orders that a list may have, and which one holds when none is asked for. Free of schemas, so that browsers can
 * use it.
 */
import type { Status } from '../status-words.ts'

export const sorts = [
  'relevance',
  'newest',
  'updated',
  'closing',
  'horizon',
  'saved',
  'oldest-data',
  'newest-data',
  'farthest',
  'title',
  'kind',
  'moved',
  'linked',
] as const
export type Sort = (typeof sorts)[number]

/** As a choice after 'Sort by'. */
export const sortTitles: Record<Sort, string> = {
  relevance: 'best match',
  newest: 'newest',
  updated: 'last changed',
  closing: 'closing soonest',
  horizon: 'nearest horizon',
  saved: 'most saved',
  'oldest-data': 'oldest data first',
  'newest-data': 'newest data first',
  farthest: 'farthest horizon',
  title: 'title, A to Z',
  kind: 'kind',
  moved: 'what moved last',
  linked: 'most links',
}

/** What is said where all of a list, or its end, has nothing to be ordered by. */
const unmeasured = {
  all: 'None of these rests on a measured series, so their order says nothing.',
  end: 'What stands last rests on no measured series.',
}
export const sortLacks: Partial<Record<Sort, { all: string; end: string }>> = {
  'oldest-data': unmeasured,
  'newest-data': unmeasured,
  moved: {
    all: 'None of these has moved since moves are noted, so their order says nothing yet.',
    end: 'What stands last has not moved since moves are noted.',
  },
  linked: { all: 'None of these has a link, so their order says nothing.', end: 'What stands last has no link.' },
}

/** Of an order that leaves out the most: which statuses stand in it, each item once, and what is said of that. */
const sortsOnly: Partial<Record<Sort, { all: readonly Status[]; statuses: readonly Status[]; says: string }>> = {
  closing: {
    all: ['upcoming', 'open'],
    statuses: ['upcoming', 'open', 'closing'],
    says: 'This order has only questions that can still be forecast: nothing else closes.',
  },
}

export const sayOnly = (sort: Sort): string | null => sortsOnly[sort]?.says ?? null

/** Of which statuses a list in this order has items, where these are asked for: null where it has none. */
export function statusesIn(sort: Sort, asked: readonly Status[]): readonly Status[] | null {
  const only = sortsOnly[sort]
  if (!only) return asked
  if (asked.length === 0) return only.all
  const left = asked.filter((status) => only.statuses.includes(status))
  return left.length > 0 ? left : null
}

/** Which end comes first, for tables that say so. */
export const sortWays: Record<Sort, 'ascending' | 'descending'> = {
  relevance: 'descending',
  newest: 'descending',
  updated: 'descending',
  closing: 'ascending',
  horizon: 'ascending',
  saved: 'descending',
  'oldest-data': 'ascending',
  'newest-data': 'descending',
  farthest: 'descending',
  title: 'ascending',
  kind: 'ascending',
  moved: 'descending',
  linked: 'descending',
}

/** The longest search that is taken, in characters. */
export const longestQuery = 200

/** The order when none is asked for: by relevance where words are searched, else the newest first. */
export function sortFor(filters: { q?: string | undefined }, asked: Sort | undefined): Sort {
  const fallback = filters.q ? 'relevance' : 'newest'
  return asked === 'relevance' && !filters.q ? fallback : (asked ?? fallback)
}
