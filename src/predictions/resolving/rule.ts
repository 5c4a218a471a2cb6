/**
 * When a series has answered a question by the rule that the question names, and what it said. Pure: what is known of
 * the series is handed in, and so is the clock.
 */
import { type Comparison, isMet } from '#kit/comparison-words.ts'
import { dayOf } from '#kit/dates.ts'
import type { Frequency } from '#series/series-words.ts'

/** An observation as it is known, or was first. */
export type Observed = {
  value: number
  knownSince: Date
  /** Its publisher calls it so. */
  isProvisional: boolean
  frequency: Frequency
}
export type SeriesRule = { comparison: Comparison; threshold: number; firstPublished?: true }

/** What is provisional counts after so many days: a publisher may never say that it is final. */
const settlingDays: Partial<Record<Frequency, number>> = { yearly: 90 }
const usualSettlingDays = 30
const dayMs = 86_400_000

/** The answer, and the day on which it stood fast; null while that is still to come. */
export function answerOf(
  { comparison, threshold, firstPublished }: SeriesRule,
  observed: Observed,
  now: Date,
): { value: 'yes' | 'no'; on: string } | null {
  const settled = firstPublished || !observed.isProvisional ? observed.knownSince : settledAt(observed)
  if (settled > now) return null
  return { value: isMet(observed.value, comparison, threshold) ? 'yes' : 'no', on: dayOf(settled) }
}

function settledAt({ knownSince, frequency }: Observed): Date {
  return new Date(knownSince.getTime() + (settlingDays[frequency] ?? usualSettlingDays) * dayMs)
}
