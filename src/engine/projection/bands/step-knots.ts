/** The calibrated distribution at each step ahead of a given forecast. */
import { bandFeatures, isPositive } from './band-features.ts'
import { calibrationConstants } from './calibration-constants.ts'
import { calibratedKnots, lengthBucket } from './calibration.ts'
import type { CentralForecast, Period } from '../methods/central-forecast.ts'

/**
 * For each step of `forecast`, the values at `knotChances`, from the constants fitted for series of this period, sign
 * and length. `deviations` are those of the central forecast. Throws `InvalidInput` where `series` is constant or no
 * longer than a period.
 */
export function stepKnots(
  series: readonly number[],
  period: Period,
  forecast: readonly number[],
  deviations: CentralForecast['deviations'],
): number[][] {
  const { lengths, positive, any } = calibrationConstants[period]
  const model = isPositive(series) ? positive : any
  const bucket = lengthBucket(lengths, series.length)
  return bandFeatures(series, period, { forecast, deviations }).map((features, i) =>
    calibratedKnots(forecast[i]!, features, model, bucket),
  )
}

/** The same distribution `times` as wide about its median: 0, 1, 3 about 1 become -.25, 1, 3.5 at 1.25. */
export function widened(knots: readonly number[], times: number): number[] {
  const middle = knots[(knots.length - 1) / 2] ?? 0
  return knots.map((knot) => middle + times * (knot - middle))
}
