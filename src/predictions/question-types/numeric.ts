/** How much? */
import { sayNumber, sayQuantity } from '#kit/numbers.ts'
import type { QuestionType } from '../question-type.ts'
import { scoreOfRange } from '../score.ts'
import { whyNotIncreasing, whyNotWithin } from './quantiles.ts'

export const numeric: QuestionType<'numeric'> = {
  name: 'numeric',
  title: 'a number',
  sayQuestion({ unit, range: { min, max, openBelow, openAbove, scale } }) {
    const ends =
      openBelow && openAbove ? ', open at both ends' : openBelow ? ', open below' : openAbove ? ', open above' : ''
    return `${sayNumber(min)} to ${sayQuantity(max, unit)}${ends}${scale === 'log' ? ', log scale' : ''}`
  },
  sayEstimate: ({ unit }, { quantiles }) => sayQuantity(quantiles.p50, unit),
  outcomesOf: () => null,
  outcomeInput: 'number',
  isAnsweredByThreshold: false,
  isComparableWithSeries: true,
  asksWhen: false,
  chanceField: null,
  whyNotFits: ({ range }, { quantiles }) => whyNotIncreasing(quantiles) ?? whyNotWithin(quantiles, range),
  wordsOf: ({ unit }) => unit,
  whyNotOutcome: (_, outcome) => (Number.isFinite(Number(outcome)) ? null : 'is no number'),
  chanceOf: () => null,
  scoreOf: ({ quantiles: { p5, p95 } }, outcome) => scoreOfRange(Number(outcome) >= p5 && Number(outcome) <= p95),
}
