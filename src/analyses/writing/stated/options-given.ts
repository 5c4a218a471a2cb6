/**
 * Of a question that counts only if another one comes out in one way: in which other ways that may come out. 'If a
 * Republican wins' is no 'if a Democrat wins', though both take a winner as given.
 */
import { outcomesMet } from '#predictions/written.ts'
import { wordsIn } from '#kit/text.ts'
import type { PredictionView } from '../views.ts'
import type { Writing } from '../writing.ts'
import type { OptionsGiven } from './ask-stated.ts'

/** Null where it takes nothing as given, or that something happens. */
export function optionsGiven(w: Writing, { details: { condition } }: PredictionView): OptionsGiven | null {
  const on = condition && w.predictions.find(({ ref }) => ref === condition.on)
  if (!condition || !on || !('options' in on.details.question)) return null
  const { options } = on.details.question
  const met = outcomesMet(condition)
  return { given: met, others: options.filter((option) => !met.includes(option)) }
}

/** Whether words name an option: 'a Democrat wins' names 'Democratic'. */
export function namesOption(words: string, option: string): boolean {
  const said = wordsIn(words.toLowerCase())
  return wordsIn(option.toLowerCase()).some(
    (one) => one.length >= 4 && said.some((other) => other.slice(0, 6) === one.slice(0, 6)),
  )
}
