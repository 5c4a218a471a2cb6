/** Of outcomes that a condition names of another question: which of them that cannot have any more. Free of schemas. */
import { typeOf } from '../question-types/index.ts'
import type { Question } from '../question-types/schemas/index.ts'

/** `question`: the other as it is asked now. An option that was renamed is gone under its old name. */
export function outcomesGone(named: readonly string[], question: Question): string[] {
  return named.filter((outcome) => typeOf(question).whyNotOutcome(question, outcome) !== null)
}
