/** The views of the question types. One missing is a type error. */
import type { Estimate, Question, QuestionTypeName } from '../../question-types/index.ts'
import type { QuestionView } from '../question-view.ts'
import { binaryView } from './binary.tsx'
import { choiceView } from './choice.tsx'
import { dateView } from './date.tsx'
import { numericView } from './numeric.tsx'

type ViewOf<Name extends QuestionTypeName> = QuestionView<Extract<Question, { type: Name }>, Extract<Estimate, { type: Name }>>

const questionViews: { [Name in QuestionTypeName]: ViewOf<Name> } = {
  binary: binaryView,
  choice: choiceView,
  numeric: numericView,
  date: dateView,
}

/** The view of a question whose type is known only at run time. Question and estimate have been parsed together, so they belong together. */
export function viewOf(asked: Question): QuestionView<Question, Estimate> {
  return questionViews[asked.type] as unknown as QuestionView<Question, Estimate>
}
