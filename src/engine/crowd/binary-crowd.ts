/**
 * What does a crowd say of a yes-or-no question? Farsight's pool beside the defaults of others, all from the same
 * forecasts.
 */
import { mean, median } from '../statistics.ts'
import type { Probability } from '../units.ts'
import { type Calibration, uncalibrated } from './community-calibration.ts'
import { geometricMeanOfOdds } from './geometric-mean-of-odds.ts'
import { pool } from './pool.ts'
import { mustBeProbabilities } from './probabilities.ts'
import { recencyWeights } from './weights/recency-weights.ts'
import { trimmedMean } from './trimmed-mean.ts'
import { weightedMean } from './weighted-mean.ts'
import { weightedPercentiles } from './weighted-percentile.ts'

/** Each member is explained where the function of its name is. Half of the weight lies between `lower` and `upper`. */
export type BinaryCrowd = {
  forecasters: number
  pool: Probability
  mean: number
  median: number
  trimmedMean: number
  geometricMeanOfOdds: Probability
  recencyWeightedMean: number
  recencyWeightedMedian: number
  lower: number
  upper: number
}

/** The share of forecasts that the trimmed mean leaves out at each end. */
const trimmedShare = 0.2

/**
 * All aggregates of a yes-or-no question at once. Of .2, .3, .5 and .4, oldest first, the recency-weighted median is .4
 * and its band .3 to .5.
 *
 * `probabilities` are one a person, oldest first, from 0 to 1; `skills` go with them, or are null; `calibration` is the
 * community's. Throws `InvalidInput` for no probabilities, for one outside 0 to 1, and for skills that are not above 0,
 * too few or too many.
 */
export function binaryCrowd(
  probabilities: ArrayLike<number>,
  skills: ArrayLike<number> | null,
  calibration: Calibration = uncalibrated,
): BinaryCrowd {
  mustBeProbabilities('probabilities', probabilities)
  const recency = recencyWeights(probabilities.length)
  const [lower = 0, middle = 0, upper = 0] = weightedPercentiles(probabilities, recency, [0.25, 0.5, 0.75])
  return {
    forecasters: probabilities.length,
    pool: pool(probabilities, skills, calibration),
    mean: mean(probabilities),
    median: median(probabilities),
    trimmedMean: trimmedMean(probabilities, trimmedShare),
    geometricMeanOfOdds: geometricMeanOfOdds(probabilities),
    recencyWeightedMean: weightedMean(probabilities, recency),
    recencyWeightedMedian: middle,
    lower,
    upper,
  }
}
