/** What the answer lacks, as the search for it found. */
import { sentenceOf, type Piece } from '../sentence.ts'
import type { Sentence } from '../../report/report.ts'
import type { Answer, Writing, Written } from '../writing.ts'

export function writeGaps(w: Writing, answer: Answer | null): Written {
  const sentences = w.dossier.gaps.flatMap((gap, i): Sentence[] => (isAnswered(gap, answer) ? [] : [sentenceOf([whole(w, gap, i), '.'])]))
  return { sentences, blocks: [] }
}

/** A question about a date speaks of every year. */
function isAnswered(gap: string, answer: Answer | null): boolean {
  return gap.startsWith('No question in the base asks about ') && answer?.prediction?.details.question.type === 'date'
}

/** The sentence of the preview, word for word. */
function whole(w: Writing, gap: string, place: number): Piece {
  const evidence = w.table.asked(`gaps.${place}`, gap, { title: 'What the search did not find' })
  return { kind: 'quote', text: gap.trim().replace(/[.!?]+$/, ''), evidence }
}
