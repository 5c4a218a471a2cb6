/**
 * How a series answers a type of question by itself: what its author states for that, which values decide, and what
 * they say. One object a way of answering, named by the types of question. Free of schemas, and pure: what is known of
 * the series is handed in.
 */
import { dayMs } from '#kit/dates.ts'
import type { Comparison } from '#kit/comparison-words.ts'
import { howOften } from '#series/how-often.ts'
import type { Frequency } from '#series/series-words.ts'
import type { QuestionOf, QuestionTypeName } from '../question-types/schemas/index.ts'

/** What an author states: of the three in the middle those that the type's answer asks for, and no other. */
export type SeriesRule = {
  trend: string
  /** A year, quarter or month: '2034', '2034-Q3', '2034-07'. */
  at?: string
  comparison?: Comparison
  threshold?: number
  /** Values count as they were known first, whatever became of them. */
  firstPublished?: true
}
export type RuleField = 'at' | 'comparison' | 'threshold'

/** An observation as it is known, or was first. Its value is null where from `knownSince` on there is none. */
export type Observed = {
  at: string
  value: number | null
  knownSince: Date
  /** Its publisher calls it so. */
  isProvisional: boolean
}
/** What the series measures, in which steps. */
export type Measured = { unit: string; frequency: Frequency }
/** With what is known of the times that decide, in their order. */
export type Known = Measured & { observations: readonly Observed[] }

/** The answer, by which observation, and the moment at which it stands fast. */
export type Ruling = { value: string; by: Observed & { value: number }; from: Date }

export type Fault = { field: string; reason: string }

export type SeriesAnswer<Name extends QuestionTypeName> = {
  asks: readonly RuleField[]
  /** What the form says of it. */
  promise: string
  /** 'Yes if the value of 2034 is at least 450 ppm'; without a unit where that is not known. */
  sayMeaning(rule: SeriesRule, unit?: string): string
  /** What the observation showed: 'the value of 2027 was 1.31 °C'. `said`: the value with its unit. */
  sayFinding(rule: SeriesRule, found: { value: string; at: string; said: string }): string
  /** Why such a question cannot be answered so, or null. */
  whyNot(question: QuestionOf<Name>, rule: SeriesRule, resolves: string): Fault | null
  /** Why such a series cannot, or null. */
  whyNotBy(question: QuestionOf<Name>, rule: SeriesRule, series: Measured): Fault | null
  /** The first and the last time that decide. */
  span(question: QuestionOf<Name>, rule: SeriesRule, frequency: Frequency): { from: string; to: string }
  /** Null while nothing decides it. */
  answer(question: QuestionOf<Name>, rule: SeriesRule, known: Known): Ruling | null
}

/** How long what is provisional waits, of a series of which nothing is known. */
export const sayAnyDays = Object.values(howOften)
  .map(({ settlesIn, name }, i) => (i === 0 ? `${settlesIn} days` : `${settlesIn} where the series is ${name}`))
  .join(', ')

/** When a value that was observed stands fast. */
export function settledAt(
  { knownSince, isProvisional }: Observed,
  { firstPublished }: SeriesRule,
  frequency: Frequency,
): Date {
  const isFinal = firstPublished || !isProvisional
  return isFinal ? knownSince : new Date(knownSince.getTime() + howOften[frequency].settlesIn * dayMs)
}

export function isMeasured(one: Observed): one is Observed & { value: number } {
  return one.value !== null
}
