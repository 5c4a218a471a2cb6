/** How much? */
import { allDigits, sayNumber, sayQuantity } from '#kit/numbers.ts'
import { byValue } from '../resolving/by-value.ts'
import { ofAmount } from '../reasons/middles.ts'
import type { QuestionType } from '../question-type.ts'
import type { QuestionOf } from './schemas/index.ts'
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
  sayOutcome: ({ unit }, outcome) => sayQuantity(Number(outcome), unit, allDigits),
  seriesAnswer: byValue,
  reasoned: ofAmount,
  isComparableWithSeries: true,
  asksWhen: false,
  chanceField: null,
  whyNotFits: ({ range }, { quantiles }) => whyNotIncreasing(quantiles) ?? whyNotWithin(quantiles, range),
  wordsOf: ({ unit }) => unit,
  whyNotOutcome: (_, outcome) => (Number.isFinite(Number(outcome)) ? null : 'is no number'),
  chanceOf: () => null,
  amountAsked: ({ range: { min, max, scale } }) => ({ min, max, isLog: scale === 'log' }),
  amountOf: ({ range }, outcome) => withinRange(range, Number(outcome)),
  amountsIn: ({ quantiles }) => quantiles,
  scoreOf({ range }, { quantiles: { p5, p95 } }, outcome) {
    const came = withinRange(range, Number(outcome))
    return scoreOfRange(came >= p5 && came <= p95)
  },
}

/** What lies beyond an open end counts as that end. */
function withinRange({ min, max, openBelow, openAbove }: QuestionOf<'numeric'>['range'], outcome: number): number {
  return Math.max(openBelow ? min : -Infinity, Math.min(openAbove ? max : Infinity, outcome))
}
