/** What somebody forecast, in one short phrase. */
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'

export function sayOwn(question: Question, { estimate }: { estimate: Estimate | null }): string {
  if (!estimate) return 'taken back'
  // The question may have been changed since.
  return isAnswerOf(question, estimate) ? typeOf(question).sayEstimate(question, estimate) : 'an answer of another type'
}
