/**
 * How surprising was what happened? The logarithm of the chance it was given (Good 1952). Higher is better, 0 is
 * perfect.
 */
import { InvalidInput } from '../invalid-input.ts'
import type { Probability } from '../units.ts'

/**
 * The logarithmic score ln p, in nats, of the chance `p` that was given to what happened: of .7 it is -.3567. The only
 * proper score that asks for nothing but this chance. Throws `InvalidInput` for 0: a forecast that called impossible
 * what happened has no finite score.
 */
export function logScore(p: Probability): number {
  if (!(p > 0 && p <= 1)) throw new InvalidInput('p', `must lie above 0 and not above 1, not at ${p}`)
  return Math.log(p)
}
