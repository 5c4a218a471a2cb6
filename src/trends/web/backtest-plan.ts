/** What does the drawing of a backtest show? Projections from earlier times and what came, as places. */
import { decimalYear } from '#kit/dates.ts'
import { withinBounds } from '#kit/chart/bounds.ts'
import type { Point } from '#kit/chart/path.ts'
import { linearScale, needsLog, type Scale, scaleForSeries } from '#kit/chart/scale.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { Series } from '#series/series.ts'

type Past = NonNullable<TrendNumbers['backtest']>['past']

export type BacktestPlan = {
  x: Scale
  y: Scale
  line: Point[]
  /** Each begins at the last observation that was known. */
  past: { from: Point; bands: { 80: Point[]; 95: Point[] }; median: Point[] }[]
}

/** How many observations before the first projection are shown, for each step that was foreseen. */
const stepsBefore = 1

export function planBacktest(
  { observations }: Pick<Series, 'observations'>,
  past: Past,
  bounds: MadeProjection['bounds'],
): BacktestPlan {
  const within = (value: number) => withinBounds(bounds, value)
  const begins = past.map(({ from }) => observations.findIndex(([at]) => at === from)).filter((i) => i >= 0)
  const longest = Math.max(0, ...past.map(({ points }) => points.length))
  const shown = observations.slice(
    Math.max(0, Math.min(...begins, observations.length - 2) - Math.max(4, longest * stepsBefore)),
  )
  const projected = past.flatMap(({ points }) => points.flatMap(({ knots }) => knots.map(within)))
  const x = linearScale(decimalYear(shown[0]?.[0] ?? ''), decimalYear(shown.at(-1)?.[0] ?? ''), {
    count: 5,
    isYears: true,
  })
  const isLog = needsLog(observations.map(([, value]) => value))
  const y = scaleForSeries(
    shown.map(([, value]) => value),
    { isLog, projected, most: bounds.most },
  )
  const place = (at: string, value: number): Point => [x.at(decimalYear(at)), 1000 - y.at(value)]
  const known = new Map(observations)
  return {
    x,
    y,
    line: shown.map(([at, value]) => place(at, value)),
    past: past.flatMap(({ from, points }) => {
      const value = known.get(from)
      if (value === undefined) return []
      const start = place(from, value)
      const along = (knot: number) => points.map(({ at, knots }) => place(at, within(knots[knot] ?? Number.NaN)))
      const band = (low: number, high: number) => [start, ...along(high), ...along(low).toReversed()]
      return [{ from: start, bands: { 80: band(1, 5), 95: band(0, 6) }, median: [start, ...along(3)] }]
    }),
  }
}
