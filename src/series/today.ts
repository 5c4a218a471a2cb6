/**
 * Which number stands for a series today: the last that was measured while it is new enough, else what its projection
 * says of now, with its band. The one rule for pages, cards, lists and the API. And whether its newest value is older than
 * its steps let expect.
 */
import { dayMs } from '#kit/dates.ts'
import { sayCounted } from '#kit/numbers.ts'
import { lastDayOf, periodOn } from '#kit/periods.ts'
import { howOften } from './how-often.ts'
import { readPoint } from './point-chance.ts'
import type { MadeProjection } from './projection.ts'
import type { Frequency } from './series-words.ts'
import { stepsBetween } from './steps-ahead.ts'

/** What is estimated of a year, quarter or month that nobody has measured yet, with its band of 80 %, in the unit of the series. */
export type Estimate = { at: string; median: number; low80: number; high80: number }

/** Whether a value of `last` is too old to stand for a later time: 2024 for 2026, and not yet for 2025. */
function isTooOld(last: string, at: string, frequency: Frequency): boolean {
  return stepsBetween(last, at, frequency) > howOften[frequency].stillToday
}

type Ahead = Pick<MadeProjection, 'points' | 'bounds'>

/** What stands for the series in each year, quarter or month in which its last value no longer does. */
export function estimatesAhead({ points, bounds }: Ahead, last: string, frequency: Frequency): Estimate[] {
  return points
    .filter(({ at }) => isTooOld(last, at, frequency))
    .map((point) => {
      const { median, low80, high80 } = readPoint(point, bounds)
      return { at: point.at, median, low80, high80 }
    })
}

/**
 * What stands for the series today; null where its last value does, or nothing is projected as far as today. A yearly
 * series that ends in 2021 has the estimate for 2026 on every day of 2026.
 */
export function estimateToday(ahead: Ahead, last: string, frequency: Frequency, today: string): Estimate | null {
  const now = periodOn(today, howOften[frequency])
  return estimatesAhead(ahead, last, frequency).find(({ at }) => at === now) ?? null
}

/** Counted from the end of its newest year, quarter or month. */
export function isLate(newest: string, frequency: Frequency, now: Date): boolean {
  return (now.getTime() - Date.parse(lastDayOf(newest))) / dayMs > howOften[frequency].lateAfter
}

/** 'The newest value here is 5 months old.'; of a value that is as new as can be expected, nothing. */
export function sayLate(newest: string, frequency: Frequency, today: string): string {
  if (!isLate(newest, frequency, new Date(today))) return ''
  const period = howOften[frequency]
  const back = stepsBetween(newest, periodOn(today, period), frequency)
  return `The newest value here is ${sayCounted(back, period.step)} old.`
}
