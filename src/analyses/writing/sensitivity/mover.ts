/** Something that moves the answer once it is known: what it is, when it will be, and the answer in each case. */
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import type { Piece } from '../sentence.ts'
import { reader } from '../facts.ts'
import type { PredictionView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'

/** `if`: what it turns out to be: a value, or that it comes or fails. `answer`: what the answer is in that case. */
export type Case = { if: Piece; answer: Piece }

export type Mover = {
  what: Evidence
  item: string
  /** What it is put in order by: when it is known, else when it is of. */
  when: Evidence
  /** When its outcome will be known; null where it may come on any day, or nobody says. */
  known: Evidence | null
  /** Of a value of a series the time that it is of: it is known later. */
  of?: Evidence
  cases: readonly Case[]
  /** It is moved by how such series go on, not by anybody's word. */
  isByTie?: boolean
  /** The same in a sentence, where there is one. */
  said: Sentence | null
}

/** Of a question: its outcome is known when it is decided. */
export function decidedBy(w: Writing, view: PredictionView): Pick<Mover, 'when' | 'known'> {
  const day = reader(w, view)('details.resolves', 'day on which it resolves', 'day')
  return { when: day, known: day }
}

/** By how much it moves the answer at least, whichever way it turns out: what hardly ever comes tells little. */
export function swingOf({ cases }: Mover, { figure }: Answer): number {
  const moves = cases.map(({ answer }) => Math.abs(Number(answer.evidence.value) - Number(figure.value)) || 0)
  return moves.length === 0 ? 0 : Math.min(...moves)
}
