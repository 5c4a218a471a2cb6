/** When? */
import { isDay, sayDay } from '#kit/dates.ts'
import type { QuestionType } from '../question-type.ts'
import { scoreOfRange } from '../score.ts'
import { whyNotIncreasing, whyNotWithin } from './quantiles.ts'

export const date: QuestionType<'date'> = {
  name: 'date',
  title: 'a date',
  sayQuestion: ({ range: { min, max, openAbove } }) =>
    `${sayDay(min)} to ${sayDay(max)}${openAbove ? ', or later' : ''}`,
  sayEstimate: ({ range }, { quantiles }) =>
    range.openAbove && quantiles.p50 >= range.max ? `after ${range.max.slice(0, 4)}` : quantiles.p50.slice(0, 4),
  outcomesOf: () => null,
  outcomeInput: 'date',
  isAnsweredByThreshold: false,
  isComparableWithSeries: false,
  asksWhen: true,
  chanceField: null,
  whyNotFits: ({ range }, { quantiles }) => whyNotIncreasing(quantiles) ?? whyNotWithin(quantiles, range),
  wordsOf: () => '',
  whyNotOutcome: (_, outcome) => (isDay(outcome) ? null : 'is no day'),
  chanceOf: () => null,
  scoreOf: ({ quantiles: { p5, p95 } }, outcome) => scoreOfRange(outcome >= p5 && outcome <= p95),
}
