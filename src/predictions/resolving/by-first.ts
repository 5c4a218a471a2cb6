/**
 * A day: that of the first value in the range that is as asked. A year stands for its 1 July, a quarter for its middle, a month for its first day.
 * Where none was so by the last time of the range, it comes later, or never.
 */
import { sayDay } from '#kit/dates.ts'
import { periodOn } from '#kit/periods.ts'
import { howOften, sayDaysOf } from '#series/how-often.ts'
import type { Frequency } from '#series/series-words.ts'
import { stepAfter } from '#series/steps-ahead.ts'
import { later } from '../later.ts'
import { meets, sayLine } from './by-threshold.ts'
import { isMeasured, type SeriesAnswer, type SeriesRule, settledAt } from './series-answer.ts'

export const byFirst: SeriesAnswer<'date'> = {
  asks: ['comparison', 'threshold'],
  promise: `The first value in the range that is so is the answer: ${sayDaysOf}. A range that begins later leaves that year, quarter or month out. If none is so by the end of the range, it resolves as later.`,
  sayMeaning: (rule, unit) =>
    `The answer is when a value is first ${sayLine(rule, unit)}${sayFirst(rule)}: ${sayDaysOf}`,
  sayFinding: (rule, { value, at, said }) =>
    value === later
      ? `no value up to ${sayDay(at)} was ${sayLine(rule)}, the last was ${said}`
      : `the value of ${sayDay(at)} was the first that was ${sayLine(rule)}: ${said}`,
  whyNot({ range }, _, resolves) {
    if (!range.openAbove)
      return { field: 'automatic', reason: 'may find that it comes later or never, which the question does not allow' }
    return range.max > resolves
      ? { field: 'resolves', reason: 'comes before the end of the range, up to which the series may decide' }
      : null
  },
  whyNotBy({ range }, _, { frequency }) {
    const { from, to } = spanOf(range, frequency)
    return from <= to ? null : { field: 'question.range', reason: 'holds no time that the series has a value of' }
  },
  span: ({ range }, _, frequency) => spanOf(range, frequency),
  answer({ range }, rule, { frequency, observations }) {
    const values = observations.filter(isMeasured)
    const place = values.findIndex(({ value }) => meets(value, rule))
    const deciding = place < 0 ? values : values.slice(0, place + 1)
    const by = deciding.at(-1)
    if (!by || (place < 0 && by.at !== spanOf(range, frequency).to)) return null
    // What was so before may be revised to be as asked while it is provisional.
    const from = new Date(Math.max(...deciding.map((one) => settledAt(one, rule, frequency).getTime())))
    return { value: place < 0 ? later : howOften[frequency].dayOf(by.at), by, from }
  },
}

/** The times whose days lie in the range; the first after the last where none does. */
function spanOf({ min, max }: { min: string; max: string }, frequency: Frequency): { from: string; to: string } {
  const own = howOften[frequency]
  const [first, last] = [periodOn(min, own), periodOn(max, own)]
  return {
    from: own.dayOf(first) >= min ? first : stepAfter(first, 1),
    to: own.dayOf(last) <= max ? last : stepAfter(last, -1),
  }
}

function sayFirst({ firstPublished }: SeriesRule): string {
  return firstPublished ? ' as first published' : ''
}
