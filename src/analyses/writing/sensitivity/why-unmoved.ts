/** Why it cannot be said what would move the answer: what there would have to be, and is not. */
import { labelOf } from '../facts.ts'
import type { Sentence } from '../../report/report.ts'
import { named, type Phrase, sentence } from '../sentence.ts'
import type { Answer, Writing } from '../writing.ts'

/** In a sentence; none where no question and no series answers. */
export function whyUnmoved(w: Writing, { prediction, trend }: Answer): Sentence[] {
  const of = prediction ?? trend
  if (!of) return []
  const why: Phrase = trend
    ? 'its series does not allow other paces to be carried on'
    : 'it rests on a single forecast, and no series decides it'
  return [
    sentence`What would move ${named(labelOf(w, of))} is not known: ${why}, and no other forecast that was read depends on it.`,
  ]
}
