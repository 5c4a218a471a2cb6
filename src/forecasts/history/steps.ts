/** Into which steps of time a history is thinned: of each the last point is shown. */
import { dayMs } from '#kit/dates.ts'

/** From just after `from` to `to`, in milliseconds since 1970. */
export type Step = { from: number; to: number }

/** Up to its end. The nearer, the closer: each of them and all of it have as many steps. */
export const windows = [
  { name: 'day', title: 'A day', ms: dayMs },
  { name: 'week', title: 'A week', ms: 7 * dayMs },
  { name: 'two-months', title: 'Two months', ms: 61 * dayMs },
] as const

/** Those, and all of it. */
export const windowNames = ['day', 'week', 'two-months', 'all'] as const
export type WindowName = (typeof windowNames)[number]

const mostPoints = 400

/**
 * At most 400 steps that cover everything from `first` to `last` (milliseconds since 1970), the time before `last` more
 * closely: of a history of one year a day of it, a week, two months and all have 99 each. Where something was told before
 * `from`, they begin there, all of one length, after one for what stood then. The earliest first.
 */
export function stepsSince(from: number | null, first: number, last: number): Step[] {
  if (from === null || from <= first) return [{ from: first - 1, to: first }, ...stepsOver(first, last)]
  return [{ from: first - 1, to: Math.min(from, last) }, ...stepsBetween(from, last, mostPoints - 1)]
}

function stepsOver(first: number, last: number): Step[] {
  const starts = [first, ...windows.map(({ ms }) => last - ms).filter((start) => start > first)]
  const each = Math.floor((mostPoints - 1) / starts.length)
  return starts.flatMap((start) => stepsBetween(start, last, each)).toSorted((a, b) => a.to - b.to)
}

/** `count` steps of one length; none where there is no time between. */
function stepsBetween(from: number, to: number, count: number): Step[] {
  if (to <= from) return []
  const edge = (i: number) => from + ((to - from) * i) / count
  return Array.from({ length: count }, (_, i) => ({ from: edge(i), to: edge(i + 1) }))
}
