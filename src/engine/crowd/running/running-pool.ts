/**
 * What does the crowd say after each word, without asking everybody again? `RunningMean` in the spaces in which the
 * pool averages.
 */
import { mustBeCdf } from '../../distributions/cdf.ts'
import type { Probability } from '../../units.ts'
import type { ForecastEvent } from '../weights/active-forecasts.ts'
import { type Calibration, uncalibrated } from '../community-calibration.ts'
import { clippedLogOddsOf } from '../geometric-mean-of-odds.ts'
import { mustBeOptionForecasts, type OptionForecast } from '../multiple-choice.ts'
import { toShares } from '../multiple-choice-pool.ts'
import { calibrated, margin } from '../pool.ts'
import { RunningMean } from './running-mean.ts'

/** The running form of `pool`: after every event it answers what `pool` answers of the forecasts that stand. */
export class RunningPool {
  readonly #mean = new RunningMean(1)

  /**
   * Takes a new, changed or withdrawn (null) probability of a person with a skill (see `skillOf`); errors as
   * `RunningMean.take` and `pool`.
   */
  take({ forecaster, at, forecast }: ForecastEvent<number>, skill = 1): void {
    this.#mean.take({
      forecaster,
      at,
      skill,
      values: forecast === null ? null : [clippedLogOddsOf(forecast, margin)],
    })
  }

  /** The pooled chance, or null while nobody has a forecast. After .2, .3 and .5 it is .3762. */
  probability(calibration: Calibration = uncalibrated): Probability | null {
    const [pooled = null] = this.#mean.means()
    return pooled === null ? null : calibrated(pooled, calibration)
  }
}

/** The running form of `poolOfOptions`, over a fixed number of options. */
export class RunningOptionPool {
  readonly #mean: RunningMean

  /** Throws `InvalidInput` unless `options` is a whole number of at least 1. */
  constructor(options: number) {
    this.#mean = new RunningMean(options)
  }

  /** As `RunningPool.take`, with a chance for each option. */
  take({ forecaster, at, forecast }: ForecastEvent<OptionForecast>, skill = 1): void {
    if (forecast) mustBeOptionForecasts([forecast])
    const values = forecast && forecast.map((p) => (p === null ? null : clippedLogOddsOf(p, margin)))
    this.#mean.take({ forecaster, at, skill, values })
  }

  /** The pooled chances, which sum to 1, or null while nobody has a forecast. */
  probabilities(calibration: Calibration = uncalibrated): (number | null)[] | null {
    const pooled = this.#mean.means()
    if (pooled.every((logOdds) => logOdds === null)) return null
    return toShares(pooled.map((logOdds) => (logOdds === null ? null : calibrated(logOdds, calibration))))
  }
}

/** The running form of `poolOfCdfs`, over a fixed grid. */
export class RunningDistributionPool {
  readonly #mean: RunningMean

  /** Throws `InvalidInput` unless `points` is a whole number of at least 1. */
  constructor(points: number) {
    this.#mean = new RunningMean(points)
  }

  /** As `RunningPool.take`, with a cumulative distribution on the grid. */
  take({ forecaster, at, forecast }: ForecastEvent<ArrayLike<number>>, skill = 1): void {
    if (forecast) mustBeCdf('forecast', forecast)
    this.#mean.take({ forecaster, at, skill, values: forecast && Array.from(forecast) })
  }

  /** The mixture, or null while nobody has a forecast. */
  cdf(): Float64Array | null {
    const chances = this.#mean.means().filter((chance) => chance !== null)
    return chances.length === 0 ? null : Float64Array.from(chances)
  }
}
