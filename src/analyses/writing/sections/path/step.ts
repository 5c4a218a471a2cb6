/** A step on the way to the number: a view, what it says, how much it counts, and where the number stands after it. */
import type { cellWords } from '../../../report/connecting.ts'
import type { Piece } from '../../sentence.ts'

/** `view`: whose it is, or what was weighed, in the words of the forecast. */
export type Step = {
  view: keyof typeof cellWords | Piece
  says: Piece | null
  counts: 'in-full' | 'nothing' | 'alone' | Piece | null
  after: Piece | null
}
