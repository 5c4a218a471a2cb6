/** What newer values from elsewhere change in the projection of a series that they do not belong to. */
import { InvalidInput, mustBeFinite } from '../../invalid-input.ts'
import { freeScale, type Scale } from '../bands/free-scale.ts'
import { type Bounds, within } from '../bands/knots.ts'
import type { Projection, ProjectionPoint } from '../projection.ts'
import { stepCorrelation } from '../paths/dependence.ts'

/** In the unit of the series. `halfWidth`: of its own band of 80 %; null where its source says nothing of that. */
export type Signal = { readonly step: number; readonly value: number; readonly halfWidth: number | null }

export type Heeded =
  /**
   * `weight`: by how much of it the newest one's variance became less; where there is no other, it is how much of the
   * way from its median to the value the projection went.
   */
  | { readonly state: 'heeded'; readonly points: readonly ProjectionPoint[]; readonly weight: number }
  /** It lies outside the band of 95 % that the projection had for its time. */
  | { readonly state: 'overtaken'; readonly low: number; readonly high: number }

/** From the middle of a normal distribution to its 90 % quantile, in standard deviations. */
const to90 = 1.2815515655446004
const [lowest, low, middle, high, highest] = [0, 1, 3, 5, 6] as const

/**
 * The projection of a series given values of it, each seen with an error, the newest last. With s_h the spread (a
 * standard deviation, from the band of 80 %) at step h, k the step of a signal y and u its own spread, the weight is
 * w = s_k^2 / (s_k^2 + u^2); with r the correlation of the errors at steps h and k (`stepCorrelation`), by conditioning
 * of a normal distribution (Kalman 1960; for the steps before k, Rauch, Tung and Striebel 1965)
 *
 * median_h' = median_h + w r (s_h / s_k) (y - median_k),  s_h'^2 = s_h^2 (1 - w r^2),
 *
 * one signal after the other, with the covariances that the ones before have left: in whatever order, it comes to the
 * same. Each side of a band keeps its share of the spread. All of it on the scale on which the fan is free, where it has
 * a place there: see `freeScale`. Without a width of its own a signal is as uncertain as the projection is one step
 * ahead: it is another source, with another definition. Of years, around 0 with s_h = root(h), a signal of 2 at step 4
 * with u = 2 moves the median of step 4 by 1, that of step 1 by .268 and that of step 9 by 1.041, and leaves spreads of
 * 1.414 at step 4 and of 2.614 at step 9.
 *
 * A newest signal whose value, or whose whole band, lies outside the projection's band of 95 % has overtaken it. Null
 * where the projection has no such step, or there is none. Throws `InvalidInput` where a value or its width is no number.
 */
export function heedSignals(
  projection: Pick<Projection, 'points' | 'bounds' | 'dependence'>,
  signals: readonly Signal[],
): Heeded | null {
  signals.forEach(mustBeSignal)
  const { points, bounds } = projection
  const newest = signals.at(-1)
  const at = newest && points.find(({ step }) => step === newest.step)
  if (!newest || !at) return null
  const [least, most] = [within(bounds, at.knots[lowest]!), within(bounds, at.knots[highest]!)]
  const reach = newest.halfWidth ?? 0
  if (newest.value + reach < least || newest.value - reach > most) return { state: 'overtaken', low: least, high: most }
  return heeded(projection, signals, points.indexOf(at))
}

function mustBeSignal({ value, halfWidth }: Signal): void {
  mustBeFinite('value', value)
  if (halfWidth !== null && !(halfWidth > 0 && Number.isFinite(halfWidth)))
    throw new InvalidInput('halfWidth', 'must be above 0')
}

function heeded(
  { points, bounds, dependence }: Pick<Projection, 'points' | 'bounds' | 'dependence'>,
  signals: readonly Signal[],
  newest: number,
): Heeded {
  const scale = scaleFor([...points.flatMap(({ knots }) => knots), ...signals.map(({ value }) => value)], bounds)
  const spreads = points.map((point) => spreadOf(point, scale))
  const belief = beliefOf(points, spreads, dependence)
  for (const { step, value, halfWidth } of signals) {
    const k = points.findIndex((point) => point.step === step)
    if (k < 0) continue
    const own = halfWidth === null ? spreads[0]! : widthOn(scale, value, halfWidth) / to90
    learn(belief, { k, miss: scale.to(value) - scale.to(points[k]!.knots[middle]!), own })
  }
  const leftOf = (h: number) => (spreads[h]! > 0 ? Math.max(0, belief.covariances[h]![h]!) / spreads[h]! ** 2 : 1)
  const moved = points.map((point, h) =>
    movedPoint(point, { scale, bounds, shift: belief.shifts[h]!, narrower: Math.sqrt(leftOf(h)) }),
  )
  return { state: 'heeded', weight: 1 - leftOf(newest), points: moved }
}

/** How far each step is known to lie from its median by now, and how its errors go together with those of the others. */
type Belief = { shifts: number[]; covariances: number[][] }

function beliefOf(
  points: readonly ProjectionPoint[],
  spreads: readonly number[],
  dependence: Projection['dependence'],
): Belief {
  const together = (h: number, k: number) => {
    const [a, b] = [points[h]!.step, points[k]!.step]
    return spreads[h]! * spreads[k]! * stepCorrelation(dependence, Math.min(a, b), Math.max(a, b))
  }
  return { shifts: points.map(() => 0), covariances: points.map((_, h) => points.map((__, k) => together(h, k))) }
}

/** Of one more value at the `k`-th point, `miss` away from its median and seen with the spread `own`. */
function learn({ shifts, covariances }: Belief, { k, miss, own }: { k: number; miss: number; own: number }): void {
  const withK = covariances.map((row) => row[k]!)
  const variance = withK[k]! + own ** 2
  if (!(withK[k]! > 0)) return // it is certain already
  const surprise = miss - shifts[k]!
  withK.forEach((one, h) => {
    shifts[h]! += (one / variance) * surprise
    withK.forEach((other, j) => (covariances[h]![j]! -= (one * other) / variance))
  })
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

function movedPoint(point: ProjectionPoint, { scale, bounds, shift, narrower }: Move): ProjectionPoint {
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
