/** How a machine is asked, by the type of the question. A type that is not in the list does not compile. */
import type { Estimate, Question, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import { binaryAsked } from './binary.ts'
import { choiceAsked } from './choice.ts'
import { dateAsked } from './date.ts'
import type { MachineType } from './machine-type.ts'
import { numericAsked } from './numeric.ts'

const types: { [Name in QuestionTypeName]: MachineType<Name> } = {
  binary: binaryAsked,
  choice: choiceAsked,
  numeric: numericAsked,
  date: dateAsked,
}

/** Where the type is known only at run time, it is that of the question which is handed to it. */
export function askedOfMachine<Name extends QuestionTypeName>({ type }: { type: Name }): MachineType<Name> {
  return types[type]
}

/** An estimate as it was answered, which may not fit; null where there is none. */
export function estimateIn(question: Question, fields: unknown): Estimate | null {
  return askedOfMachine(question).read(question, fields)
}
