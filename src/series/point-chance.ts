/**
 * What a projection says of one time: the middle, the band of 80 %, and how likely a value is met. Free of schemas, so
 * that the browser needs none.
 */
import { chanceOfAtLeast, within } from '#engine/projection/bands/knots.ts'
import type { Comparison } from '#kit/comparison-words.ts'
import type { MadeProjection } from './projection.ts'

export type PointSaid = {
  median: number
  low80: number
  high80: number
  /** With knots -3 ... 3 it is .366 for `>= .5`, and .634 for `< .5`. */
  chanceOf(comparison: Comparison, threshold: number): number
}

/** Within what no value can pass. */
export function readPoint(
  { knots }: { knots: readonly number[] },
  { least, most }: MadeProjection['bounds'],
): PointSaid {
  const limits = { least: least ?? -Infinity, most: most ?? Infinity }
  const valueAt = (place: number) => within(limits, knots[place] ?? Number.NaN)
  return {
    median: valueAt(3),
    low80: valueAt(1),
    high80: valueAt(5),
    chanceOf: (comparison, threshold) =>
      chances[comparison]((value) => chanceOfAtLeast(knots, value, limits), threshold),
  }
}

type AtLeast = (value: number) => number

const chances: Record<Comparison, (atLeast: AtLeast, threshold: number) => number> = {
  '>=': (atLeast, threshold) => atLeast(threshold),
  '>': (atLeast, threshold) => atLeast(justAbove(threshold)),
  '<=': (atLeast, threshold) => 1 - atLeast(justAbove(threshold)),
  '<': (atLeast, threshold) => 1 - atLeast(threshold),
}

/** Values heap on a bound, so that "above 0" and "0 or more" of a share have different chances. */
function justAbove(value: number): number {
  return value + Math.max(Math.abs(value) * Number.EPSILON, Number.MIN_VALUE)
}
