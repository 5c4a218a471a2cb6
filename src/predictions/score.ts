/** How right one estimate was. */
import { logScore } from '#engine/scores/log-score.ts'
import { probability } from '#engine/units.ts'
import { leastChance } from './question-types/least-chance.ts'

export type Score = {
  /** What it gave to what happened; null for quantiles, and where nothing was said in time. */
  chance: number | null
  brier: number | null
  logScore: number | null
  /** Whether what happened lies between its 5% and 95%; null for chances. */
  isInside90: boolean | null
}

export const unscored: Score = { chance: null, brier: null, logScore: null, isInside90: null }

/**
 * `chance`: of what happened. Brier scores from 0 to 1, of several options half of what Brier wrote, so that two
 * options score as yes and no do. What was called impossible has no finite logarithmic score: it is taken to be the least.
 */
export function scoreOfChance(chance: number, brier: number): Score {
  return { chance, brier, logScore: logScore(probability(Math.max(leastChance, chance))), isInside90: null }
}

export function scoreOfRange(isInside90: boolean): Score {
  return { ...unscored, isInside90 }
}
