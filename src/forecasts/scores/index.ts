/** How forecasts are scored, by the type of their question. A type that is not in the list does not compile. */
import type { QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import { binaryScored } from './binary.ts'
import { choiceScored } from './choice.ts'
import { dateScored } from './date.ts'
import { numericScored } from './numeric.ts'
import type { ScoredType } from './scored-type.ts'

const types: { [Name in QuestionTypeName]: ScoredType<Name> } = {
  binary: binaryScored,
  choice: choiceScored,
  numeric: numericScored,
  date: dateScored,
}

/** Where the type is known only at run time, question and estimates have been held against each other. */
export function scoredType<Name extends QuestionTypeName>({ type }: { type: Name }): ScoredType<Name> {
  return types[type]
}
