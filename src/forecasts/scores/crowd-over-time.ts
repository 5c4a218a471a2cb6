/** When the crowd of a question said something else, and whose forecasts stood then. */
import { fewestShown, type ScoredWay } from '../words.ts'
import type { OwnScore } from './own-score.ts'
import type { Standing } from './score.ts'

/**
 * One that changed more often is read so many times, between which it is taken to have stood: as people spoke, and
 * apart from that as it was learnt, so that nights of learning take no moment from what people said.
 */
const mostMoments = 100

/** `people`: how many were ever in it. */
export type CrowdScore = Omit<OwnScore, 'forecasts'> & { people: number }

/** How right a way of putting it together was, while five people and more stood. */
export type WayScore = Omit<OwnScore, 'forecasts'> & { way: ScoredWay }

/** `standing`: what the pool is made of, the oldest first. */
export type CrowdMoment = { from: number; until: number; standing: readonly Standing[] }

/**
 * From three people on, as on the page of the question. `counted`: forecasts of those who count, in the order in which
 * they were written; `learnt`: when they began to be put together otherwise.
 */
export function crowdMoments(counted: readonly Standing[], learnt: readonly number[] = []): CrowdMoment[] {
  const spoken = inOrder(counted.flatMap(({ from, until }) => [from, until]))
  const [first = Infinity, last = -Infinity] = [spoken[0], spoken.at(-1)]
  const between = inOrder(learnt.filter((at) => at > first && at < last))
  const read = inOrder([...thinned(spoken), ...thinned(between)])
  return read.flatMap((from, i) => {
    const standing = counted.filter((one) => one.from <= from && from < one.until)
    return standing.length < fewestShown ? [] : { from, until: read[i + 1] ?? Infinity, standing }
  })
}

function inOrder(times: readonly number[]): number[] {
  return [...new Set(times)].toSorted((a, b) => a - b)
}

function thinned(times: readonly number[]): number[] {
  const step = Math.max(1, times.length / mostMoments)
  return Array.from({ length: Math.ceil(times.length / step) }, (_, i) => times[Math.floor(i * step)] ?? 0)
}
