/** What answers by the value of one year, quarter or month have in common: it is there once the question resolves. */
import { sayDay } from '#kit/dates.ts'
import { firstDayOf } from '#kit/periods.ts'
import { howOften } from '#series/how-often.ts'
import {
  type Fault,
  isMeasured,
  type Known,
  type Measured,
  type Observed,
  type SeriesRule,
  settledAt,
} from './series-answer.ts'

export function whyNotAtTime({ at = '' }: SeriesRule, resolves: string): Fault | null {
  return at !== '' && firstDayOf(at) > resolves ? { field: 'automatic.at', reason: 'comes after it resolves' } : null
}

export function whyNotInSteps({ at = '' }: SeriesRule, { frequency }: Pick<Measured, 'frequency'>): Fault | null {
  const { written, step } = howOften[frequency]
  return written.test(at) ? null : { field: 'automatic.at', reason: `is no ${step}, and the series is ${frequency}` }
}

export function spanOfTime({ at = '' }: SeriesRule): { from: string; to: string } {
  return { from: at, to: at }
}

/** Its value, and when that stands fast; null while there is none. */
export function valueThen(
  rule: SeriesRule,
  { frequency, observations }: Known,
): { by: Observed & { value: number }; from: Date } | null {
  const by = observations.find(isMeasured)
  return by ? { by, from: settledAt(by, rule, frequency) } : null
}

/** 'the value of 2034', 'the value of Jul 2034 as first published' */
export function sayThen({ at = '', firstPublished }: SeriesRule): string {
  return `the value of ${sayDay(at)}${firstPublished ? ' as first published' : ''}`
}
