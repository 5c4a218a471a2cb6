/** Which items the timeline and the radar show where they do not show all, in a sentence. */
import { type Sort, sortTitles } from '#items/shelf/sorts.ts'

export type CutView = 'timeline' | 'radar'

/** So many of those whose date means the same stand on the timeline. */
export const timelineMost = 15

/** `looked`: how many of each kind were looked at, where there are more of one. */
export function sayCut(view: CutView, order: Sort, looked: number | null): string {
  const isUsual = order === 'horizon'
  const by = sortTitles[order]
  const shown: Record<CutView, string> = {
    timeline: isUsual
      ? `of each sort these are the ${timelineMost} whose time comes first`
      : `of each sort these are the first ${timelineMost} by ${by}`,
    radar: `where several of one kind and category fall in the same year, only the first${isUsual ? '' : ` by ${by}`} is shown`,
  }
  const among = looked === null ? '' : ` Of each kind no more than the first ${looked} by ${by} were looked at.`
  return `Not all are here: ${shown[view]}.${among}`
}
