/**
 * What is Farsight's own answer of the crowd? A pool in log-odds: fresh and proven voices count more, and the
 * community's habits are corrected.
 */
import { mustBeFinite } from '../invalid-input.ts'
import { chanceOf, type LogOdds, type Probability } from '../units.ts'
import { type Calibration, uncalibrated } from './community-calibration.ts'
import { clippedLogOdds } from './geometric-mean-of-odds.ts'
import { mustBeSkills } from './probabilities.ts'
import { recencyWeights } from './weights/recency-weights.ts'
import { weightedMean } from './weighted-mean.ts'

/** How much steeper than the published rule recency counts: weights exp(1.5 (sqrt k - sqrt n)). */
export const recencyPower = 1.5

/**
 * No voice is taken as surer than 2 %. With the field's usual 1 %, and on public forecasts, a careless .99 among
 * doubtful voices costs more than the sure ones bring: see docs/benchmarks.md.
 */
export const margin = 0.02

/**
 * The pooled chance: logit = shift + scale * sum w logit(p) / sum w, with w = recency^1.5 * skill (the logarithmic
 * opinion pool of Genest and Zidek 1986, recalibrated as by Satopaa et al. 2014). Of .2, .3 and .5, oldest first, all
 * of skill 1, uncalibrated, it is .3762.
 *
 * `probabilities` are one a person, oldest first, taken as at least .02 and at most .98. `skills` (see `skillOf`) go
 * with them, or are null when nobody has a record. `calibration` is the community's, see `learnCalibration`. Throws
 * `InvalidInput` for no probabilities, for one outside 0 to 1, and for skills that are not above 0, too few or too
 * many, and for a calibration that is not finite.
 */
export function pool(
  probabilities: ArrayLike<number>,
  skills: ArrayLike<number> | null,
  calibration: Calibration = uncalibrated,
): Probability {
  return calibrated(pooledLogOdds(probabilities, skills), calibration)
}

/**
 * The pool before it is calibrated; the same arguments and errors as `pool`. Of .2, .3 and .5, oldest first, it is
 * -.5057. What `learnCalibration` learns from.
 */
export function pooledLogOdds(probabilities: ArrayLike<number>, skills: ArrayLike<number> | null): LogOdds {
  const each = clippedLogOdds(probabilities, margin)
  return weightedMean(each, poolWeights(each.length, skills)) as LogOdds // a mean of log-odds
}

/**
 * The chance of log-odds that a calibration corrects: of log-odds 1 with shift -.5 and scale 1.5 it is .7311. Throws
 * `InvalidInput` where any is not finite.
 */
export function calibrated(pooled: LogOdds | number, { shift, scale }: Calibration): Probability {
  mustBeFinite('pooled', pooled)
  mustBeFinite('calibration.shift', shift)
  mustBeFinite('calibration.scale', scale)
  return chanceOf(shift + scale * pooled)
}

/**
 * The weights of `count` forecasts, oldest first: recency^1.5 * skill. Without skills three forecasts weigh .3335,
 * .6208 and 1. Throws `InvalidInput` for a count below 0 and for skills that are not above 0, too few or too many.
 */
export function poolWeights(count: number, skills: ArrayLike<number> | null): Float64Array {
  if (skills) mustBeSkills(skills, count)
  return recencyWeights(count).map((weight, i) => weight ** recencyPower * (skills?.[i] ?? 1))
}
