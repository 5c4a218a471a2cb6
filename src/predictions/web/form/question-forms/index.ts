/** The forms of the question types, in the order in which they are offered. One missing is a type error. */
import type { QuestionTypeName } from '../../../question-types/index.ts'
import type { QuestionForm } from '../question-form.ts'
import type { AskedQuestion, GivenEstimate } from '../unfinished.ts'
import { binaryForm } from './binary.tsx'
import { choiceForm } from './choice.tsx'
import { dateForm } from './date.tsx'
import { numericForm } from './numeric.tsx'

export const questionForms = { binary: binaryForm, choice: choiceForm, numeric: numericForm, date: dateForm } satisfies Record<
  QuestionTypeName,
  { title: string }
>

/** A form of any type, for questions and estimates of that same type. */
type AnyQuestionForm = QuestionForm<AskedQuestion, GivenEstimate>

/** The form of a type that is known only at run time. A question and its estimate are always of one type, so they belong together. */
export function formOf(type: QuestionTypeName): AnyQuestionForm {
  return questionForms[type] as unknown as AnyQuestionForm
}
