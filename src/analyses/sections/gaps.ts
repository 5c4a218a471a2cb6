/** What the answer lacks, as the search for it found. */
import { sentenceOf, type Piece } from '../sentence.ts'
import type { Sentence } from '../report.ts'
import type { Writing, Written } from '../writing.ts'

export function writeGaps(w: Writing): Written {
  return { sentences: w.dossier.gaps.map((gap, i): Sentence => sentenceOf([whole(w, gap, i), '.'])), blocks: [] }
}

/** The sentence of the preview, word for word. */
function whole(w: Writing, gap: string, place: number): Piece {
  const evidence = w.table.asked(`gaps.${place}`, gap, { title: 'What the search did not find' })
  return { kind: 'quote', text: gap.trim().replace(/[.!?]+$/, ''), evidence }
}
