/** Will it happen? */
import { brierScore } from '#engine/scores/brier-score.ts'
import { probability as asChance } from '#engine/units.ts'
import { sayChance } from '#kit/numbers.ts'
import { byThreshold } from '../resolving/by-threshold.ts'
import { ofYes } from '../reasons/chances.ts'
import type { QuestionType } from '../question-type.ts'
import { scoreOfChance } from '../score.ts'

const outcomes = ['yes', 'no']

export const binary: QuestionType<'binary'> = {
  name: 'binary',
  title: 'yes or no',
  sayQuestion: () => '',
  sayEstimate: (_, { probability }) => sayChance(probability),
  sayAlone: ({ probability }) => sayChance(probability),
  sharedOf: (_, { probability }) => ({
    figure: sayChance(probability),
    beside: [],
    drawing: { of: 'chance', chance: probability, model: null },
  }),
  outcomesOf: () => outcomes,
  outcomeInput: 'text',
  sayOutcome: (_, outcome) => outcome,
  seriesAnswer: byThreshold,
  reasoned: ofYes,
  isComparableWithSeries: true,
  asksWhen: false,
  chanceField: 'probability',
  inThree: null,
  whyNotFits: () => null,
  wordsOf: () => '',
  whyNotOutcome: (_, outcome) => (outcomes.includes(outcome) ? null : 'is neither yes nor no'),
  chanceOf({ probability }, outcome) {
    if (outcome === 'yes') return probability
    return outcome === 'no' ? 1 - probability : null
  },
  amountAsked: () => null,
  amountOf: () => null,
  amountsIn: () => null,
  yearsIn: () => null,
  scoreOf(_, { probability }, outcome) {
    const happened = outcome === 'yes'
    return scoreOfChance(happened ? probability : 1 - probability, brierScore(asChance(probability), happened))
  },
}
