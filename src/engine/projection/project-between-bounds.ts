/** The projection of a series that comes so near to what it cannot pass that straight lines and bands would. */
import { freeScale, type Scale } from './bands/free-scale.ts'
import type { Bounds } from './bands/knots.ts'
import { project, type ProjectionOptions } from './project.ts'
import type { Projection, ProjectionPoint } from './projection.ts'
import type { Observations, ProjectionRefusal } from './refusals.ts'

/** The knots of the 80 % band. */
const [low, high] = [1, 5]

/**
 * As `project`; but where the 80 % band of a series without take-off passes a bound, the series is projected on a scale
 * on which that bound is infinitely far away, and brought back: on logarithms where one side is bounded, on log-odds
 * where both are (Wallis 1987). Of values strictly within the bounds alone, since bounds themselves have no place
 * there. A price that fell from 100 to .4 then goes on falling by so much per cent, never below 0.
 *
 * `isScaled` says whether it was. Errors of the backtest are then in mean changes on that scale; coverage is the same
 * on any.
 */
export function projectBetweenBounds(
  observations: Observations,
  options: ProjectionOptions & { readonly bounds: Bounds },
): (Projection & { readonly isScaled: boolean }) | ProjectionRefusal {
  const plain = project(observations, options)
  if (plain.refused !== null) return plain
  const { bounds } = options
  const scale = plain.leftOut === 0 && passes(plain.points, bounds) ? scaleWithin(observations.values, bounds) : null
  if (!scale) return { ...plain, isScaled: false }
  const { bounds: _, ...free } = options
  const values = observations.values.map(scale.to)
  // Networks learnt how values go on, not how their logarithms do.
  const scaled = project({ ...observations, values }, { ...free, networks: false })
  if (scaled.refused !== null) return { ...plain, isScaled: false } // values that differ only where the scale has no digits left
  const last = values.at(-1)!
  // What the shift is near the last value.
  const shift = scale.from(last + scaled.shift) - scale.from(last)
  return { ...broughtBack(scaled, scale), shift, bounds, scale: plain.scale, isScaled: true }
}

function passes(points: readonly ProjectionPoint[], { least, most }: Bounds): boolean {
  return points.some(({ knots }) => knots[low]! < least || knots[high]! > most)
}

/**
 * Null where a value lies on a bound, or nothing bounds them. The largest value is put at 0, so that in whatever unit
 * all are below it.
 */
function scaleWithin(values: readonly number[], { least, most }: Bounds): Scale | null {
  if (!values.every((value) => value > least && value < most)) return null
  const scale = freeScale({ least, most })
  if (!scale) return null
  const top = Math.max(...values.map(scale.to))
  return { to: (value) => scale.to(value) - top, from: (value) => scale.from(value + top) }
}

function broughtBack(projection: Projection, { from }: Scale): Projection {
  const all = (values: readonly number[]) => values.map(from)
  const interval = (one: { low: number; high: number }) => ({ low: from(one.low), high: from(one.high) })
  return {
    ...projection,
    points: projection.points.map((point) => ({
      ...point,
      knots: all(point.knots),
      median: from(point.median),
      naive: from(point.naive),
      bands: { 50: interval(point.bands[50]), 80: interval(point.bands[80]), 95: interval(point.bands[95]) },
    })),
    members: projection.members.map((member) => ({ ...member, forecast: all(member.forecast) })),
    backtest: projection.backtest && {
      ...projection.backtest,
      past: projection.backtest.past.map(({ known, knots }) => ({ known, knots: knots.map(all) })),
    },
  }
}
