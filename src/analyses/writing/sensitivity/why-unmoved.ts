/** That the base does not say what would move the answer. */
import { labelOf } from '../facts.ts'
import type { Sentence } from '../../report/report.ts'
import { named, sentence } from '../sentence.ts'
import type { Answer, Writing } from '../writing.ts'

/** In a sentence; none where no question and no series answers. */
export function whyUnmoved(w: Writing, { prediction, trend, event, figure, isPast }: Answer): Sentence[] {
  const of = prediction ?? trend
  if (!of || isPast) return []
  if (!event) return [sentence`The base names no event that would move ${named(labelOf(w, of))} by a stated amount.`]
  return figure.unit === 'chance'
    ? [
        sentence`The base names no event by which it would become likelier, or less likely, by a stated amount that ${event.clause ?? event.said}.`,
      ]
    : [sentence`The base names no event that would move ${event.said} by a stated amount.`]
}
