/**
 * How much each value of a series resembles those before it. Short series hide most of it: there is a correction for
 * that.
 */
import { mustBeCount } from '../invalid-input.ts'
import { mean } from '../statistics.ts'
import { unitOf } from './theil-sen.ts'

/**
 * The correlation of a series with itself `lag` periods earlier, for lag 1 to n - 1, the first in place 0 (Box and
 * Jenkins 1970, ch. 2): of [1, 2, 4, 3] it is [.15, -.5, -.15]. All are 0 where the values are equal.
 */
export function autocorrelations(values: ArrayLike<number>): Float64Array {
  const centre = mean(values)
  const apart = Float64Array.from(values, (value) => value - centre)
  const unit = unitOf(apart)
  const scaled = apart.map((value) => value / unit)
  const total = productAtLag(scaled, 0)
  return Float64Array.from({ length: scaled.length - 1 }, (_, i) =>
    total === 0 ? 0 : productAtLag(scaled, i + 1) / total,
  )
}

function productAtLag(values: Float64Array, lag: number): number {
  let sum = 0
  for (let i = lag; i < values.length; i++) sum += values[i]! * values[i - lag]!
  return sum
}

/**
 * The first autocorrelation `observed` in the residuals about a fitted curve, freed of its bias. Where k numbers were
 * fitted it comes out too low by (k + (k + 2) rho) / n (Stine and Shaman 1989, for polynomials), so that rho = (n r +
 * k) / (n - k - 2); it stays within -.99 and 1. Of .3 observed in 15 residuals about a line (k = 2) it is .5909.
 *
 * Throws `InvalidInput` where `count`, the number n of residuals, is not more than k + 2.
 */
export function withoutBias(observed: number, count: number, fitted: number): number {
  mustBeCount('count', count, fitted + 3)
  return Math.min(1, Math.max(-0.99, (count * observed + fitted) / (count - fitted - 2)))
}
