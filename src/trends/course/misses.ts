/** By how much each earlier projection missed what came, by how far ahead it was said. Free of schemas. */
import { insideKnots } from './record-steps.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { Observation } from '#series/series.ts'

export type Miss = {
  at: string
  /** What came less what was in the middle. */
  by: number
  /** The narrowest band in which it fell; null outside that of 95 %. */
  inside: 50 | 80 | 95 | null
}
export type MissRow = { from: string; misses: (Miss | null)[] }

const mostRows = 8
const mostSteps = 6

/** A row for each of the newest projections, a place for each step ahead; null where no value has come. */
export function missesOf(
  past: NonNullable<TrendNumbers['backtest']>['past'],
  observations: readonly Observation[],
): MissRow[] {
  const known = new Map(observations)
  const steps = Math.min(mostSteps, Math.max(0, ...past.map(({ points }) => points.length)))
  return past.slice(-mostRows).map(({ from, points }) => ({
    from,
    misses: Array.from({ length: steps }, (_, i) => {
      const point = points[i]
      const came = point && known.get(point.at)
      return point && came !== undefined ? missOf(point, came) : null
    }),
  }))
}

function missOf({ at, knots }: { at: string; knots: readonly number[] }, came: number): Miss {
  const bands = insideKnots(knots, came)
  const inside = ([50, 80, 95] as const).find((level) => bands[level]) ?? null
  return { at, by: came - (knots[3] ?? Number.NaN), inside }
}
