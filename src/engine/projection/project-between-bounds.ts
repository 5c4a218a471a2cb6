/** The projection of a series that comes so near to what it cannot pass that straight lines and bands would. */
import { aboveBound } from './bands/above-bound.ts'
import { freeScale, type Scale } from './bands/free-scale.ts'
import type { Bounds } from './bands/knots.ts'
import { isExploding } from './bands/exploding.ts'
import { backtestOf } from './chosen-forecast.ts'
import { naive2 } from './methods/naive.ts'
import { pointOf, project, type ProjectionOptions } from './project.ts'
import type { Projection, ProjectionPoint } from './projection.ts'
import type { Observations, ProjectionRefusal } from './refusals.ts'

/** For each step ahead the values at `knotChances`. */
type Knots = readonly (readonly number[])[]

/** Half as much again each step. */
const halfMore = Math.log(1.5)
/** The places of the ends of the 80 % band, and of the median. */
const [low, high, middle] = [1, 5, 3]

/**
 * As `project`; but where the 80 % band of a series without take-off passes a bound, the series is projected once more on
 * a scale on which that bound is infinitely far away, and brought back: on log-odds where both sides are bounded (Wallis
 * 1987), which then stand alone; on logarithms where one is, which then stand where the series comes near it, beside the
 * projection on values (`aboveBound`). Of values strictly within the bounds alone, since bounds themselves have no place
 * there. A price that fell from 100 to .4 then goes on falling by so much per cent, never below 0.
 *
 * `isScaled` says whether it was. Between two bounds errors of the backtest are then in mean changes on that scale;
 * coverage is the same on any.
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
  const back = { ...broughtBack(scaled, scale, bounds), shift, bounds, scale: plain.scale }
  return {
    ...(Number.isFinite(bounds.most) ? back : besides(plain, back, observations.values, bounds)),
    isScaled: true,
  }
}

/** What rises is the projection on values, but for its lower side; what falls that on logarithms, but for its upper. */
function besides(plain: Projection, back: Projection, values: readonly number[], bounds: Bounds): Projection {
  const { least } = bounds
  const knotsOf = (known: number, onValues: Knots, onLogarithms: Knots) => {
    const rises = risesFrom(values[known - 1]!, onValues)
    const explodes = isExploding(
      values.slice(0, known).map((value) => value - least),
      halfMore,
    )
    return onValues.map((knots, i) => aboveBound(knots, onLogarithms[i]!, { least, rises, explodes }))
  }
  const past = (plain.backtest?.past ?? []).map(({ known, knots }, i) => ({
    known,
    truth: values.slice(known, known + knots.length),
    naive: naive2(values.slice(0, known), plain.period, knots.length),
    knots: knotsOf(known, knots, back.backtest?.past[i]?.knots ?? []),
  }))
  const made = knotsOf(values.length, knotsAhead(plain), knotsAhead(back))
  return {
    ...(risesFrom(values.at(-1)!, knotsAhead(plain)) ? plain : back),
    points: plain.points.map((point, i) => pointOf(made[i]!, point, bounds)),
    backtest: backtestOf(
      values,
      plain.period,
      past,
      past.map(({ knots }) => knots),
    ),
  }
}

const knotsAhead = ({ points }: Projection) => points.map(({ knots }) => knots)

/** Whether the last median lies no lower than the last value. */
function risesFrom(last: number, knots: Knots): boolean {
  return (knots.at(-1)?.[middle] ?? last) >= last
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

function broughtBack(projection: Projection, { from }: Scale, bounds: Bounds): Projection {
  const all = (values: readonly number[]) => values.map(from)
  return {
    ...projection,
    points: projection.points.map((point) => pointOf(all(point.knots), { ...point, naive: from(point.naive) }, bounds)),
    members: projection.members.map((member) => ({ ...member, forecast: all(member.forecast) })),
    backtest: projection.backtest && {
      ...projection.backtest,
      past: projection.backtest.past.map(({ known, knots }) => ({ known, knots: knots.map(all) })),
    },
  }
}
