/** The views of the question types. One missing is a type error. */
import type { QuestionTypeName } from '../../question-types/schemas/index.ts'
import type { QuestionView } from '../question-view.ts'
import { binaryView } from './binary.tsx'
import { choiceView } from './choice.tsx'
import { dateView } from './date.tsx'
import { numericView } from './numeric.tsx'

const questionViews: { [Name in QuestionTypeName]: QuestionView<Name> } = {
  binary: binaryView,
  choice: choiceView,
  numeric: numericView,
  date: dateView,
}

/**
 * The view of a question. Where its type is known only at run time, question and estimate have been parsed together, so
 * they belong together.
 */
export function viewOf<Name extends QuestionTypeName>(asked: { type: Name }): QuestionView<Name> {
  return questionViews[asked.type]
}
