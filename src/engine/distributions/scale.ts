/**
 * How does a number line become places from 0 to 1, and back? Linear, or logarithmic towards a zero point. Everything
 * else about distributions speaks of places, so it need not know the scale.
 */
import { InvalidInput, mustBeFinite } from '../invalid-input.ts'

/**
 * Between the ends of a scale there must be room for its steps among the numbers that a computer knows, seen from the
 * greater end.
 */
const narrowest = 1e-12

/**
 * A stretch of the number line. `zeroPoint` is where a logarithmic scale would reach minus infinity; null makes it
 * linear.
 */
export type Scale = { readonly min: number; readonly max: number; readonly zeroPoint: number | null }

/**
 * A checked scale from `min` to `max`, in the unit of the question. `scaleBetween(1, 1000, 0)` is the common log scale:
 * its middle is 31.62. Throws `InvalidInput` unless `min` < `max`, both finite, with room between them (1e-12 of the
 * greater) and not too far apart to subtract, and the zero point lies outside them.
 */
export function scaleBetween(min: number, max: number, zeroPoint: number | null = null): Scale {
  mustBeFinite('min', min)
  mustBeFinite('max', max)
  if (!(min < max)) throw new InvalidInput('max', `must lie above min (${min}), not at ${max}`)
  const ratio = (max - min) / Math.max(Math.abs(min), Math.abs(max))
  if (!(ratio > narrowest && max - min < Infinity))
    throw new InvalidInput('max', `lies too near to or too far from min (${min}): ${max}`)
  if (zeroPoint !== null) mustBeZeroPoint(zeroPoint, min, max)
  return { min, max, zeroPoint }
}

/**
 * The value at a place: min + (max - min)(r^u - 1)/(r - 1) with u the place and r = (max - zero)/(min - zero), the
 * published rule of Metaculus; a linear scale is its limit for a zero point infinitely far away. On 1 to 1000 with zero
 * point 0, place .5 is 31.62.
 *
 * `place` may lie outside 0 to 1: there the scale goes on. The answer has the unit of the scale. Throws `InvalidInput`
 * for a place that is not finite or so far away that its value is not.
 */
export function valueAt(scale: Scale, place: number): number {
  mustBeFinite('place', place)
  const { min, max, zeroPoint } = scale
  // Exact at 0 and 1; (max - min)/(r - 1) is min - zero, which loses no digits when r is near 1.
  const isStraight = zeroPoint === null || place === 1
  const value = isStraight
    ? min * (1 - place) + max * place
    : min + (min - zeroPoint) * Math.expm1(place * logRatio(scale, zeroPoint))
  if (!Number.isFinite(value)) throw new InvalidInput('place', `lies too far from the scale for a number: ${place}`)
  return value
}

/**
 * The place of a value, the inverse of `valueAt`: ln(1 + (x - min)/(min - zero)) / ln r. On 1 to 1000 with zero point
 * 0, 10 has the place 1/3.
 *
 * Below `min` the place is negative, above `max` more than 1, and at or beyond the zero point infinite. Throws
 * `InvalidInput` for a value that is not finite.
 */
export function placeOf(scale: Scale, value: number): number {
  mustBeFinite('value', value)
  const { min, max, zeroPoint } = scale
  if (zeroPoint === null) return (value - min) / (max - min)
  const ratio = (value - min) / (min - zeroPoint)
  return (ratio <= -1 ? -Infinity : Math.log1p(ratio)) / logRatio(scale, zeroPoint)
}

/** ln r. */
function logRatio({ min, max }: Scale, zeroPoint: number): number {
  return Math.log1p((max - min) / (min - zeroPoint))
}

function mustBeZeroPoint(zeroPoint: number, min: number, max: number): void {
  mustBeFinite('zeroPoint', zeroPoint)
  if (zeroPoint >= min && zeroPoint <= max)
    throw new InvalidInput('zeroPoint', `must lie outside the scale ${min} to ${max}, not at ${zeroPoint}`)
  const ratio = logRatio({ min, max, zeroPoint }, zeroPoint)
  if (ratio === 0 || !Number.isFinite(ratio))
    throw new InvalidInput('zeroPoint', `is too far from or too near to the scale to shape it: ${zeroPoint}`)
}
