/** What is made of sums: which routes are the slowest, and how the jobs of a task are. */
import { answerBounds, boundWithin } from './within.ts'

const share = 0.95
const mostRoutes = 10
/** Whoever caused work has waited for too long. */
const lateSeconds = 300

export function sayWithin(counts: readonly number[]): { seconds: number; isBeyond: boolean } | null {
  const bound = boundWithin(counts, share, answerBounds)
  if (bound === null) return null
  return bound === Infinity
    ? { seconds: answerBounds.at(-1) ?? 0, isBeyond: true }
    : { seconds: bound, isBeyond: false }
}

export type RouteSum = { route: string; seconds: number; failed: number; counts: readonly number[] }

/** By the time within which most were answered; of those alike, by the mean. */
export function slowestRoutes(sums: readonly RouteSum[]) {
  return sums
    .map(({ route, seconds, failed, counts }) => {
      const count = counts.reduce((sum, one) => sum + one, 0)
      const meanSeconds = count === 0 ? 0 : Math.max(0, seconds) / count
      return { route, count, failed, within: sayWithin(counts), meanSeconds }
    })
    .toSorted((a, b) => lengthOf(b.within) - lengthOf(a.within) || b.meanSeconds - a.meanSeconds)
    .slice(0, mostRoutes)
}

/** For order alone: beyond a bound is longer than within it. */
function lengthOf(within: ReturnType<typeof sayWithin>): number {
  return within === null ? 0 : within.isBeyond ? within.seconds + 1 : within.seconds
}

export type Standing = { waiting: number; underWay: number; givenUp: number; dueSeconds: number }

/** What was given up needs somebody; what is late may come by itself. */
export function stateOfTask({ givenUp, dueSeconds }: Pick<Standing, 'givenUp' | 'dueSeconds'>) {
  if (givenUp > 0) return 'given up' as const
  return dueSeconds > lateSeconds ? ('late' as const) : ('fine' as const)
}
