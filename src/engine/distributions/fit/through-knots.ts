/**
 * How does a CDF sampled at even points keep the quantiles of the curve it was sampled from? Straight lines between
 * points cut the curve's corners.
 */
import type { Knot } from './knot.ts'

/** A knot is met when the CDF there is this near to its probability. */
const tolerance = 1e-13
const rounds = 500

/**
 * Moves the two points on either side of each knot, by the least squares, until the straight line between them meets
 * it, never past the neighbouring points: projections on each condition in turn (Kaczmarz 1937; Bregman 1965). The
 * moves are of the size of the curve's bend within a step. The two ends stay where they are. The points [0, .4, 1] of a
 * curve through .3 at place .25 become [0, .6, 1].
 *
 * `sampled` never falls; the knots lie at places 0 to 1. Answers the moved points, or null where no CDF with so few
 * points has been found through all knots.
 */
export function throughKnots(sampled: Float64Array, knots: readonly Knot[]): Float64Array | null {
  const points = Float64Array.from(sampled)
  const last = points.length - 1
  for (let round = 0; round < rounds; round++) {
    let farthest = 0
    for (const { place, probability } of knots) {
      const below = Math.min(last - 1, Math.floor(place * last))
      const share = place * last - below
      const miss = probability - (take(points, below) * (1 - share) + take(points, below + 1) * share)
      farthest = Math.max(farthest, Math.abs(miss))
      const low = below > 0 ? 1 - share : 0
      const high = below + 1 < last ? share : 0
      const square = low * low + high * high
      if (square === 0) continue
      move(points, below, (miss * low) / square)
      move(points, below + 1, (miss * high) / square)
    }
    if (farthest <= tolerance) return points
  }
  return null
}

/** Moves a point, but not past its neighbours. */
function move(points: Float64Array, i: number, by: number): void {
  const low = points[i - 1] ?? -Infinity
  const high = points[i + 1] ?? Infinity
  points[i] = Math.min(high, Math.max(low, take(points, i) + by))
}

function take(points: Float64Array, i: number): number {
  return points[i] ?? Number.NaN
}
