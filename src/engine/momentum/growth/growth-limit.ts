/** Where will growth end? The limits towards which an S-curve fits a series about as well as the best one does. */
import type { GrowthCurve } from './growth-curve.ts'
import { fitWithLimit, type GrowthFit } from './growth-fit.ts'
import { borderOf, leastBetween } from './line-search.ts'

/** The best fit of a curve, whatever its limit, and the squares it leaves at each of the limits tried. */
export type Profile = {
  curve: GrowthCurve
  best: GrowthFit
  limits: number[]
  squares: number[]
  /** What no limit can exceed: infinite where there is no ceiling. */
  openEnd: number
}
export type Interval = { low: number; high: number }

/** Limits are tried from a quarter of the largest value to a thousand times it, in steps of 8 %. */
const lowest = 0.25
const highest = 1000
const step = 1.08

/**
 * Fits `curve` towards every limit up to `ceiling` (Seber and Wild 1989, ch. 5.4: a profile) and finds the best by
 * golden section. Of the logistic curve with limit 2, seen without noise, the best has limit 2.
 *
 * `values` are evenly spaced, at least 4, the largest of them 1 (see `unitOf`); the ceiling is at least 1, and may be
 * infinite.
 */
export function profileOf(values: Float64Array, curve: GrowthCurve, ceiling: number): Profile {
  const squaresAt = (limit: number) => fitWithLimit(values, curve, limit).squares
  const limits = limitsUpTo(Math.min(ceiling, highest))
  const squares = limits.map(squaresAt)
  const least = squares.indexOf(Math.min(...squares))
  const [from, to] = [limits[Math.max(0, least - 1)]!, limits[Math.min(limits.length - 1, least + 1)]!]
  const best = fitWithLimit(values, curve, leastBetween(squaresAt, from, to))
  return { curve, best, limits, squares, openEnd: ceiling <= highest ? ceiling : Infinity }
}

function limitsUpTo(top: number): number[] {
  const limits: number[] = []
  for (let limit = lowest; limit < top; limit *= step) limits.push(limit)
  return [...limits, top]
}

/**
 * The limits around the best one at which `curve` leaves no more than `tolerated` squares; `null` where even the best
 * leaves more. Where no limit tried is too high the upper end is open: the ceiling, or infinite.
 */
export function limitsWithin(values: Float64Array, profile: Profile, tolerated: number): Interval | null {
  const { curve, best, limits, squares, openEnd } = profile
  if (best.squares > tolerated) return null
  const isTolerated = (limit: number) => fitWithLimit(values, curve, limit).squares <= tolerated
  const below = limits.findLast((limit, i) => limit < best.limit && squares[i]! > tolerated)
  const above = limits.find((limit, i) => limit > best.limit && squares[i]! > tolerated)
  return {
    low: below === undefined ? lowest : borderOf(isTolerated, best.limit, below),
    high: above === undefined ? openEnd : borderOf(isTolerated, best.limit, above),
  }
}
