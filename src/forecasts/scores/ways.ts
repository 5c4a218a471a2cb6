/** What a crowd says as each way of putting it together has it, at a moment, for each to be scored. */
import { medianOfOptions } from '#engine/crowd/multiple-choice.ts'
import { geometricMeanOfOdds } from '#engine/crowd/geometric-mean-of-odds.ts'
import type { Masses } from '#engine/scores/standing-forecast.ts'
import { mean, median } from '#engine/statistics.ts'
import { toWholePercent, toWholePercents } from '../crowd/coarse.ts'
import type { ScoredWay } from '../words.ts'

/** What one way says, as it is told. */
export type SaidBy = { way: ScoredWay; masses: Masses }

/** Of yes or no: in whole per cent, never nought or certain, as the page tells them. */
export function waysOfYes(chances: readonly number[], pooled: number): SaidBy[] {
  const said = { pool: pooled, median: median(chances), mean: mean(chances), odds: geometricMeanOfOdds(chances) }
  return [
    { way: 'pool', masses: yesTold(said.pool) },
    { way: 'median', masses: yesTold(said.median) },
    { way: 'mean', masses: yesTold(said.mean) },
    { way: 'geometric-mean-of-odds', masses: yesTold(said.odds) },
  ]
}

/** Of several options, in whole per cent that sum to 100. */
export function waysOfOptions(rows: readonly Masses[], pooled: Masses): SaidBy[] {
  const all = rows.map((masses) => Array.from(masses))
  const means = Array.from(pooled, (_, option) => mean(all.map((row) => row[option] ?? 0)))
  return [
    { way: 'pool', masses: sharesTold(pooled) },
    { way: 'median', masses: sharesTold(medianOfOptions(all, null)) },
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
