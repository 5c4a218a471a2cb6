/**
 * Where do quantiles go that lie too near to each other for the grid? To points of it, each to its own, all together as
 * little as possible.
 */
import { risingNearest } from '../../isotonic.ts'
import type { Knot } from './knot.ts'

/**
 * The knots moved to multiples of 1 / `steps`, in order and no two to one, none to an end: the least-squares move
 * before rounding (`risingNearest`). With 200 steps three knots at place .42 go to .415,
 * .42 and .425.
 *
 * `knots` never fall in place; there must be fewer of them than steps.
 */
export function onPoints(knots: readonly Knot[], steps: number): Knot[] {
  // Less its rank, a knot may equal the one before it: what must rise by one at least must then only not fall.
  const nearest = risingNearest(knots.map(({ place }, rank) => place * steps - rank))
  const most = steps - knots.length
  const points = nearest.map((point) => Math.min(most, Math.max(1, Math.round(point))))
  return knots.map(({ probability }, rank) => ({ probability, place: ((points[rank] ?? Number.NaN) + rank) / steps }))
}
