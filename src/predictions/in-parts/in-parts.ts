/**
 * An amount or a day said as a curve that is put together from weighted parts. The five quantiles follow from it, so that
 * whatever shows, compares or exports five goes on as it is. One object a type.
 */
import type { Part } from './part.ts'
import type { EstimateOf, QuestionOf, QuestionTypeName, SentOf } from '../question-types/schemas/index.ts'

/** Parts as places on a line: amounts in the unit of the question, days since 1 January 1970. */
export type InParts<Name extends QuestionTypeName> = {
  /** Null of what was said in five quantiles alone. */
  partsIn(sent: SentOf<Name>): readonly Part[] | null
  /** Why these are no forecast of the question, or null: goes on after the name of the field. */
  whyNot(question: QuestionOf<Name>, parts: readonly Part[]): string | null
  /** With the parts exactly as they are given, and the five that follow, as somebody would write them. Of parts that fit. */
  estimateOf(question: QuestionOf<Name>, parts: readonly Part[]): EstimateOf<Name>
}
