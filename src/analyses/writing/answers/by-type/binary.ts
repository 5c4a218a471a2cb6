/** By a question of yes or no: its chance; with its kin, a time or an amount. */
import type { Answering } from '../../answering.ts'
import { chanceOf } from '../../facts.ts'
import { amount } from '../../sentence.ts'
import { ifNotBy } from '../../sensitivity/what-is-left.ts'
import { amountOfFamily } from '../amount.ts'
import { isComparison } from '../fitting/asked-form.ts'
import { chanceOfPrediction } from '../chance.ts'
import { timeOfFamily } from '../time.ts'

export const binary: Answering<'binary'> = {
  ways: [
    { answer: timeOfFamily, suits: { chance: -1, amount: -1, time: 0.35, account: -1 } },
    { answer: amountOfFamily, suits: { chance: -1, amount: 0.3, time: -1, account: -1 } },
    { answer: chanceOfPrediction, suits: { chance: 0.25, amount: -0.6, time: 0, account: 0.1 } },
  ],
  isAskedSo: (w) => !isComparison(w),
  aptness: () => 0,
  forecastWords(w, view) {
    const chance = chanceOf(w, view)
    return chance && amount(chance)
  },
  moves: ifNotBy,
}
