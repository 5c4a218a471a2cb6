/**
 * The orders that a list may have, and which one holds when none is asked for. Free of schemas, so that browsers can
 * use it.
 */
export const sorts = [
  'relevance',
  'newest',
  'updated',
  'closing',
  'horizon',
  'saved',
  'oldest-data',
  'newest-data',
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
}

/** The longest search that is taken, in characters. */
export const longestQuery = 200

/** The order when none is asked for: by relevance where words are searched, else the newest first. */
export function sortFor(filters: { q?: string | undefined }, asked: Sort | undefined): Sort {
  const fallback = filters.q ? 'relevance' : 'newest'
  return asked === 'relevance' && !filters.q ? fallback : (asked ?? fallback)
}
