/** Two numbers that speak of one quantity and disagree, in a sentence. */
import type { Sentence } from '../../../report/report.ts'

/** `points`: how far both are apart, of chances. */
export type Contradiction = { points: number; said: Sentence }
