/** A curve as other platforms keep it, the chance of at most x at even places of a range, as the five quantiles of ours. */
import { percentPoint } from '#engine/distributions/percent-point.ts'
import { scaleBetween, valueAt } from '#engine/distributions/scale.ts'
import { sayNumber } from '#kit/numbers.ts'
import type { Amounts } from '#predictions/question-type.ts'
import type { Understood } from './told.ts'

/** In the unit of the question; of dates in days since 1970. */
export type Range = {
  min: number
  max: number
  openBelow: boolean
  openAbove: boolean
  /** Where a logarithmic scale would reach minus infinity; null of a linear one, and where the file does not say. */
  zeroPoint: number | null
  /** The values at even places, where the file names them: they say how the scale bends. */
  grid: readonly number[] | null
}

const levels = { p5: 0.05, p25: 0.25, p50: 0.5, p75: 0.75, p95: 0.95 } as const

/** What lies beyond an open end is written as that end, as in every forecast. `cdf`: as it was read. */
export function quantilesOf(cdf: readonly (number | null)[], range: Range): Understood<Amounts> {
  const why = whyNotCdf(cdf)
  if (why !== null) return { why }
  const at = valuesOf(range)
  const rising = cdf.map((value) => value ?? 0)
  const quantile = (level: keyof typeof levels) =>
    Math.min(range.max, Math.max(range.min, at(percentPoint(rising, levels[level]))))
  return {
    is: {
      p5: quantile('p5'),
      p25: quantile('p25'),
      p50: quantile('p50'),
      p75: quantile('p75'),
      p95: quantile('p95'),
    },
  }
}

function whyNotCdf(values: readonly (number | null)[]): string | null {
  if (values.length < 2) return 'has no curve of two values or more'
  const isRising = values.every((value, i) => value !== null && value >= (values[i - 1] ?? 0) && value <= 1)
  return isRising ? null : 'has a curve that falls, or leaves 0 to 1'
}

/** The value at a place of 0 to 1, of a range that has a scale. */
function valuesOf({ min, max, zeroPoint, grid }: Range): (place: number) => number {
  if (zeroPoint === null && grid) return (place) => between(grid, place * (grid.length - 1))
  const scale = scaleBetween(min, max, zeroPoint)
  return (place) => valueAt(scale, place)
}

function between(grid: readonly number[], at: number): number {
  const before = Math.min(Math.floor(at), grid.length - 2)
  const [low = 0, high = 0] = grid.slice(before, before + 2)
  return low + (high - low) * (at - before)
}

/**
 * Whether its scale is the logarithmic one of ours, which reaches towards 0. One that bends otherwise is drawn and
 * scored as linear.
 */
export function isLog({ min, max, zeroPoint, grid }: Range): boolean {
  if (!(min > 0)) return false
  if (zeroPoint !== null || !grid) return zeroPoint === 0
  const middle = between(grid, (grid.length - 1) / 2)
  return Math.abs(middle / Math.sqrt(min * max) - 1) < 0.01 && middle < (min + max) / 2.1
}

/** `range` as it was read; null where it was not. */
export function checkedRange(range: Range | null): Understood<Range> {
  const why = range ? whyNotScale(range) : noRange
  return range && why === null ? { is: range } : { why: why ?? noRange }
}

/** Metaculus names 201. */
const mostPlaces = 2000
const noRange = 'has no range between a lower and an upper bound'
const isBent = (ratio: number) => Number.isFinite(ratio) && Math.abs(ratio) > 1e-9

function whyNotScale({ min, max, zeroPoint, grid }: Range): string | null {
  if (!(min < max && (max - min) / Math.max(Math.abs(min), Math.abs(max)) > 1e-9 && Number.isFinite(max - min)))
    return noRange
  if (zeroPoint !== null && !isBent(Math.log1p((max - min) / (min - zeroPoint)))) return 'has a scale that cannot be'
  if (grid && grid.length > mostPlaces) return `has a range of more than ${sayNumber(mostPlaces)} values`
  if (grid && !grid.every((value, i) => value >= (grid[i - 1] ?? -Infinity))) return 'has a range whose values fall'
  return null
}
