/** The forms of the question types, in the order in which they are offered. One missing is a type error. */
import type { QuestionTypeName } from '../../../question-types/schemas/index.ts'
import type { QuestionForm } from '../question-form.ts'
import { binaryForm } from './binary.tsx'
import { choiceForm } from './choice.tsx'
import { dateForm } from './date.tsx'
import { numericForm } from './numeric.tsx'

export const questionForms: { [Name in QuestionTypeName]: QuestionForm<Name> } = {
  binary: binaryForm,
  choice: choiceForm,
  numeric: numericForm,
  date: dateForm,
}

/**
 * The form of a type. Where that is known only at run time, a question and its estimate are always of one type, so they
 * belong together.
 */
export function formOf<Name extends QuestionTypeName>(type: Name): QuestionForm<Name> {
  return questionForms[type]
}
