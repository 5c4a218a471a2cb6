/** How much? */
import { allDigits, decimalsOf, sayNumber, sayQuantity, stepWithin, unitBehind } from '#kit/numbers.ts'
import { byValue } from '../resolving/by-value.ts'
import { whyNotAmounts } from '../in-parts/fits.ts'
import { amountInThree } from '../in-three/amount.ts'
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
    return `${sayEnd(min)} to ${sayQuantity(max, unit, allDigits)}${ends}${scale === 'log' ? ', log scale' : ''}`
  },
  sayEstimate: (question, { quantiles }) =>
    sayUpTo(question, quantiles.p50, (value) => sayQuantity(value, question.unit, digitsOf(question, value))),
  sayAlone: ({ quantiles }) => sayNumber(quantiles.p50),
  sharedOf(question, { quantiles: q }) {
    const {
      unit,
      range: { min, max, scale },
    } = question
    const isShare = unit.startsWith('%')
    const sayBare = sayValue(question)
    const say = (value: number) => (isShare ? `${sayBare(value)}%` : sayBare(value))
    const counted = isShare ? unit.slice(1).trim() : unitBehind(unit)
    return {
      figure: sayUpTo(question, q.p50, say),
      goesOn: counted !== '',
      beside: [counted, `90%: ${sayUpTo(question, q.p5, sayBare)} to ${sayUpTo(question, q.p95, say)}`].filter(Boolean),
      drawing: {
        of: 'quantiles',
        from: min,
        to: max,
        isLog: scale === 'log',
        isTime: false,
        values: [q.p5, q.p25, q.p50, q.p75, q.p95],
        ends: [sayUpTo(question, min, say), sayUpTo(question, max, say)],
      },
    }
  },
  outcomesOf: () => null,
  outcomeInput: 'number',
  sayOutcome: ({ unit }, outcome) => sayQuantity(Number(outcome), unit, allDigits),
  seriesAnswer: byValue,
  reasoned: ofAmount,
  isComparableWithSeries: true,
  asksWhen: false,
  chanceField: null,
  inThree: amountInThree,
  whyNotFits: (question, { quantiles, parts }) =>
    whyNotIncreasing(quantiles) ??
    whyNotWithin(quantiles, question.range, sayEnd) ??
    (parts ? whyNotAmounts(question, parts) : null),
  wordsOf: ({ unit }) => unit,
  whyNotOutcome: (_, outcome) => (Number.isFinite(Number(outcome)) ? null : 'is no number'),
  chanceOf: () => null,
  amountAsked: ({ range: { min, max, scale } }) => ({ min, max, isLog: scale === 'log' }),
  amountOf: ({ range }, outcome) => withinRange(range, Number(outcome)),
  amountsIn: ({ quantiles }) => quantiles,
  yearsIn: () => null,
  scoreOf({ range }, { quantiles: { p5, p95 } }, outcome) {
    const came = withinRange(range, Number(outcome))
    return scoreOfRange(came >= p5 && came <= p95)
  },
}

type Ranged = Pick<QuestionOf<'numeric'>, 'range'>

/**
 * As many decimals as any number has, and as many as tell a hundredth of a power of ten below the width of an even scale:
 * pH between 8.0321 and 8.0419 is told as 8.0361, since what moves it there moves its fourth decimal.
 */
export function digitsOf({ range: { min, max, scale } }: Ranged, value: number): number {
  const step = scale === 'linear' ? stepWithin(max - min) : null
  const least = step === null ? 0 : Math.round(-Math.log10(step))
  return Math.min(allDigits, Math.max(decimalsOf(value), least))
}

/** A value without its unit. */
export const sayValue = (question: Ranged) => (value: number) => sayNumber(value, digitsOf(question, value))

/** To its last digit: whoever types an end as it is told is within the range. */
const sayEnd = (end: number) => sayNumber(end, allDigits)

/** A value at an open end stands for everything beyond it: '80 or more'. What was made of several may lie further out. */
export function sayUpTo(
  { range: { min, max, openBelow, openAbove } }: Ranged,
  value: number,
  say: (value: number) => string,
): string {
  if (openAbove && value === max) return `${say(value)} or more`
  return openBelow && value === min ? `${say(value)} or less` : say(value)
}

/** What lies beyond an open end counts as that end. */
function withinRange({ min, max, openBelow, openAbove }: QuestionOf<'numeric'>['range'], outcome: number): number {
  return Math.max(openBelow ? min : -Infinity, Math.min(openAbove ? max : Infinity, outcome))
}
