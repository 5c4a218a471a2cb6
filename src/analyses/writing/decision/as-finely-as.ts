/** How finely values beside an answer are printed: as the answer itself is, no '76.9 years' beside an answer of '77 years'. */
import type { Evidence } from '../../report/evidence.ts'
import { estimated, roughly } from '../facts.ts'
import type { Piece } from '../sentence.ts'
import type { Answer } from '../writing.ts'

export function asFinelyAs({ figure, low, high, text }: Answer): (one: Evidence) => Piece {
  const own = low && high && { at: figure, median: figure, low, high, isValidated: true }
  return own && estimated(own).text === text ? (one) => estimated(own, one) : (one) => roughly(one)
}
