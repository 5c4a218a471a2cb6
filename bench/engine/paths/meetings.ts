/**
 * Of values that a series may come to: to have met one at least once and to stand at or past it are two events, and what
 * is said of each is held against what came of that one.
 */
import { chanceOfAtLeast } from '#engine/projection/bands/knots.ts'
import { simulatePaths } from '#engine/projection/paths/simulate-paths.ts'
import type { Projection } from '#engine/projection/projection.ts'
import { seededRandom } from '#engine/random.ts'

type Event = { readonly said: number; readonly came: boolean }
export type Meeting = { readonly met: Event; readonly there: Event }

/** Many series make up for few paths of each. */
const pathCount = 200
/** The places of the values at 10, 25, 50, 75 and 90 %. */
const tried = [1, 2, 3, 4, 5]
/** The differences between the two events' chances that are told apart. */
const gaps = [0, 0.1, 0.25, 0.4, 1]

/** By a quarter, half and all of the steps: whether each of five values of the band there is met, seen from `last`. */
export function meetingsOf(projection: Projection, last: number, future: readonly number[]): Meeting[] {
  const steps = projection.points.length
  const paths = simulatePaths(projection, pathCount, steps, seededRandom(steps))
  return [Math.ceil(steps / 4), Math.ceil(steps / 2), steps].flatMap((until) => {
    const { knots } = projection.points[until - 1]!
    return tried.flatMap((place) => {
      const value = knots[place]!
      if (value === last) return []
      const isThere = value > last ? (one: number) => one >= value : (one: number) => one <= value
      const isMet = (path: ArrayLike<number>) => Array.from(path).slice(0, until).some(isThere)
      const above = chanceOfAtLeast(knots, value, projection.bounds)
      const there = value > last ? above : 1 - above
      const met = Math.max(there, paths.filter(isMet).length / paths.length)
      return [{ met: { said: met, came: isMet(future) }, there: { said: there, came: isThere(future[until - 1]!) } }]
    })
  })
}

/** By how much likelier a value was said to be met than to hold: the means of what was said, and how often it came. */
export function metAmong(foreseen: readonly { readonly meetings: readonly Meeting[] }[]) {
  const all = foreseen.flatMap(({ meetings }) => meetings)
  const gapOf = ({ met, there }: Meeting) => met.said - there.said
  return gaps.slice(1).map((most, i) => {
    const some = all.filter((one) => gapOf(one) >= gaps[i]! && gapOf(one) < most)
    return {
      gap: [gaps[i], most],
      values: some.length,
      met: told(some.map(({ met }) => met)),
      there: told(some.map(({ there }) => there)),
    }
  })
}

const told = (events: readonly Event[]) => [
  shareOf(events.map(({ said }) => said)),
  shareOf(events.map(({ came }) => Number(came))),
]
const shareOf = (values: readonly number[]) =>
  values.length === 0 ? null : Math.round((values.reduce((sum, one) => sum + one, 0) / values.length) * 1000) / 1000
