/** That whoever asks named no year, and that the one of the answer is the base's own choice. */
import { hasHeadline } from '../answered.ts'
import { answerYear, askOf, yearAsked } from '../asked.ts'
import type { Sentence } from '../../report/report.ts'
import { sentence, when } from '../sentence.ts'
import type { Answer, Writing } from '../writing.ts'

/** None where a year was named, by what is taken as given too, or where the year is what was asked for. */
export function yearChosen(w: Writing, answer: Answer): Sentence[] {
  if (!isOpen(w) || !hasHeadline(answer) || answer.isPast || answer.year === null) return []
  const year = when(answerYear(w, answer.year))
  return askOf(w).when?.kind === 'ever'
    ? [sentence`You named no last year: ${year} is the base’s own choice.`]
    : [sentence`You named no year: ${year} is the base’s own choice.`]
}

function isOpen(w: Writing): boolean {
  const { wants, condition } = askOf(w)
  return ofOneTime.has(wants) && yearAsked(w) === null && (condition?.when ?? null) === null
}
const ofOneTime: ReadonlySet<string> = new Set(['chance', 'amount', 'compare'])
