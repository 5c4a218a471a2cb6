/** How questions of a simulation are made, of each type by turns. */
import type { QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import { binary } from './binary.ts'
import { choice } from './choice.ts'
import { date } from './date.ts'
import type { AnyMade, Case, Maker } from './maker.ts'
import { numeric } from './numeric.ts'

const makers: { [Name in QuestionTypeName]: Maker<Name> } = { binary, choice, numeric, date }

/** The `nth` of them, of its turn's type. Null where its series makes none of that type. */
export function makeQuestion(nth: number, given: Case): AnyMade | null {
  const turns = Object.values(makers)
  return turns[nth % turns.length]?.(given) ?? null
}
