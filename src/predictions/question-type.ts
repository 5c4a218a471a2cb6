/**
 * What Farsight must know about a kind of question before it can ask it.
 * One object per kind in question-types/; nothing else in the program may branch on the kind's name.
 */
import { z } from 'zod'

/** What a type's questions and estimates say to people. */
export type QuestionWords<Q, E> = {
  /** What the answer is: 'yes or no'. */
  title: string
  /** The bounds and options in a few words, or the empty string: '425 to 436 ppm, open at both ends'. */
  sayQuestion(question: Q): string
  /** The estimate in one short phrase: '62%', '430.4 ppm'. */
  sayEstimate(question: Q, estimate: E): string
  /** The possible outcomes as people say them, where they can be listed: 'yes', 'no'. */
  outcomesOf(question: Q): readonly string[] | null
  /** What an outcome is written in, where they cannot be listed. */
  outcomeInput: 'text' | 'number' | 'date'
  /** Whether a series that reaches a threshold can answer it. */
  isAnsweredByThreshold: boolean
}

export type QuestionType<Name extends string, Q extends { type: Name }, E extends { type: Name }> = QuestionWords<Q, E> & {
  name: Name
  question: z.ZodObject & z.ZodType<Q>
  /** A statement about the answer, such as the house forecast. */
  estimate: z.ZodObject & z.ZodType<E>
  /** The same two as people may write them: nothing unknown, nothing that no chart can show. */
  entry: { question: z.ZodObject & z.ZodType<Q>; estimate: z.ZodObject & z.ZodType<E> }
  /** Why this estimate does not fit this question, or null. */
  whyNotFits(question: Q, estimate: E): string | null
  /** What search should find in it. */
  wordsOf(question: Q): string
  /** Why this is no possible outcome, or null. Outcomes are written as people say them: 'yes', 'Solar'. */
  whyNotOutcome(question: Q, outcome: string): string | null
  /** The chance of an outcome, or null where it is none, or where single outcomes have no chance: no number is met exactly. */
  chanceOf(estimate: E, outcome: string): number | null
}

/** The five quantiles in which a forecast of a number or a date is written. */
export function quantilesOf<V extends z.ZodType>(value: V) {
  return z.object({ p5: value, p25: value, p50: value, p75: value, p95: value })
}

/** Quantiles may stay equal (mass beyond the range is written as its last value) but never fall. */
export function whyNotIncreasing<V extends number | string>(q: Record<'p5' | 'p25' | 'p50' | 'p75' | 'p95', V>): string | null {
  const values = [q.p5, q.p25, q.p50, q.p75, q.p95]
  return values.every((value, i) => i === 0 || value >= (values[i - 1] as V)) ? null : 'has quantiles that fall'
}

/** Mass beyond an open end is written as that end, so every quantile lies in the range. */
export function whyNotWithin<V extends number | string>(
  { p5, p95 }: Record<'p5' | 'p95', V>,
  { min, max }: { min: V; max: V },
): string | null {
  return p5 >= min && p95 <= max ? null : 'has a quantile outside the range of the question'
}
