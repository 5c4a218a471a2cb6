/** Which items the timeline and the radar show where they do not show all, in a sentence. */
import { sayNumber } from '#kit/numbers.ts'
import { type Sort, sortTitles } from '#items/shelf/sorts.ts'

export type CutView = 'timeline' | 'radar'

/** So many of those whose date means the same stand on the timeline. */
export const timelineMost = 15

type Cut = {
  view: CutView
  order: Sort
  /** How many are there. */
  shown: number
  /** How many of each kind were looked at, where there are more of one. */
  looked: number | null
}

export function sayCut({ view, order, shown, looked }: Cut): string {
  const isUsual = order === 'horizon'
  const by = sortTitles[order]
  const which: Record<CutView, string> = {
    timeline: isUsual
      ? `in each group the ${timelineMost} whose time comes first`
      : `in each group the first ${timelineMost}, sorted by ${by}`,
    radar: `where several of one kind and category fall in the same year, the first of them${isUsual ? '' : `, sorted by ${by}`}`,
  }
  const among = looked === null ? '' : ` They are taken from the first ${looked} of each kind, sorted by ${by}.`
  return `The ${view} shows ${sayNumber(shown)} of these items: ${which[view]}.${among}`
}
