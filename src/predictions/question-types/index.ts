/**
 * The list of question types. A new one is a file here and one in schemas/, a line in each of the two lists, its view,
 * its form and its answers.
 */
import type { QuestionType } from '../question-type.ts'
import { binary } from './binary.ts'
import { choice } from './choice.ts'
import { date } from './date.ts'
import { numeric } from './numeric.ts'
import type { Estimate, Question, QuestionTypeName } from './schemas/index.ts'

const questionTypes: { [Name in QuestionTypeName]: QuestionType<Name> } = { binary, choice, numeric, date }

/**
 * The type's object, for a question or an estimate. Where the type is known only at run time, question and estimate
 * have been parsed together, so they belong together.
 */
export function typeOf<Name extends QuestionTypeName>(asked: { type: Name }): QuestionType<Name> {
  return questionTypes[asked.type]
}

/** Whether an estimate answers a question of this type at all. */
export function isAnswerOf({ type }: Question, estimate: Estimate): boolean {
  return estimate.type === type
}
