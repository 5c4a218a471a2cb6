/** By a question for a date: the middle of its forecast, or the chance that it comes by a year. */
import type { Answering } from '../../answering.ts'
import { inYear, middleOf } from '../../facts.ts'
import { ifNotYet, middleIfNotYet } from '../../sensitivity/what-is-left.ts'
import { isComparison } from '../fitting/asked-form.ts'
import { chanceByDate } from '../chance-by-date.ts'
import { dateOfPrediction } from '../date.ts'

export const date: Answering<'date'> = {
  ways: [
    { answer: chanceByDate, suits: { chance: 0.25, amount: -0.5, time: -0.5, account: -0.5 } },
    { answer: dateOfPrediction, suits: { chance: 0.15, amount: -0.3, time: 0.3, account: 0.1 } },
  ],
  isAskedSo: (w) => !isComparison(w),
  aptness: () => 0,
  forecastWords(w, view) {
    const middle = middleOf(w, view, 'day')
    return middle && [inYear(middle), ' in the middle']
  },
  moves: (w, answer, view) => [...ifNotYet(w, answer, view), ...middleIfNotYet(w, answer, view)],
}
