/** When? */
import { decimalYear, isDay, sayDay } from '#kit/dates.ts'
import { later } from '../later.ts'
import { partsInDays } from '../curves/day.ts'
import { whyNotDays } from '../in-parts/fits.ts'
import { dayInThree } from '../in-three/day.ts'
import { ofDay } from '../reasons/middles.ts'
import type { QuestionType } from '../question-type.ts'
import type { QuestionOf } from './schemas/index.ts'
import { byFirst } from '../resolving/by-first.ts'
import { scoreOfRange } from '../score.ts'
import { whyNotIncreasing, whyNotWithin } from './quantiles.ts'

export const date: QuestionType<'date'> = {
  name: 'date',
  title: 'a date',
  sayQuestion: ({ range: { min, max, openAbove } }) =>
    `${sayDay(min)} to ${sayDay(max)}${openAbove ? ', or later' : ''}`,
  sayEstimate: ({ range }, { quantiles }) =>
    range.openAbove && quantiles.p50 >= range.max ? `after ${range.max.slice(0, 4)}` : quantiles.p50.slice(0, 4),
  sayAlone: ({ quantiles }) => quantiles.p50.slice(0, 4),
  sharedOf(question, estimate) {
    const { min, max, openAbove } = question.range
    const { p5, p25, p50, p75, p95 } = estimate.quantiles
    return {
      figure: date.sayEstimate(question, estimate),
      beside: [`90%: ${sayUntil(question, p5)} to ${sayUntil(question, p95)}`],
      drawing: {
        of: 'quantiles',
        from: decimalYear(min),
        to: decimalYear(max),
        isLog: false,
        isTime: true,
        values: [p5, p25, p50, p75, p95].map(decimalYear),
        ends: [min.slice(0, 4), `${max.slice(0, 4)}${openAbove ? ' or later' : ''}`],
      },
    }
  },
  outcomesOf: () => null,
  outcomeInput: 'date',
  sayOutcome: ({ range }, outcome) =>
    outcome === later ? `later than ${sayDay(range.max)}, or never` : sayDay(outcome),
  seriesAnswer: byFirst,
  reasoned: ofDay,
  isComparableWithSeries: false,
  asksWhen: true,
  chanceField: null,
  inThree: dayInThree,
  whyNotFits: (question, { quantiles, parts }) =>
    whyNotIncreasing(quantiles) ??
    whyNotWithin(quantiles, question.range, sayDay) ??
    (parts ? whyNotDays(question, partsInDays(parts)) : null),
  wordsOf: () => '',
  whyNotOutcome({ range }, outcome) {
    if (isDay(outcome) || (range.openAbove && outcome === later)) return null
    return range.openAbove ? `is neither a day nor "${later}"` : 'is no day'
  },
  chanceOf: () => null,
  amountAsked: () => null,
  amountOf: ({ range }, outcome) => decimalYear(withinRange(range, outcome)),
  amountsIn: () => null,
  yearsIn: ({ range: { max, openAbove } }, { quantiles: { p5, p25, p50, p75, p95 } }) =>
    [p5, p25, p50, p75, p95].map((day) => (openAbove && day >= max ? null : decimalYear(day))),
  scoreOf({ range }, { quantiles: { p5, p95 } }, outcome) {
    const came = withinRange(range, outcome)
    return scoreOfRange(came >= p5 && came <= p95)
  },
}

/** A day at the open end stands for everything beyond it, and for never: `say` says a day. */
export function sayUntil(
  { range: { max, openAbove } }: QuestionOf<'date'>,
  day: string,
  say = (one: string) => one.slice(0, 4),
): string {
  return openAbove && day >= max ? `after ${say(max)} or never` : say(day)
}

/** What lies beyond an open end counts as that end. */
function withinRange({ min, max, openBelow, openAbove }: QuestionOf<'date'>['range'], outcome: string): string {
  if (openAbove && (outcome === later || outcome > max)) return max
  return openBelow && outcome < min ? min : outcome
}
