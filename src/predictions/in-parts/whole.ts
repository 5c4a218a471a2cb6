/** An estimate as it is sent becomes one that is whole: where it is in parts, the five quantiles follow from these. */
import { inPartsOf } from './index.ts'
import type { Part } from './part.ts'
import type { Estimate, EstimateSent, Question } from '../question-types/schemas/index.ts'

/** The parts of an estimate as places on its line; null of what was said otherwise. */
export function partsIn(estimate: EstimateSent): readonly Part[] | null {
  return inPartsOf(estimate)?.partsIn(estimate) ?? null
}

/** Why nothing follows from its parts, or null: goes on after the name of the field. Null of what has none. */
export function whyNotWhole(question: Question, sent: EstimateSent): string | null {
  const parts = partsIn(sent)
  if (!parts) return null
  // `whyNotFits` says it of all other estimates, once they are whole.
  if (question.type !== sent.type) return `answers no ${question.type} question`
  return inPartsOf(question)?.whyNot(question, parts) ?? null
}

/**
 * What is sent with parts is worked out anew, whatever five stand beside them: these are an answer and no statement. Of
 * one against which `whyNotWhole` says nothing.
 */
export function wholeOf(question: Question, sent: EstimateSent): Estimate {
  const parts = partsIn(sent)
  return (parts && inPartsOf(question)?.estimateOf(question, parts)) || (sent as Estimate) // without parts it has its five
}
