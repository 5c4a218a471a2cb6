/** The projection of a series with calibrated bands, or why there is none. */
import { InvalidInput, mustBeCount } from '../invalid-input.ts'
import { scaleOf } from './bands/band-features.ts'
import type { Member, Period } from './methods/central-forecast.ts'
import { backtestOf, chosenForecast, type Backtest, type ChosenForecast, type PastBands } from './chosen-forecast.ts'
import { within, type Bounds } from './bands/knots.ts'
import { naive2 } from './methods/naive.ts'
import { type Label, labels, type Projection, type ProjectionPoint } from './projection.ts'
import {
  fewestPoints,
  whyNotFromTakeOff,
  whyNotProject,
  type Observations,
  type ProjectionRefusal,
} from './refusals.ts'
import { dependenceOf } from './paths/dependence.ts'
import { chosenKnots } from './chosen-knots.ts'
import { networksOf } from './networks/shipped-networks.ts'
import { shifted, shiftOf } from './bands/shift.ts'
import { widened } from './bands/step-knots.ts'
import { takeOffStart } from './methods/take-off.ts'

export type ProjectionOptions = {
  /** Values in a year. */
  readonly period: Period
  /** How many steps ahead; `usualHorizon` where it is left out. */
  readonly horizon?: number
  /** What cannot be passed: `shareBounds` for a share in per cent. */
  readonly bounds?: Bounds
  /** Whether small networks that learnt from other series may have a say; they may where it is left out. */
  readonly networks?: boolean
}

/** How far ahead one looks who does not say, and as far the backtest at most: 6 years, 8 quarters, 18 months. */
export const usualHorizon: Readonly<Record<Period, number>> = { 1: 6, 4: 8, 12: 18 }
/** How far ahead the bands were checked against what came: 24 years, 24 quarters, 48 months. */
export const validatedHorizon: Readonly<Record<Period, number>> = { 1: 24, 4: 24, 12: 48 }
/** The bounds of a share in per cent. */
export const shareBounds: Bounds = { least: 0, most: 100 }

/** Up to two points more than the fewest are thin data. */
const thinBy = 2
const thinWidening = 1.25

/**
 * Projects `observations` in their own unit. The median is the calibrated one: the chosen forecast and the middle of
 * such forecasts' errors. Where small networks have learnt how such series go on, and this one did not take off, they
 * say half of it all. A refusal is an answer, such as `{ refused: 'constant', ... }`: see `whyNotProject`. Throws
 * `InvalidInput` for what makes no sense: values that are not finite or out of bounds, times that do not rise, a
 * horizon below 1, another period. Of 12, 15, 14, 18, 17, 21, 20, 24, 23, 26, 25, 29, 31 the methods
 * alone say 31.2 for the next (80 % band 27.1 to 35.6) and the networks 32.9: the median is 32.05.
 */
export function project(observations: Observations, options: ProjectionOptions): Projection | ProjectionRefusal {
  const { period, bounds } = options
  if (!(period in validatedHorizon)) throw new InvalidInput('period', `must be 1, 4 or 12, not ${period}`)
  if (options.horizon !== undefined) mustBeCount('horizon', options.horizon, 1)
  const refusal = whyNotProject(observations, period)
  if (refusal) return refusal
  if (bounds) mustBeWithin(observations.values, bounds)
  const leftOut = takeOffStart(observations.values, fewestPoints[period])
  const values = observations.values.slice(leftOut)
  return whyNotFromTakeOff(values, period) ?? projectionOf(values, leftOut, options)
}

function projectionOf(
  values: readonly number[],
  leftOut: number,
  { period, horizon = usualHorizon[period], networks = true, ...options }: ProjectionOptions,
): Projection {
  const bounds = options.bounds ?? null
  // A power of two loses no digit, and what follows is the same in every unit.
  const unit = 2 ** Math.floor(Math.log2(values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)))
  const series = values.map((value) => value / unit)
  // However far ahead one looks, methods are judged as near as most people look: a longer past is not there.
  const lookBack = Math.min(horizon, usualHorizon[period])
  const chosen = chosenForecast(series, period, horizon, {
    tookOff: leftOut > 0,
    most: (bounds?.most ?? Infinity) / unit,
    lookBack,
  })
  // Networks know nothing of a growth that has just begun: there they only do harm.
  const drawn = chosenKnots(series, period, chosen, {
    networks: networks && leftOut === 0 ? networksOf(period) : [],
    tookOff: leftOut > 0,
  })
  const backtest = backtestOf(series, period, chosen.past, drawn.past)
  const scale = scaleOf(series, period)
  // The backtest stays as it was: it is what the shift was learnt from.
  const shift = shiftOf(series, pastToShiftBy(backtest, leftOut), scale)
  const isThin = series.length <= fewestPoints[period] + thinBy
  const naive = naive2(series, period, horizon)
  const points = shifted(drawn.knots, shift).map((at, i) =>
    pointOf(
      widened(at, isThin ? thinWidening : 1).map((knot) => knot * unit),
      { step: i + 1, naive: naive[i]! * unit, validated: i < validatedHorizon[period] },
      bounds,
    ),
  )
  return {
    refused: null,
    period,
    points,
    method: chosen.method,
    members: membersIn(unit, chosen),
    labels: labelsOf(chosen, backtest, {
      'thin-data': isThin,
      'take-off': leftOut > 0,
      networks: drawn.networks,
      shifted: shift !== 0,
      steady: drawn.steady,
      'beyond-validated-range': horizon > validatedHorizon[period],
    }),
    backtest: backtest && { ...backtest, past: backtest.past.map((one) => pastIn(unit, one, leftOut)) },
    bounds,
    shift: shift * unit,
    leftOut,
    scale: scale * unit,
    dependence: dependenceOf(series, period),
  }
}

/** Nothing where it took off: such a series errs by shares of its value, and not by as much for each step. */
function pastToShiftBy(backtest: Backtest | null, leftOut: number): readonly PastBands[] {
  return backtest && leftOut === 0 ? backtest.past : []
}

/** A step of a projection: what is drawn of its `knots` within `bounds`. */
export function pointOf(
  knots: readonly number[],
  rest: Pick<ProjectionPoint, 'step' | 'naive' | 'validated'>,
  bounds: Bounds | null,
): ProjectionPoint {
  const at = (i: number) => within(bounds, knots[i]!)
  return {
    ...rest,
    knots,
    median: at(3),
    bands: { 50: { low: at(2), high: at(4) }, 80: { low: at(1), high: at(5) }, 95: { low: at(0), high: at(6) } },
  }
}

function membersIn(unit: number, { central, curves }: ChosenForecast): Member[] {
  const members = [...central.members, ...curves.map(({ member }) => member)]
  return members.map((member) => ({ ...member, forecast: member.forecast.map((value) => value * unit) }))
}

/** In the unit of the observations, and counting those before a take-off. */
function pastIn(unit: number, { known, knots }: PastBands, leftOut: number): PastBands {
  return { known: leftOut + known, knots: knots.map((at) => at.map((knot) => knot * unit)) }
}

function labelsOf(
  { method, central, curves }: ChosenForecast,
  backtest: Backtest | null,
  known: Readonly<
    Record<'thin-data' | 'take-off' | 'networks' | 'shifted' | 'steady' | 'beyond-validated-range', boolean>
  >,
): Label[] {
  const hasLost = method === 'random-walk-with-drift'
  const holds: Readonly<Record<Label, boolean>> = {
    ...known,
    'no-backtest': backtest === null,
    'worse-than-naive': hasLost,
    'no-better-than-naive': !hasLost && backtest !== null && backtest.error >= backtest.naiveError,
    'growth-curve': !hasLost && curves.length > 0,
    seasonal: central.seasonality.kind !== 'none',
  }
  return labels.filter((label) => holds[label])
}

function mustBeWithin(values: readonly number[], { least, most }: Bounds): void {
  if (!(least < most)) throw new InvalidInput('bounds', `must have least below most, not ${least} and ${most}`)
  const i = values.findIndex((value) => value < least || value > most)
  if (i >= 0) throw new InvalidInput(`values[${i}]`, `must lie within ${least} and ${most}, not ${values[i]}`)
}
