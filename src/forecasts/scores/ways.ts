/** What a crowd says as each way of putting it together has it, at a moment, for each to be scored. */
import { medianOfOptions } from '#engine/crowd/multiple-choice.ts'
import { geometricMeanOfOdds } from '#engine/crowd/geometric-mean-of-odds.ts'
import type { Masses } from '#engine/scores/standing-forecast.ts'
import { recencyWeightedMedian, recencyWeights } from '#engine/crowd/weights/recency-weights.ts'
import { mean, median } from '#engine/statistics.ts'
import { byRecency } from '../crowd/by-recency.ts'
import { toWholePercent, toWholePercents } from '../crowd/coarse.ts'
import type { ScoredWay } from '../words.ts'

/** What one way says, as it is told. */
export type SaidBy = { way: ScoredWay; masses: Masses }

/** Of yes or no, the oldest first: in whole per cent, never nought or certain, as the page tells them. */
export function waysOfYes(chances: readonly number[], pooled: number): SaidBy[] {
  return [
    { way: 'pool', masses: yesTold(pooled) },
    { way: 'median', masses: yesTold(median(chances)) },
    ...byRecency(chances.length, () => ({ masses: yesTold(recencyWeightedMedian(chances)) })),
    { way: 'mean', masses: yesTold(mean(chances)) },
    { way: 'geometric-mean-of-odds', masses: yesTold(geometricMeanOfOdds(chances)) },
  ]
}

/** Of several options, the oldest first, in whole per cent that sum to 100. */
export function waysOfOptions(rows: readonly Masses[], pooled: Masses): SaidBy[] {
  const all = rows.map((masses) => Array.from(masses))
  const means = Array.from(pooled, (_, option) => mean(all.map((row) => row[option] ?? 0)))
  return [
    { way: 'pool', masses: sharesTold(pooled) },
    { way: 'median', masses: sharesTold(medianOfOptions(all, null)) },
    ...byRecency(all.length, () => ({ masses: sharesTold(medianOfOptions(all, recencyWeights(all.length))) })),
    { way: 'mean', masses: sharesTold(means) },
  ]
}

function yesTold(chance: number): Masses {
  const told = toWholePercent(chance)
  return [1 - told, told]
}

function sharesTold(masses: ArrayLike<number | null>): Masses {
  return toWholePercents(Array.from(masses, (mass) => mass ?? 0))
}
