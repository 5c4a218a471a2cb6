/** How right one voice was of a settled question, by itself. */
import { brierOverTime } from '#engine/scores/brier-over-time.ts'
import { logScore } from '#engine/scores/log-score.ts'
import { baselineOverTime, totalScore } from '#engine/scores/over-time.ts'
import { chanceGiven, coverageOf, type StandingForecast, timeShare } from '#engine/scores/standing-forecast.ts'
import { probability } from '#engine/units.ts'
import type { Settled } from './settled.ts'

/** What counts for somebody by themselves, whoever else forecast. */
export type OwnScore = {
  /** Mean while a forecast stood, 0 to 1, lower is better; null of ranges. */
  brier: number | null
  /** Mean logarithm of the chance given to what came, while a forecast stood; of a range, of the bucket it fell in. */
  log: number
  /** Against knowing nothing, over the whole life: 100 for the sure and right all the time, 0 while absent. */
  baseline: number
  /** The share of the scheduled life for which a forecast stood. */
  coverage: number
  /** How many forecasts counted. */
  forecasts: number
}

/** `own`: forecasts of one, of which each counted. */
export function ownScore(settled: Settled, own: readonly StandingForecast[]): OwnScore {
  const { classes } = settled.scoring
  const coverage = coverageOf(own, settled)
  const surprise = own.reduce((sum, one) => {
    const given = probability(Math.min(1, chanceGiven(one.masses, settled.outcome)))
    return sum + timeShare(one, settled) * logScore(given)
  }, 0)
  return {
    brier: classes === null ? null : brierOverTime(own, { ...settled, options: classes }).whileForecasting,
    log: surprise / coverage,
    baseline: totalScore(baselineOverTime(own, settled)).score,
    coverage: Math.min(1, coverage),
    forecasts: own.length,
  }
}
