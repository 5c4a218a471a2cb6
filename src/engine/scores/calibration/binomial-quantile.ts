/** How often may something of chance p happen in n trials, by luck alone? */
import { InvalidInput, mustBeCount } from '../../invalid-input.ts'
import type { Probability } from '../../units.ts'

/**
 * The smallest number k of successes with P(X <= k) >= `share` for X binomial with `trials` and `p`: of 20 trials with
 * p = .3 it is 3 at .05 and 9 at .95.
 *
 * Sums the mass upwards in logarithms, so many trials do no harm. Throws `InvalidInput` unless `trials` is a whole
 * number and `share` lies between 0 and 1.
 */
export function binomialQuantile(share: number, trials: number, p: Probability): number {
  mustBeCount('trials', trials)
  if (!(share >= 0 && share <= 1)) throw new InvalidInput('share', `must lie between 0 and 1, not ${share}`)
  if (!(p >= 0 && p <= 1)) throw new InvalidInput('p', `must lie between 0 and 1, not ${p}`)
  if (p === 1) return share === 0 ? 0 : trials
  const logOddsOfP = Math.log(p) - Math.log1p(-p)
  let logMass = trials * Math.log1p(-p)
  let cumulated = Math.exp(logMass)
  let successes = 0
  // At p = 0 the first mass is all there is; rounding must not carry the sum past the last trial.
  while (cumulated < share && successes < trials) {
    logMass += Math.log((trials - successes) / (successes + 1)) + logOddsOfP
    successes++
    cumulated += Math.exp(logMass)
  }
  return successes
}
