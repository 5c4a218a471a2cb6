/** Yes or no: whether the value of a time is as asked. */
import { comparisonWords, isMet } from '#kit/comparison-words.ts'
import { sayDay } from '#kit/dates.ts'
import { allDigits, sayNumber, sayQuantity } from '#kit/numbers.ts'
import { sayThen, spanOfTime, valueThen, whyNotAtTime, whyNotInSteps } from './at-a-time.ts'
import type { SeriesAnswer, SeriesRule } from './series-answer.ts'

export const byThreshold: SeriesAnswer<'binary'> = {
  asks: ['at', 'comparison', 'threshold'],
  promise: 'Yes if its value is as asked, else no.',
  sayMeaning: (rule, unit) => `Yes if ${sayThen(rule)} is ${sayLine(rule, unit)}`,
  sayFinding: (_, { at, said }) => `the value of ${sayDay(at)} was ${said}`,
  whyNot: (_, rule, resolves) => whyNotAtTime(rule, resolves),
  whyNotBy: (_, rule, series) => whyNotInSteps(rule, series),
  span: (_, rule) => spanOfTime(rule),
  answer(_, rule, known) {
    const found = valueThen(rule, known)
    return found && { ...found, value: meets(found.by.value, rule) ? 'yes' : 'no' }
  },
}

/** 'at least 450', with its unit where that is given: 'at least 450 ppm' */
export function sayLine({ comparison, threshold }: SeriesRule, unit?: string): string {
  if (!comparison || threshold === undefined) return ''
  const said = unit === undefined ? sayNumber(threshold, allDigits) : sayQuantity(threshold, unit, allDigits)
  return `${comparisonWords[comparison]} ${said}`
}

export function meets(value: number, { comparison, threshold }: SeriesRule): boolean {
  return comparison !== undefined && threshold !== undefined && isMet(value, comparison, threshold)
}
