/** How reports answer by questions of each type. One missing is a type error. */
import type { QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import type { Answering } from '../../answering.ts'
import { binary } from './binary.ts'
import { choice } from './choice.ts'
import { date } from './date.ts'
import { numeric } from './numeric.ts'

const answerings: { [Name in QuestionTypeName]: Answering<Name> } = { binary, choice, numeric, date }

export function answeringOf<Name extends QuestionTypeName>(question: { type: Name }): Answering<Name> {
  return answerings[question.type]
}
