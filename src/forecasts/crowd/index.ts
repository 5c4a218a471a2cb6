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

/** `earlier`: of how many what is asked was worded otherwise. */
export type Crowd = { people: number; earlier: number; said: CrowdSaid | null }
type Standing = { estimate: Estimate; wording: string }

/**
 * How many forecasts stand, and what they say together once there are three. `standing`: the newest of each person, the
 * oldest of these first. Those that can be no answer any more, by the question's type, options or range, do not count;
 * of those that can, it is said how many were made of another `wording`.
 */
export function crowdOf(question: Question, standing: readonly Standing[], wording: string): Crowd {
  const fitting = standing.filter(({ estimate }) => whyNotForecast(question, estimate) === null)
  const estimates = fitting.map(({ estimate }) => estimate)
  return {
    people: fitting.length,
    earlier: fitting.filter((one) => one.wording !== wording).length,
    said: fitting.length < fewestShown ? null : typeFor(question)(question, estimates),
  }
}
