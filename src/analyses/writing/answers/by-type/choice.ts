/** By a question that lists options: only where one of several is asked for. */
import type { Answering } from '../../answering.ts'
import { amount, plainly } from '../../sentence.ts'
import { ifRuledOut } from '../../sensitivity/what-is-left.ts'
import { anyOption, asksForAny } from '../any-option.ts'
import { asksForOne, oneOfSeveral, optionOfPrediction, rankedOptions } from '../option.ts'

export const choice: Answering<'choice'> = {
  ways: [
    { answer: optionOfPrediction, suits: { chance: 0.15, amount: -0.2, time: -0.2, account: 0.15 } },
    { answer: anyOption, suits: { chance: 0.1, amount: -0.6, time: -0.6, account: -0.6 } },
  ],
  isAskedSo: (w, view) => asksForOne(w, view) || asksForAny(w, view),
  aptness: oneOfSeveral,
  forecastWords(w, view) {
    const [first] = rankedOptions(w, view)
    return first ? ['most likely “', plainly(first.option), '”, at ', amount(first.chance)] : null
  },
  moves: ifRuledOut,
}
