/** Two numbers that speak of one quantity and disagree, in a sentence. */
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import type { Writing } from '../../writing.ts'

/** `points`: how far both are apart, of chances. */
export type Contradiction = { points: number; said: Sentence }

/** Points from which two views of one thing are worth a word. */
const worthAWord = 10

/** Null where they are nearer to each other. */
export function pointsBetween(
  w: Writing,
  both: [Evidence, Evidence],
  { title, least = worthAWord }: { title: string; least?: number },
): Evidence | null {
  const points = w.table.compute('points-between', both, { title, unit: 'points' })
  return Number(points.value) >= least ? points : null
}
