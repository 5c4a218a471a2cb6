/** Which way does a fitted CDF go between the knots, where more is known of it than the knots themselves? */
import type { Knot } from './knot.ts'
import { monotoneCubic } from './monotone-cubic.ts'

/** The chance of at most a place, from 0 to 1 for any place; never falls. It knows no bounds and no floor. */
export type Shape = (place: number) => number

/** Where the shape itself has no mass between two knots, what must lie there is spread evenly. */
const even = 1e-6

/**
 * The shape, bent as smoothly as may be until it goes through the knots: a monotone cubic (`monotoneCubic`) from its
 * own chances to theirs. A shape that goes through them already stays as it is. Answers the curve as a function; before
 * the first and after the last knot it stays at their heights. The even shape u through (0, 0), (.5, .25), (1, 1) is
 * .0625 at .25.
 *
 * `knots` are two or more; their places, from 0 to 1, rise strictly, their probabilities never fall.
 */
export function bentThrough(shape: Shape, knots: readonly Knot[]): (at: number) => number {
  const chance = (place: number) => (1 - even) * shape(place) + even * place
  const bend = monotoneCubic(
    knots.map(({ place }) => chance(place)),
    knots.map(({ probability }) => probability),
  )
  return (at) => bend(chance(at))
}
