/** How a projection made earlier has fared as its future arrived. */
import { InvalidInput, mustBeFinite } from '../invalid-input.ts'
import { mean } from '../statistics.ts'
import type { Probability } from '../units.ts'
import { coverage, scaledIntervalScore } from './accuracy.ts'
import { chanceOfAtLeast } from './bands/knots.ts'
import type { Projection, ProjectionPoint } from './projection.ts'

/** One value that has arrived: `step` steps after the projection was made. */
export type Arrival = { readonly step: number; readonly value: number }

export type ScoredPoint = Arrival & {
  /** Truth less median. */
  readonly error: number
  /**
   * The chance the projection gave to this value or more: near 0 the series rose beyond what was expected, near 1 it
   * fell.
   */
  readonly chanceOfAtLeast: Probability
}

export type PastProjectionScore = {
  readonly points: readonly ScoredPoint[]
  /** Mean absolute errors of the median and of the naive forecast, in mean changes known then (MASE). */
  readonly error: number
  readonly naiveError: number
  /** The shares of values inside the bands. */
  readonly coverage: { readonly 50: number; readonly 80: number; readonly 95: number }
  /** The mean score of the 95 % band (MSIS): its width and 40 times what lies outside, in mean changes known then. */
  readonly intervalScore: number
}

/**
 * Scores `projection` on what has `arrived` so far, in any order; null where nothing has. With median 5, naive forecast
 * 3, scale 2 and the truth 6, the error is .5 and the naive one 1.5. Throws `InvalidInput` for a value that is not
 * finite and a step the projection does not have.
 */
export function scorePastProjection(
  projection: Pick<Projection, 'points' | 'bounds' | 'scale'>,
  arrived: readonly Arrival[],
): PastProjectionScore | null {
  if (arrived.length === 0) return null
  const { points, bounds, scale } = projection
  const pairs = arrived.map(({ step, value }, i) => ({ step, value, point: pointAt(points, step, value, i) }))
  const truth = pairs.map(({ value }) => value)
  const inside = (level: 50 | 80 | 95) =>
    coverage(
      truth,
      pairs.map(({ point }) => point.bands[level]),
    )
  return {
    points: pairs.map(({ step, value, point }) => ({
      step,
      value,
      error: value - point.median,
      chanceOfAtLeast: chanceOfAtLeast(point.knots, value, bounds),
    })),
    error: mean(pairs.map(({ value, point }) => Math.abs(value - point.median) / scale)),
    naiveError: mean(pairs.map(({ value, point }) => Math.abs(value - point.naive) / scale)),
    coverage: { 50: inside(50), 80: inside(80), 95: inside(95) },
    intervalScore: scaledIntervalScore(
      truth,
      pairs.map(({ point }) => point.bands[95]),
      0.95,
      scale,
    ),
  }
}

function pointAt(points: readonly ProjectionPoint[], step: number, value: number, i: number): ProjectionPoint {
  mustBeFinite(`arrived[${i}].value`, value)
  const point = points.find((one) => one.step === step)
  if (!point) throw new InvalidInput(`arrived[${i}].step`, `must be a step of the projection, not ${step}`)
  return point
}
