/** The types of questions of Metaculus, by its names. */
import { binary } from './binary.ts'
import { date } from './date.ts'
import type { MetaculusType } from './metaculus-type.ts'
import { multipleChoice } from './multiple-choice.ts'
import { numeric } from './numeric.ts'

const types: Record<string, MetaculusType> = {
  binary,
  multiple_choice: multipleChoice,
  numeric,
  // A number of few values: its curve has as many steps.
  discrete: numeric,
  date,
}

/** Null of a type that we do not know. */
export function metaculusType(name: string): MetaculusType | null {
  return Object.hasOwn(types, name) ? (types[name] ?? null) : null
}
