/** How much worse than the best curve may another fit and still not be ruled out by the data? */
import { autocorrelations, withoutBias } from '../autocorrelation.ts'

/** Limit, rate and inflection. */
const fitted = 3

/**
 * The share of the least sum of squares by which another may exceed it to lie in the 80 % interval: f t^2 / (n - 3),
 * with t the 90 % point of Student's distribution of n - 3 degrees (Seber and Wild 1989, ch. 5.4; three numbers are
 * fitted) and f for residuals that remember (see `sizeOfMemory`). Of ten residuals without memory it is .2857.
 *
 * `residuals` are those of the best curve, at least 5.
 */
export function toleranceOf(residuals: Float64Array): number {
  const degrees = residuals.length - fitted
  const memory = Math.max(0, withoutBias(autocorrelations(residuals)[0]!, residuals.length, fitted))
  return (sizeOfMemory(memory, residuals.length) * studentAt90(degrees) ** 2) / degrees
}

/**
 * By how much the variance of a mean of n values grows where their autocorrelation is rho^k: 1 + 2 sum of (1 - k / n)
 * rho^k (Bayley and Hammersley 1946). It is 1 without memory and n with a perfect one; of rho = .5 and n = 3 it is
 * 1.8333.
 */
export function sizeOfMemory(rho: number, count: number): number {
  let sum = 0
  for (let lag = 1; lag < count; lag++) sum += (1 - lag / count) * rho ** lag
  return 1 + 2 * sum
}

/**
 * The 90 % point of Student's distribution by its expansion about the normal one (Abramowitz and Stegun 1964, 26.7.5);
 * of 7 degrees 1.414.
 */
export function studentAt90(degrees: number): number {
  const z = 1.2815516
  return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2)
}
