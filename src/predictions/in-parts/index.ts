/**
 * How an estimate is said in parts, by the type of its question; null of those that are none of an amount or a day. Apart
 * from the types themselves, so that no page carries the mathematics.
 */
import type { QuestionTypeName } from '../question-types/schemas/index.ts'
import { amountInParts } from './amount.ts'
import { dayInParts } from './day.ts'
import type { InParts } from './in-parts.ts'

const types: { [Name in QuestionTypeName]: InParts<Name> | null } = {
  binary: null,
  choice: null,
  numeric: amountInParts,
  date: dayInParts,
}

/** Where the type is known only at run time, an estimate is of the type that it names. */
export function inPartsOf<Name extends QuestionTypeName>({ type }: { type: Name }): InParts<Name> | null {
  return types[type]
}
