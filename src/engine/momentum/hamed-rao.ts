/**
 * A series that remembers wanders, and wandering looks like a direction. By how much must its scatter be taken larger?
 */
import { mustAllBeFinite } from '../invalid-input.ts'
import { autocorrelations, withoutBias } from './autocorrelation.ts'
import { clearScore } from './clear-score.ts'
import { ranks } from './mann-kendall.ts'
import { detrended } from './theil-sen.ts'

/**
 * The factor by which autocorrelation multiplies the variance of Kendall's S (Hamed and Rao 1998), from the
 * autocorrelations rho of the ranks of n values at lag 1 to n - 1: 1 + 2 / (n (n - 1) (n - 2)) * sum of (n - k) (n - k
 * - 1) (n - k - 2) rho_k. With n = 10 and rho_1 = .5 alone it is 1.7.
 *
 * `correlations` are at least 2.
 */
export function hamedRaoFactor(correlations: Float64Array): number {
  const count = correlations.length + 1
  return 1 + (2 * correlations.reduce((sum, rho, i) => sum + triples(count - i - 1) * rho, 0)) / triples(count)
}

const triples = (count: number) => count * (count - 1) * (count - 2)

/** As published: only autocorrelations count that differ from 0 at the 5 % level, |rho| > 1.96 / sqrt n. */
export function significant(correlations: Float64Array): Float64Array {
  const count = correlations.length + 1
  return correlations.map((rho) => (Math.abs(rho) > clearScore / Math.sqrt(count) ? rho : 0))
}

/**
 * How much larger the variance of Kendall's S must be taken for the autocorrelation of `values`, at least 1: the larger
 * of two factors, both of the ranks without their own Theil-Sen line. One takes the autocorrelations that are
 * significant, as published. The other takes the first one, freed of its bias, for the memory of a first-order process:
 * rho_k = rho^k. Of 5, 1, 2, 3, 4, 6, 7, 8, 10, 9 it is 1.2893.
 *
 * It departs from the paper in three ways, each for short series. The second factor: without it noise of rho = .5 was
 * named a direction in 22 % of series of 15 values and 23 % of 30; with it in 8 and 9 %. At least 1: detrending makes
 * far autocorrelations negative, and a factor below 1 (or 0) names pure noise in 8 % of series. Ranks before
 * detrending, not after: a curve that always rises leaves no residual wave to be taken for memory.
 *
 * Throws `InvalidInput` where a value is not finite and where there are fewer than 5.
 */
export function varianceFactor(values: ArrayLike<number>): number {
  mustAllBeFinite('values', values)
  const count = values.length
  const residuals = detrended(ranks(values).map((rank) => rank / count))
  if (residuals.every((residual) => residual === 0)) return 1 // no noise, and so none that remembers
  const observed = autocorrelations(residuals)
  const memory = withoutBias(observed[0]!, count, 2)
  const firstOrder = observed.map((_, i) => memory ** (i + 1))
  return Math.max(1, hamedRaoFactor(significant(observed)), hamedRaoFactor(firstOrder))
}
