/** Which smooth curve goes through points that never fall, without falling between them? */
import { InvalidInput, mustAllBeFinite } from '../../invalid-input.ts'

/**
 * The cubic Hermite interpolant that keeps monotone points monotone (Fritsch and Carlson 1980, SIAM J. Numer. Anal.
 * 17): slopes from the parabola through three neighbours, then shortened where their two ends of an interval leave the
 * circle of radius 3 around 0, measured in the slope of its chord. Answers the curve as a function; before the first
 * and after the last point it stays at their heights. Through (0, 0), (1, 1), (3, 2) it is .5417 at .5.
 *
 * `x` rise strictly, `y` never fall; any units. Throws `InvalidInput` for fewer than two points, unequal lengths,
 * numbers that are not finite, and points out of order or too far apart to subtract or divide.
 */
export function monotoneCubic(x: ArrayLike<number>, y: ArrayLike<number>): (at: number) => number {
  const chords = chordsOf(x, y)
  const xs = Float64Array.from(x)
  const ys = Float64Array.from(y)
  const slopes = withinCircle(parabolicSlopes(xs, chords), chords)
  const last = xs.length - 1
  return (at) => {
    if (at <= take(xs, 0)) return take(ys, 0)
    if (at >= take(xs, last)) return take(ys, last)
    const i = intervalOf(xs, at)
    const width = take(xs, i + 1) - take(xs, i)
    const t = (at - take(xs, i)) / width
    const rest = 1 - t
    const low = take(ys, i) * (1 + 2 * t) + width * take(slopes, i) * t
    const high = take(ys, i + 1) * (1 + 2 * rest) - width * take(slopes, i + 1) * rest
    return low * rest * rest + high * t * t
  }
}

/** The slope of the straight line over each interval. */
function chordsOf(x: ArrayLike<number>, y: ArrayLike<number>): Float64Array {
  if (x.length < 2) throw new InvalidInput('x', `must have at least 2 points, not ${x.length}`)
  if (y.length !== x.length) throw new InvalidInput('y', `must have ${x.length} points like x, not ${y.length}`)
  mustAllBeFinite('x', x)
  mustAllBeFinite('y', y)
  return Float64Array.from({ length: x.length - 1 }, (_, i) => {
    const width = take(x, i + 1) - take(x, i)
    const rise = take(y, i + 1) - take(y, i)
    if (!(width > 0 && width < Infinity))
      throw new InvalidInput(`x[${i + 1}]`, `must lie above x[${i}] (${x[i]}), not at ${x[i + 1]}`)
    if (rise < 0) throw new InvalidInput(`y[${i + 1}]`, `must not fall below y[${i}] (${y[i]}), but is ${y[i + 1]}`)
    if (!(rise / width < Infinity))
      throw new InvalidInput(`y[${i + 1}]`, `rises too steeply from y[${i}] (${y[i]}): ${y[i + 1]}`)
    return rise / width
  })
}

/**
 * At each point the slope of the parabola through it and its neighbours; at the ends that of the parabola through the
 * nearest three.
 */
function parabolicSlopes(x: Float64Array, chords: Float64Array): Float64Array {
  const last = x.length - 1
  if (last === 1) return Float64Array.of(take(chords, 0), take(chords, 0))
  const inner = (i: number) => {
    const share = (take(x, i) - take(x, i - 1)) / (take(x, i + 1) - take(x, i - 1))
    return take(chords, i - 1) * (1 - share) + take(chords, i) * share
  }
  return Float64Array.from(x, (_, i) => {
    if (i === 0) return slopeAtEnd(take(chords, 0), inner(1))
    return i === last ? slopeAtEnd(take(chords, last - 1), inner(last - 1)) : inner(i)
  })
}

/** A parabola's slopes at the two ends of a chord have the chord's slope for their mean. */
function slopeAtEnd(chord: number, neighbour: number): number {
  return Math.max(0, 2 * chord - neighbour)
}

/**
 * Shortens slopes, interval by interval, until the curve cannot turn back. A flat interval makes both of its ends flat.
 */
function withinCircle(slopes: Float64Array, chords: Float64Array): Float64Array {
  const shortened = Float64Array.from(slopes)
  chords.forEach((chord, i) => {
    const length = Math.hypot(take(shortened, i), take(shortened, i + 1))
    if (length <= 3 * chord) return
    shortened[i] = (take(shortened, i) * 3 * chord) / length
    shortened[i + 1] = (take(shortened, i + 1) * 3 * chord) / length
  })
  return shortened
}

/** The interval that holds `at`, which lies between the first and the last point. */
function intervalOf(x: Float64Array, at: number): number {
  let low = 0
  let high = x.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (take(x, middle) <= at) low = middle
    else high = middle
  }
  return low
}

function take(values: ArrayLike<number>, i: number): number {
  return values[i] ?? Number.NaN
}
