/** What does the crowd say when evidence adds up, as it does in log-odds? */
import { mean } from '../statistics.ts'
import { chanceOf, clip, type LogOdds, logOdds, probability, type Probability } from '../units.ts'
import { mustBeProbabilities } from './probabilities.ts'
import { weightedMean } from './weighted-mean.ts'

/** Forecasts of 0 and 1 have infinite odds; one of them would decide alone. */
const usualMargin = 0.01

/**
 * The geometric mean of odds: the chance whose log-odds are the (weighted) mean of the forecasts' log-odds (Satopaa et
 * al. 2014, Int. J. Forecasting 30). Of .9 and .5 it is .75.
 *
 * `probabilities` run from 0 to 1 and are taken as at least .01 and at most .99; `weights` go with them, or are null
 * when all count alike. Throws `InvalidInput` for no probabilities, for one outside 0 to 1, and for weights that are
 * negative, too few, too many or all zero.
 */
export function geometricMeanOfOdds(
  probabilities: ArrayLike<number>,
  weights: ArrayLike<number> | null = null,
): Probability {
  const each = clippedLogOdds(probabilities, usualMargin)
  return chanceOf(weights ? weightedMean(each, weights) : mean(each))
}

/**
 * The log-odds of each probability, kept at least `margin` away from 0 and 1: of [.5, 1] with a margin of .01 they are
 * [0, 4.5951]. Throws `InvalidInput` for no probabilities and for one outside 0 to 1.
 */
export function clippedLogOdds(probabilities: ArrayLike<number>, margin: number): Float64Array {
  mustBeProbabilities('probabilities', probabilities)
  const each = new Float64Array(probabilities)
  for (let i = 0; i < each.length; i++) each[i] = clippedLogOddsOf(each[i] ?? Number.NaN, margin)
  return each
}

/** As `clippedLogOdds`, of one. */
export function clippedLogOddsOf(p: number, margin: number): LogOdds {
  return logOdds(clip(probability(p, 'probabilities[0]'), margin))
}
