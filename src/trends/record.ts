/**
 * How right the projections of one trend have been: in its backtest, and those that were kept and whose future has
 * arrived.
 */
import { meanChange } from '#engine/projection/accuracy.ts'
import { within } from '#engine/projection/bands/knots.ts'
import { seasonalNaive } from '#engine/projection/methods/naive.ts'
import type { ProjectionPoint } from '#engine/projection/projection.ts'
import { type Arrival, scorePastProjection } from '#engine/projection/score-past-projection.ts'
import { countedBySteps, insideBands, insideKnots, type StepCount } from './course/record-steps.ts'
import { evenSteps } from '#series/even-steps.ts'
import type { TrendNumbers } from './numbers.ts'
import { readPoint } from '#series/point-chance.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { Observation, Series } from '#series/series.ts'
import { lastDayOf } from '#kit/periods.ts'
import { howOften } from '#series/how-often.ts'
import { stepAfter, stepsBetween } from '#series/steps-ahead.ts'

/** One value that was foreseen, and what came. */
export type Foreseen = { from: string; at: string; median: number; low80: number; high80: number; observed: number }

export type TrendRecord = {
  /** Null without a backtest. */
  backtest: {
    values: number
    inside: Inside
    /** How many values lay above what was expected, and how many below. */
    sides: Sides
    error: number
    naiveError: number
    miss: (Foreseen & { widths: number }) | null
  } | null
  /**
   * What kept projections had said of times that were to come when they were made, where a value of these has come: by
   * the value that was known first, and so for good.
   */
  scored: Scored
  /** The same by the values as they are known now; null where that comes to the same. */
  revised: Scored | null
  /** The same of times that were over by then, and not measured yet. */
  estimated: Scored
  /** The first year, quarter or month of which the newest projection speaks; null where there is none. */
  waitsFor: string | null
  /** How the values lay by how many steps ahead they were said: in hindsight, and of times that were to come. */
  steps: { backtest: StepCount[]; scored: StepCount[] }
}
/** Errors are sums over values. */
type Scored = {
  projections: number
  values: number
  inside: Inside
  error: number
  naiveError: number
  arrival: Foreseen | null
}
/** A projection as it was kept, and the day on which it was made. */
export type KeptProjection = { projection: MadeProjection; made: string }
type Inside = { 50: number; 80: number; 95: number }
type Sides = { above: number; below: number }
type Measured = { frequency: Series['frequency']; observations: readonly Observation[] }
const levels = [50, 80, 95] as const
/** Past fans are kept within what can be. */
const unbounded = { least: null, most: null }

/**
 * `kept`: of each last observation the projection that stood when the next one came, the oldest first. `first`: of each
 * time the value that was known first.
 */
export function recordOfTrend(
  series: Measured,
  numbers: TrendNumbers,
  kept: readonly KeptProjection[],
  first: readonly Observation[] = series.observations,
): TrendRecord {
  const { projection } = numbers
  const arrived = { frequency: series.frequency, observations: first }
  const [scored, now] = [scoredOf(arrived, kept, false), scoredOf(series, kept, false)]
  return {
    backtest: backtestOf(series, numbers.backtest),
    scored,
    revised: JSON.stringify(scored) === JSON.stringify(now) ? null : now,
    estimated: scoredOf(arrived, kept, true),
    steps: {
      backtest: stepsOfBacktest(series, numbers.backtest),
      scored: countedBySteps(kept.flatMap((one) => scoreKept(arrived, one, false)?.bySteps ?? [])),
    },
    waitsFor: projection?.refused === null ? (projection.points[0]?.at ?? null) : null,
  }
}

function backtestOf({ observations }: Measured, backtest: TrendNumbers['backtest']): TrendRecord['backtest'] {
  if (!backtest) return null
  const { values, error, naiveError, coverage, past } = backtest
  const came = comparedWith(new Map(observations), past)
  // Shares were kept with six digits: enough to count again.
  return { values, inside: countsOf(coverage, values), sides: sidesOf(came), error, naiveError, miss: worstMiss(came) }
}

/** From the first step of each projection on, whether a value came or not. */
function stepsOfBacktest({ observations }: Measured, backtest: TrendNumbers['backtest']): StepCount[] {
  const known = new Map(observations)
  const came = backtest?.past.flatMap(({ points }) =>
    points.flatMap(({ at, knots }, i) => {
      const observed = known.get(at)
      return observed === undefined ? [] : [{ step: i + 1, ...insideKnots(knots, observed) }]
    }),
  )
  return countedBySteps(came ?? [])
}

/** What was foreseen of each time, beside what came. */
function comparedWith(
  known: ReadonlyMap<string, number>,
  past: NonNullable<TrendNumbers['backtest']>['past'],
): Foreseen[] {
  return past.flatMap(({ from, points }) =>
    points.flatMap(({ at, knots }) => {
      const observed = known.get(at)
      if (observed === undefined) return []
      const { median, low80, high80 } = readPoint({ knots }, unbounded)
      return [{ from, at, median, low80, high80, observed }]
    }),
  )
}

function sidesOf(came: readonly Foreseen[]): Sides {
  return {
    above: came.filter(({ observed, median }) => observed > median).length,
    below: came.filter(({ observed, median }) => observed < median).length,
  }
}

/** The one that lay farthest outside its 80 % band, in widths of that from the middle. */
function worstMiss(came: readonly Foreseen[]): (Foreseen & { widths: number }) | null {
  const misses = came
    .filter(({ observed, low80, high80 }) => high80 > low80 && (observed < low80 || observed > high80))
    .map((one) => ({ ...one, widths: Math.abs(one.observed - one.median) / (one.high80 - one.low80) }))
  return misses.reduce<(typeof misses)[number] | null>(
    (worst, one) => (worst && worst.widths >= one.widths ? worst : one),
    null,
  )
}

/** `wasOver`: of what was over when a projection was made, or of what was not. */
function scoredOf(series: Measured, kept: readonly KeptProjection[], wasOver: boolean): Scored {
  const all: Scored = {
    projections: 0,
    values: 0,
    inside: { 50: 0, 80: 0, 95: 0 },
    error: 0,
    naiveError: 0,
    arrival: null,
  }
  for (const one of kept) {
    const { arrived, score, newest } = scoreKept(series, one, wasOver) ?? {}
    if (!arrived || !score || !newest) continue
    all.projections++
    all.values += arrived.length
    for (const level of levels) all.inside[level] += countsOf(score.coverage, arrived.length)[level]
    all.error += score.error * arrived.length
    all.naiveError += score.naiveError * arrived.length
    all.arrival = newest
  }
  return all
}

/**
 * On the observations that came after the last one it knew; null where none did, or the series of then can no longer be
 * told.
 */
function scoreKept({ frequency, observations }: Measured, { projection, made }: KeptProjection, wasOver: boolean) {
  const { points, usedFrom } = projection
  const from = stepAfter(points[0]?.at ?? '', -1)
  const foreseen = new Set(points.flatMap(({ at }) => (lastDayOf(at) < made === wasOver ? [at] : [])))
  const later = observations.filter(([at]) => foreseen.has(at))
  const even = evenSteps(between(observations, usedFrom, from), frequency, observations.length * 2)
  const known = even?.observations.map(([, value]) => value) ?? []
  const period = howOften[frequency].perYear
  const scale = known.length > period ? meanChange(known, period) : 0
  const last = later.at(-1)
  if (!last || scale === 0) return null
  const bounds = boundsOf(projection)
  const shown = shownPoints(projection, seasonalNaive(known, period, points.length))
  const arrived: Arrival[] = later.map(([at, value]) => ({ step: stepsBetween(from, at, frequency), value }))
  const score = scorePastProjection({ points: shown, bounds, scale }, arrived)
  const said = shown[stepsBetween(from, last[0], frequency) - 1]
  const bySteps = arrived.flatMap(({ step, value }) => {
    const point = shown[step - 1]
    return point ? [{ step, ...insideBands(point.bands, value) }] : []
  })
  if (!said) return null
  const { low, high } = said.bands[80]
  return {
    arrived,
    score,
    bySteps,
    newest: { from, at: last[0], median: said.median, low80: low, high80: high, observed: last[1] },
  }
}

const boundsOf = ({ bounds: { least, most } }: MadeProjection) => ({
  least: least ?? -Infinity,
  most: most ?? Infinity,
})

/** What is kept of a projection is enough to make its points again. */
function shownPoints(projection: MadeProjection, naive: readonly number[]): ProjectionPoint[] {
  const bounds = boundsOf(projection)
  return projection.points.map(({ knots, validated }, i) => {
    const at = (place: number) => within(bounds, knots[place] ?? Number.NaN)
    const bands = { 50: { low: at(2), high: at(4) }, 80: { low: at(1), high: at(5) }, 95: { low: at(0), high: at(6) } }
    return { step: i + 1, median: at(3), bands, knots, naive: naive[i] ?? Number.NaN, validated }
  })
}

function between(observations: readonly Observation[], from: string, to: string): Observation[] {
  return observations.filter(([at]) => at >= from && at <= to)
}

function countsOf(shares: Readonly<Inside>, of: number): Inside {
  return { 50: Math.round(shares[50] * of), 80: Math.round(shares[80] * of), 95: Math.round(shares[95] * of) }
}
