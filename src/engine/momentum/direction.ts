/** Does a series rise or fall? Says so only where a series that goes nowhere would hardly look like it. */
import { clearScore } from './clear-score.ts'
import { varianceFactor } from './hamed-rao.ts'
import { mannKendall } from './mann-kendall.ts'

/** Fewer values say too little, and S of fewer is not normal enough (Kendall 1975). */
const fewestForDirection = 10

export type Direction =
  | { refused: 'too-few-points'; needed: number }
  | {
      direction: 'rising' | 'falling' | 'no-clear-direction'
      /** Kendall's S, drawn in by 1 for its steps of 2, in standard errors. */
      score: number
      /** The share of pairs that rise less the share that fall. */
      tau: number
      /** How much larger the variance was taken because neighbours are alike. */
      varianceFactor: number
    }

/**
 * The Mann-Kendall test with the variance corrected for autocorrelation (Hamed and Rao 1998, widened for short series:
 * see `varianceFactor`), named only beyond 1.96 standard errors. Of 1, 2 ... 10: S = 45, variance 125, score 44 / sqrt
 * 125 = 3.94, rising.
 *
 * `values` are evenly spaced, the latest last; fewer than 10 are refused. Units do not matter. Throws `InvalidInput`
 * where a value is not finite.
 */
export function direction(values: ArrayLike<number>): Direction {
  const { s, tau, variance } = mannKendall(values)
  if (values.length < fewestForDirection) return { refused: 'too-few-points', needed: fewestForDirection }
  const factor = varianceFactor(values)
  // Equal values have no variance.
  const score = variance > 0 ? (s - Math.sign(s)) / Math.sqrt(variance * factor) : 0
  return { direction: nameOf(score), score, tau, varianceFactor: factor }
}

function nameOf(score: number): 'rising' | 'falling' | 'no-clear-direction' {
  if (Math.abs(score) <= clearScore) return 'no-clear-direction'
  return score > 0 ? 'rising' : 'falling'
}
