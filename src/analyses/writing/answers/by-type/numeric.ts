/** By a question for a number: the middle of its forecast, or the chance of passing a value. */
import type { Answering } from '../../answering.ts'
import { middleOf } from '../../facts.ts'
import { amount } from '../../sentence.ts'
import { onCondition } from '../../sensitivity/on-condition.ts'
import { isComparison } from '../fitting/asked-form.ts'
import { numberOfPrediction } from '../number.ts'
import { chanceOfNumber } from '../number-chance.ts'

export const numeric: Answering<'numeric'> = {
  ways: [
    { answer: chanceOfNumber, suits: { chance: 0.3, amount: -1, time: -1, account: -1 } },
    { answer: numberOfPrediction, suits: { chance: 0.1, amount: 0.25, time: -0.2, account: 0.15 } },
  ],
  isAskedSo: (w) => !isComparison(w),
  aptness: () => 0,
  forecastWords(w, view) {
    const middle = middleOf(w, view, view.details.question.unit)
    return middle && [amount(middle), ' in the middle']
  },
  moves: (w, _, view) => onCondition(w, view),
}
