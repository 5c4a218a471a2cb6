/** Money: never one currency for another, since what they are worth in each other changes. */
import type { Known } from '../unit.ts'

export const money: readonly Known[] = [
  ['US$', 1, ['US$', 'dollars', 'dollar', '$', 'USD', 'bucks']],
  ['US$', 0.01, ['cents', 'cent', 'US¢', '¢']],
  // A dollar of the same buying power everywhere, which whoever types '$' of such a series means.
  ['US$', 1, ['international $', 'international dollars', 'international-$', 'int$', 'PPP dollars']],
  ['€', 1, ['€', 'EUR', 'euros', 'euro']],
  ['£', 1, ['£', 'GBP', 'pounds', 'pound', 'pounds sterling']],
]
