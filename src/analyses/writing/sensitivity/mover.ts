/** Something that moves the answer once it is known: what it is, when it will be, and the answer in each case. */
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import type { Piece } from '../sentence.ts'
import type { Answer } from '../writing.ts'

/** `if`: what it turns out to be: a value, or that it comes or fails. `answer`: what the answer is in that case. */
export type Case = { if: Piece; answer: Piece }

export type Mover = {
  what: Evidence
  item: string
  when: Evidence
  cases: readonly Case[]
  /** The same in a sentence, where there is one. */
  said: Sentence | null
}

/** By how much it moves the answer at least, whichever way it turns out: what hardly ever comes tells little. */
export function swingOf({ cases }: Mover, { figure }: Answer): number {
  const moves = cases.map(({ answer }) => Math.abs(Number(answer.evidence.value) - Number(figure.value)) || 0)
  return moves.length === 0 ? 0 : Math.min(...moves)
}
