/** What answers by the value of one year or month have in common: it is there once the question resolves. */
import { sayDay } from '#kit/dates.ts'
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
  return at > resolves.slice(0, at.length) ? { field: 'automatic.at', reason: 'comes after it resolves' } : null
}

export function whyNotInSteps({ at = '' }: SeriesRule, { frequency }: Pick<Measured, 'frequency'>): Fault | null {
  const isMonthly = frequency === 'monthly'
  if (isMonthly === at.length > 4) return null
  const reason = isMonthly ? 'is no month, and the series is monthly' : 'is no year, and the series is yearly'
  return { field: 'automatic.at', reason }
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
