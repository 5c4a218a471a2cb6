/** How something turns out that is yes or no. */
import type { Piece } from '../sentence.ts'
import type { Writing } from '../writing.ts'

export const comesTrue = (w: Writing): Piece => turn(w, 'yes', 'comes true')
export const fails = (w: Writing): Piece => turn(w, 'no', 'fails')
export const notByThen = (w: Writing): Piece => turn(w, 'no', 'not by then')

function turn({ table }: Writing, outcome: 'yes' | 'no', text: string): Piece {
  const evidence = table.asked(`level.${outcome}`, outcome, { title: 'How it turns out' })
  return { kind: 'fact', text, evidence }
}
