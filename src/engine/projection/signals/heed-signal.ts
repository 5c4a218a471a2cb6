/** What a newer value from elsewhere changes in the projection of a series that it does not belong to. */
import { InvalidInput, mustBeFinite } from '../../invalid-input.ts'
import { freeScale, type Scale } from '../bands/free-scale.ts'
import { type Bounds, within } from '../bands/knots.ts'
import type { Projection, ProjectionPoint } from '../projection.ts'
import { stepCorrelation } from '../simulate-paths.ts'

/** In the unit of the series. `halfWidth`: of its own band of 80 %; null where its source says nothing of that. */
export type Signal = { readonly step: number; readonly value: number; readonly halfWidth: number | null }

export type Heeded =
  /** `weight`: how much of the way from the projection's median to its value the projection went. */
  | { readonly state: 'heeded'; readonly points: readonly ProjectionPoint[]; readonly weight: number }
  /** It lies outside the band of 95 % that the projection had for its time. */
  | { readonly state: 'overtaken'; readonly low: number; readonly high: number }

/** From the middle of a normal distribution to its 90 % quantile, in standard deviations. */
const to90 = 1.2815515655446004
const [lowest, low, middle, high, highest] = [0, 1, 3, 5, 6] as const

/**
 * The projection of a series given a value of it, seen with an error. With s_h the spread (a standard deviation, from
 * the band of 80 %) at step h, k the step of the signal y and u its own spread, the weight is w = s_k^2 / (s_k^2 + u^2);
 * with r the correlation of the errors at steps h and k (`stepCorrelation`), by conditioning of a normal distribution
 * (Kalman 1960; for the steps before k, Rauch, Tung and Striebel 1965)
 *
 * median_h' = median_h + w r (s_h / s_k) (y - median_k),  s_h'^2 = s_h^2 (1 - w r^2).
 *
 * Each side of a band keeps its share of the spread. All of it on the scale on which the fan is free, where it has a
 * place there: see `freeScale`. Without a width of its own a signal is as uncertain as the projection is one step
 * ahead: it is another source, with another definition. Of years, around 0 with s_h = root(h), a signal of 2 at step 4
 * with u = 2 moves the median of step 4 by 1, that of step 1 by .268 and that of step 9 by 1.041, and leaves spreads of
 * 1.414 at step 4 and of 2.614 at step 9.
 *
 * A signal whose value, or whose whole band, lies outside the projection's band of 95 % has overtaken it. Null where
 * the projection has no such step. Throws `InvalidInput` where the value or its width is no number.
 */
export function heedSignal(
  projection: Pick<Projection, 'points' | 'bounds' | 'period'>,
  signal: Signal,
): Heeded | null {
  mustBeFinite('value', signal.value)
  if (signal.halfWidth !== null && !(signal.halfWidth > 0 && Number.isFinite(signal.halfWidth)))
    throw new InvalidInput('halfWidth', 'must be above 0')
  const { points, bounds } = projection
  const at = points.find(({ step }) => step === signal.step)
  if (!at) return null
  const [least, most] = [within(bounds, at.knots[lowest]!), within(bounds, at.knots[highest]!)]
  const reach = signal.halfWidth ?? 0
  if (signal.value + reach < least || signal.value - reach > most) return { state: 'overtaken', low: least, high: most }
  return heeded(projection, signal, at)
}

function heeded(
  { points, bounds, period }: Pick<Projection, 'points' | 'bounds' | 'period'>,
  { step, value, halfWidth }: Signal,
  at: ProjectionPoint,
): Heeded {
  const scale = scaleFor([...points.flatMap(({ knots }) => knots), value], bounds)
  const own = halfWidth === null ? spreadOf(points[0]!, scale) : widthOn(scale, value, halfWidth) / to90
  const spread = spreadOf(at, scale)
  const weight = spread > 0 ? spread ** 2 / (spread ** 2 + own ** 2) : 0
  const miss = scale.to(value) - scale.to(at.knots[middle]!)
  const move = (point: ProjectionPoint) => {
    const correlation = stepCorrelation(period, Math.min(point.step, step), Math.max(point.step, step))
    const shift = weight > 0 ? weight * correlation * (spreadOf(point, scale) / spread) * miss : 0
    return moved(point, { scale, bounds, shift, narrower: Math.sqrt(1 - weight * correlation ** 2) })
  }
  return { state: 'heeded', weight, points: points.map(move) }
}

const asItIs: Scale = { to: (value) => value, from: (value) => value }

/** A value on a bound, or beyond one, has no place on a free scale. */
function scaleFor(values: readonly number[], bounds: Bounds | null): Scale {
  const isInside = bounds && values.every((value) => value > bounds.least && value < bounds.most)
  return (isInside && freeScale(bounds)) || asItIs
}

function spreadOf({ knots }: ProjectionPoint, { to }: Scale): number {
  return (to(knots[high]!) - to(knots[low]!)) / (2 * to90)
}

/** Of a width that reaches beyond what the scale has, the side that does not. */
function widthOn({ to }: Scale, value: number, halfWidth: number): number {
  const sides = [to(value + halfWidth) - to(value), to(value) - to(value - halfWidth)].filter(Number.isFinite)
  return sides.reduce((sum, side) => sum + side, 0) / Math.max(1, sides.length)
}

type Move = { scale: Scale; bounds: Bounds | null; shift: number; narrower: number }

function moved(point: ProjectionPoint, { scale, bounds, shift, narrower }: Move): ProjectionPoint {
  const median = scale.to(point.knots[middle]!)
  const knots = point.knots.map((knot) => scale.from(median + shift + narrower * (scale.to(knot) - median)))
  const knot = (place: number) => within(bounds, knots[place]!)
  return {
    ...point,
    knots,
    median: knot(middle),
    bands: {
      50: { low: knot(2), high: knot(4) },
      80: { low: knot(low), high: knot(high) },
      95: { low: knot(lowest), high: knot(highest) },
    },
  }
}
