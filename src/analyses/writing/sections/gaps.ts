/** What the answer lacks, as the search for it found. */
import { typeOf } from '#predictions/question-types/index.ts'
import { sentenceOf, type Piece } from '../sentence.ts'
import type { Sentence } from '../../report/report.ts'
import { driversOf } from './drivers.ts'
import type { Answer, Writing, Written } from '../writing.ts'

export function writeGaps(w: Writing, answer: Answer | null): Written {
  const sentences = w.dossier.gaps.flatMap((gap, i): Sentence[] =>
    isAnswered(gap, answer) || isElsewhere(w, gap, answer) ? [] : [sentenceOf([whole(w, gap, i), '.'])],
  )
  return { sentences, blocks: [] }
}

/** How far a series reaches that the report does not draw on. */
function isElsewhere(w: Writing, gap: string, answer: Answer | null): boolean {
  const of = w.trends.find(
    ({ item: { label } }) =>
      gap.startsWith(`The series of ${label} ends`) || gap.startsWith(`The projection of ${label} ends`),
  )
  return of !== undefined && of !== answer?.trend && !driversOf(w, answer).includes(of)
}

/** A question about a date speaks of every year. */
function isAnswered(gap: string, answer: Answer | null): boolean {
  const question = answer?.prediction?.details.question
  return gap.startsWith('No question in the base asks about ') && question !== undefined && typeOf(question).asksWhen
}

/** The sentence of the preview, word for word. */
function whole(w: Writing, gap: string, place: number): Piece {
  const evidence = w.table.asked(`gaps.${place}`, gap, { title: 'What the search did not find' })
  return { kind: 'quote', text: gap.trim().replace(/[.!?]+$/, ''), evidence }
}
