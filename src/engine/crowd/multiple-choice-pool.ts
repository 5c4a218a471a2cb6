/** Which of several options does the crowd expect, by Farsight's own pool? */
import { InvalidInput } from '../invalid-input.ts'
import { type Calibration, uncalibrated } from './community-calibration.ts'
import { mustBeOptionForecasts, type OptionForecast } from './multiple-choice.ts'
import { calibrated, margin, poolWeights } from './pool.ts'
import { clippedLogOdds } from './geometric-mean-of-odds.ts'
import { weightedMean } from './weighted-mean.ts'

/**
 * The pool of each option as if it were a question of its own (see `pool`), divided by their sum. An option counts
 * those who had it to choose from, with the weight they have among all; one that nobody had is null. Of [.6, .3, .1]
 * and [.4, .4, .2] the answer is [.5044, .3514, .1441].
 *
 * `forecasts` are one a person, oldest first, all with the same places; `skills` go with them, or are null.
 * `calibration` is what the community's questions of this kind have taught. The answer sums to 1. Throws `InvalidInput`
 * as `medianOfOptions` does, and for skills that are not above 0, too few or too many.
 */
export function poolOfOptions(
  forecasts: readonly OptionForecast[],
  skills: ArrayLike<number> | null,
  calibration: Calibration = uncalibrated,
): (number | null)[] {
  mustBeOptionForecasts(forecasts)
  const weights = poolWeights(forecasts.length, skills)
  const pooled = Array.from(forecasts[0] ?? [], (_, option) => pooledOption(forecasts, option, weights))
  return toShares(pooled.map((logOdds) => (logOdds === null ? null : calibrated(logOdds, calibration))))
}

function pooledOption(forecasts: readonly OptionForecast[], option: number, weights: ArrayLike<number>): number | null {
  const chances: number[] = []
  const counting: number[] = []
  for (const [i, forecast] of forecasts.entries()) {
    const p = forecast[option] ?? null
    if (p === null) continue
    chances.push(p)
    counting.push(weights[i] ?? 0)
  }
  return chances.length === 0 ? null : weightedMean(clippedLogOdds(chances, margin), counting)
}

/** Brings chances to a sum of 1; null stays null. Throws `InvalidInput` where all are. */
export function toShares(chances: readonly (number | null)[]): (number | null)[] {
  const present = chances.filter((p) => p !== null)
  if (present.length === 0) throw new InvalidInput('forecasts', 'must have an option')
  const sum = present.reduce((total, p) => total + p, 0)
  // A calibration can be so extreme that nothing is left to divide.
  return chances.map((p) => (p === null ? null : sum > 0 ? p / sum : 1 / present.length))
}
