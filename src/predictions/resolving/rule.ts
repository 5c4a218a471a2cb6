/** The rule by which a series answers a question, and the question's way of being answered so. */
import { typeOf } from '../question-types/index.ts'
import type { Question } from '../question-types/schemas/index.ts'
import type { Fault, Known, Measured, RuleField, Ruling, SeriesRule } from './series-answer.ts'

type Ruled = { question: Question; automatic?: SeriesRule | null }

const fields: readonly RuleField[] = ['at', 'comparison', 'threshold']

/** Why no series can answer this question by this rule, or null; also where there is none. */
export function whyNotRule({ question, automatic, resolves }: Ruled & { resolves: string }): Fault | null {
  if (!automatic) return null
  const { seriesAnswer, title } = typeOf(question)
  if (!seriesAnswer) return { field: 'automatic', reason: `cannot answer with ${title}` }
  const missing = seriesAnswer.asks.find((field) => automatic[field] === undefined)
  if (missing) return { field: `automatic.${missing}`, reason: 'is missing' }
  const extra = fields.find((field) => automatic[field] !== undefined && !seriesAnswer.asks.includes(field))
  return extra
    ? { field: `automatic.${extra}`, reason: `has no place in a rule that answers with ${title}` }
    : seriesAnswer.whyNot(question, automatic, resolves)
}

/** Why this series cannot answer it by its rule, or null; also where there is none. */
export function whyNotBySeries({ question, automatic }: Ruled, series: Measured): Fault | null {
  return (automatic && typeOf(question).seriesAnswer?.whyNotBy(question, automatic, series)) ?? null
}

/** A threshold is stated in the unit that the series has then: it means nothing in another one. */
export function isInItsUnit({ automatic }: Ruled, { unit, unitThen }: { unit: string; unitThen: string }): boolean {
  return automatic?.threshold === undefined || unit === unitThen
}

/** Which times decide it, in a series of these steps; null where no series answers it. */
export function spanOf({ question, automatic }: Ruled, { frequency }: Pick<Measured, 'frequency'>) {
  return (automatic && typeOf(question).seriesAnswer?.span(question, automatic, frequency)) ?? null
}

/** What is known of those times says of it; null while nothing decides it. */
export function rulingOf({ question, automatic }: Ruled, known: Known): Ruling | null {
  return (automatic && typeOf(question).seriesAnswer?.answer(question, automatic, known)) ?? null
}

/** A rule that says of one time whether its value stands to a threshold as asked: of that a projection has a chance. */
export type ThresholdRule = SeriesRule & Required<Pick<SeriesRule, RuleField>>

/** The rule where it is one of a threshold at a time, and the question can be answered so. */
export function thresholdRuleOf({ question, automatic }: Ruled): ThresholdRule | null {
  if (!automatic || !fields.every((field) => typeOf(question).seriesAnswer?.asks.includes(field))) return null
  const { at, comparison, threshold } = automatic
  return at === undefined || comparison === undefined || threshold === undefined
    ? null
    : { ...automatic, at, comparison, threshold }
}
