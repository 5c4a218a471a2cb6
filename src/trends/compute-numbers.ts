/**
 * The numbers of a trend, made of its series alone: pure, the same each time, and slow enough to be made apart from
 * those who read.
 */
import type { PastBands } from '#engine/projection/chosen-forecast.ts'
import { within } from '#engine/projection/bands/knots.ts'
import { projectBetweenBounds } from '#engine/projection/project-between-bounds.ts'
import type { Projection, ProjectionPoint } from '#engine/projection/projection.ts'
import { whyNotProject } from '#engine/projection/refusals.ts'
import { decimalYear } from '#kit/dates.ts'
import { crossingsOf } from './crossings.ts'
import { type EvenSteps, evenSteps } from '#series/even-steps.ts'
import { type Held, heldTo, type Whole } from './whole/whole.ts'
import { heedNewer, type Heeding } from './signals/heed-newer.ts'
import { motionOf } from './motion.ts'
import type { NewerValue } from './signals/newer-value.ts'
import type { TrendNumbers } from './numbers.ts'
import type { KeptTrendNumbers } from './networks/without-networks.ts'
import type { MadeProjection } from '#series/projection.ts'
import { rounded, rounderFor } from '#series/rounding.ts'
import { howOften } from '#series/how-often.ts'
import type { Frequency } from '#series/series-words.ts'
import type { Observation, Series } from '#series/series.ts'
import { stepAfter, stepsAhead } from '#series/steps-ahead.ts'
import { boundsOf, type SaidBounds, type ValueBounds } from '#series/value-bounds.ts'

export type TrendInput = {
  series: Pick<Series, 'unit' | 'frequency' | 'kind' | 'observations'> | null
  /** What the trend says that its values cannot pass. */
  bounds?: SaidBounds | null
  /** Values from elsewhere that the series has not come to itself, the oldest first. */
  newer?: readonly NewerValue[]
  /** What it is a part of, as far as that is known. */
  whole?: Whole | null
  thresholds: number[]
  horizonTo: number
}

/** Fifty years of months: what was before tells nothing of the next ten years, and costs time. */
const mostUsed = 600
/** Nothing that is measured is larger, and of larger numbers squares and sums are infinite. */
const largest = 1e300
/** As much of a series may be filled in as the engine takes. */
const mostFilled = 0.2

const none: TrendNumbers = {
  projection: null,
  backtest: null,
  direction: null,
  momentum: null,
  maturity: null,
  crossings: [],
}

export function computeTrendNumbers({
  series,
  bounds: said,
  newer,
  whole,
  thresholds,
  horizonTo,
}: TrendInput): KeptTrendNumbers {
  if (!series || !series.observations.every(([, value]) => Math.abs(value) <= largest)) return none
  const { frequency, kind, unit } = series
  const observed = series.observations.slice(-mostUsed)
  const even = evenSteps(observed, frequency, observed.length / (1 - mostFilled))
  if (!even) return { ...none, projection: whyNotUneven(observed, frequency) }
  const { observations, isFilled } = even
  const values = observations.map(([, value]) => value)
  const bounds = boundsOf(series, values, said)
  const horizon = stepsAhead(observed.at(-1)?.[0] ?? '', frequency, horizonTo)
  const project = (networks: boolean) =>
    projectBetweenBounds(
      { values, interpolated: isFilled },
      { period: howOften[frequency].perYear, horizon, bounds, networks },
    )
  const projection = project(true)
  if (projection.refused !== null)
    return { ...none, projection, ...motionOf({ values, frequency, kind, unit, bounds }) }
  const backtest = backtestOf(projection, observations)
  const motion = motionOf({ values: values.slice(projection.leftOut), frequency, kind, unit, bounds })
  const heed: Heed = (one) => {
    const heeding = heedNewer(one, newer ?? [], series)
    return heeding.refused === null && whole ? heldTo(heeding, whole, observations.at(-1)?.[0] ?? '') : heeding
  }
  const heeding = heed(projection)
  if (heeding.refused !== null) return { ...none, projection: heeding, backtest, ...motion }
  const made = madeProjection(heeding, even, bounds)
  return {
    projection: made,
    backtest,
    ...motion,
    crossings: crossingsOf(heeding, made, series.observations, thresholds),
    // Twice the work for these trends, in the thread that nobody's page waits for.
    ...(made.labels.includes('networks') && aloneOf(project(false), heed, even)),
  }
}

type Heed = (one: Heeding) => Exclude<ReturnType<typeof heedNewer>, Heeding> | Held

/** Too many gaps to fill; or, where that is the plainer reason, too few observations. */
function whyNotUneven(observed: readonly Observation[], frequency: Frequency): TrendNumbers['projection'] {
  const times = observed.map(([at]) => decimalYear(at))
  return whyNotProject({ values: observed.map(([, value]) => value), times }, howOften[frequency].perYear)
}

function madeProjection(
  { points, method, labels, shift, leftOut, isScaled, ...made }: Held,
  { observations, isFilled }: EvenSteps,
  { least, most }: ValueBounds,
): MadeProjection {
  const [lastAt = ''] = observations.at(-1) ?? []
  return {
    refused: null,
    points: points.map((point) => ({ ...keptPoint(point, lastAt), validated: point.validated })),
    bounds: { least: Number.isFinite(least) ? least : null, most: Number.isFinite(most) ? most : null },
    method,
    labels: [...labels, ...(isScaled ? (['between-bounds'] as const) : [])],
    ...(shift !== 0 && { shift: rounded(shift) }),
    usedFrom: observations[leftOut]?.[0] ?? lastAt,
    used: isFilled.slice(leftOut).filter((filled) => !filled).length,
    ...togetherOf(made),
    ...movedBy(made),
  }
}

/** What beside the series itself had a say. */
function movedBy({ signal, whole }: Pick<Held, 'signal' | 'whole'>) {
  return { ...(signal && { signal }), ...(whole && { whole }) }
}

function togetherOf({ period, dependence }: Pick<Projection, 'period' | 'dependence'>) {
  return period === 1 ? {} : { dependence: { ...dependence, noise: rounded(dependence.noise) } }
}

/** `alone` is refused only where the whole projection is too, of which nothing is kept. */
function aloneOf(
  alone: ReturnType<typeof projectBetweenBounds>,
  heed: Heed,
  { observations }: EvenSteps,
): Pick<KeptTrendNumbers, 'withoutNetworks'> {
  if (alone.refused !== null) return {}
  const heeding = heed(alone)
  if (heeding.refused !== null) return { withoutNetworks: heeding }
  const [lastAt = ''] = observations.at(-1) ?? []
  return { withoutNetworks: { refused: null, points: heeding.points.map((point) => keptPoint(point, lastAt)) } }
}

function keptPoint({ step, knots }: ProjectionPoint, lastAt: string) {
  return { at: stepAfter(lastAt, step), knots: knots.map(rounderFor(knots)) }
}

function backtestOf({ backtest, bounds }: Projection, observations: readonly Observation[]): TrendNumbers['backtest'] {
  if (!backtest) return null
  const { origins, error, naiveError, coverage, past } = backtest
  return {
    origins,
    values: past.reduce((sum, { knots }) => sum + knots.length, 0),
    error: rounded(error),
    naiveError: rounded(naiveError),
    coverage: { 50: rounded(coverage[50]), 80: rounded(coverage[80]), 95: rounded(coverage[95]) },
    past: past.map(({ known, knots }) => ({
      from: observations[known - 1]?.[0] ?? '',
      points: knots.map((at, i) => ({ at: observations[known + i]?.[0] ?? '', knots: shown(at, bounds) })),
    })),
  }
}

/** As the picture shows them: within what can be. */
function shown(knots: PastBands['knots'][number], bounds: ValueBounds | null): number[] {
  const round = rounderFor(knots)
  return knots.map((knot) => round(within(bounds, knot)))
}
