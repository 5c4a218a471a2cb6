/** How a sentence begins that says the chance of what a question asks. */
import { named, type Phrase } from '../sentence.ts'
import { thatItIsSo } from '../phrases.ts'
import { titleOf } from '../facts.ts'
import type { PredictionView } from '../views.ts'
import type { Writing } from '../writing.ts'
import { takenAsGiven } from './its-event.ts'

/**
 * 'The chance that a human being lands on Mars by the end of 2040'; of a question on a condition with that before it,
 * for without it this is another event.
 */
export function theChance(w: Writing, view: PredictionView): Phrase {
  if (!view.details.condition) return ['The chance ', thatItIsSo(w, view)]
  const given = takenAsGiven(w, view)
  if (given === null) return ['The chance of a yes to ', named(titleOf(w, view))]
  return ['If ', given, ', the chance ', thatItIsSo(w, view)]
}
