/** What a crowd says, by the type of its question. A type that is not in the list does not compile. */
import type { Estimate, Question, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import { whyNotForecast } from '../may-forecast.ts'
import { fewestShown } from '../words.ts'
import { binaryOfMany } from './binary.ts'
import { choiceOfMany } from './choice.ts'
import type { CrowdSaid, CrowdType } from './crowd-type.ts'
import { dateOfMany } from './date.ts'
import { numericOfMany } from './numeric.ts'

const types: { [Name in QuestionTypeName]: CrowdType<Name> } = {
  binary: binaryOfMany,
  choice: choiceOfMany,
  numeric: numericOfMany,
  date: dateOfMany,
}

/** Where the type is known only at run time, question and estimates have been held against each other. */
function typeFor<Name extends QuestionTypeName>({ type }: { type: Name }): CrowdType<Name> {
  return types[type]
}

export type Crowd = { people: number; said: CrowdSaid | null }

/**
 * How many forecasts stand, and what they say together once there are three. `estimates`: the newest of each person, the
 * oldest of these first. Those that do not answer the question any more, since it was changed after them, do not count.
 */
export function crowdOf(question: Question, estimates: readonly Estimate[]): Crowd {
  const fitting = estimates.filter((estimate) => whyNotForecast(question, estimate) === null)
  const said = fitting.length < fewestShown ? null : typeFor(question)(question, fitting)
  return { people: fitting.length, said }
}
