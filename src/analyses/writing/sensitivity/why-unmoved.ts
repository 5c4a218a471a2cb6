/** That the base does not say what would move the answer. */
import { labelOf } from '../facts.ts'
import type { Sentence } from '../../report/report.ts'
import { named, sentence } from '../sentence.ts'
import type { Answer, Writing } from '../writing.ts'

/** In a sentence; none where no question and no series answers. */
export function whyUnmoved(w: Writing, { prediction, trend, event, figure, isPast }: Answer): Sentence[] {
  const of = prediction ?? trend
  if (!of || isPast) return []
  if (!event) return [sentence`Nothing in the base says what would move ${named(labelOf(w, of))}.`]
  return figure.unit === 'chance'
    ? [sentence`Nothing in the base says what would make it likelier, or less likely, that ${event.said}.`]
    : [sentence`Nothing in the base says what would move ${event.said}.`]
}
