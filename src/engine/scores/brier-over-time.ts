/**
 * How far off was one person over a question's whole life? In the Brier score, where lower is better and absence must
 * not pass for being right.
 */
import { evenBrierScore, manyClassBrierScore } from './brier-score.ts'
import { type Lifetime, mustBeLifetime } from './lifetime.ts'
import { coverageOf, type StandingForecast, timeShare } from './standing-forecast.ts'

export type BrierOverTime = {
  /**
   * The mean over the time covered; null for someone who never had a forecast standing. Says how good the forecasts
   * were, not how many.
   */
  readonly whileForecasting: number | null
  /** The share of the scheduled life covered. */
  readonly coverage: number
  /**
   * The mean over the scheduled life, with even chances for all options where there was no forecast: what ranks people.
   * Who comes late gains nothing.
   */
  readonly overLife: number
}

/**
 * The time-weighted Brier score of one person's forecasts of one question, from 0 to 1 (half of the many-class score,
 * so that a yes-no forecast scores (p - o)^2). A chance of .9 for what happened, given halfway through: .01 while
 * forecasting, coverage .5, and .13 over life.
 *
 * `forecasts` of one person, one at a time; `options` is how many the question has, `outcome` the place of what
 * happened. Throws `InvalidInput` for what is no lifetime, forecasts that stood at the same time, and as
 * `manyClassBrierScore` does.
 */
export function brierOverTime(
  forecasts: readonly StandingForecast[],
  question: Lifetime & { outcome: number; options: number },
): BrierOverTime {
  mustBeLifetime(question)
  const coverage = coverageOf(forecasts, question)
  const weighted = forecasts.reduce((sum, forecast) => {
    const share = timeShare(forecast, question)
    return share > 0 ? sum + (share * manyClassBrierScore(forecast.masses, question.outcome)) / 2 : sum
  }, 0)
  const absent = Math.max(0, 1 - coverage)
  return {
    whileForecasting: coverage > 0 ? weighted / coverage : null,
    coverage,
    overLife: weighted + (absent * evenBrierScore(question.options)) / 2,
  }
}
