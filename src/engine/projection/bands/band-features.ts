/**
 * What tells how far a series will stray from its forecast: how it moved so far, how long it is, how far ahead one
 * looks.
 */
import { InvalidInput } from '../../invalid-input.ts'
import { mean } from '../../statistics.ts'
import { meanChange } from '../accuracy.ts'
import type { CentralForecast, Period } from '../methods/central-forecast.ts'

/**
 * At each step ahead: `unit`, the mean change over a period times the root of the years ahead, and the features by
 * which it is stretched.
 */
export type BandFeatures = { readonly unit: number; readonly features: readonly number[] }

/** Ratios are lifted by a little, so that a logarithm of 0 does not run away. */
const lifts = { deviation: 0.02, recent: 0.05 }
/** The newest changes that count as recent. */
const recentCount = 5

/**
 * The features of the bands' regression. For every series: 1, ln of the years ahead, ln of the length in years, and ln
 * of the damped member's own deviation and of the mean of the last five changes, both in units of the bands. For a
 * positive series also ln of the deviation of growth rates times the forecast and ln of the forecast, in units; else ln
 * of the deviation of changes. Differences are over one period. Throws `InvalidInput` where `series` is constant from
 * period to period and within them.
 */
export function bandFeatures(
  series: readonly number[],
  period: Period,
  { forecast, deviations }: Pick<CentralForecast, 'forecast' | 'deviations'>,
  positive = isPositive(series),
): BandFeatures[] {
  const change = scaleOf(series, period)
  const length = Math.log(series.length / period)
  const changes = overOnePeriod(series, period)
  const recent = Math.log(mean(changes.slice(-recentCount).map(Math.abs)) / change + lifts.recent)
  const spread = positive ? deviation(overOnePeriod(series.map(Math.log), period)) : deviation(changes)
  return forecast.map((value, i) => {
    const years = (i + 1) / period
    const unit = change * Math.sqrt(years)
    const own = Math.log(deviations[i]! / unit + lifts.deviation)
    const shared = [1, Math.log(years), length, own, recent]
    const size = Math.abs(value)
    if (!positive) return { unit, features: [...shared, Math.log(spread / change + lifts.deviation)] }
    return {
      unit,
      features: [...shared, Math.log((spread * size) / unit + lifts.deviation), Math.log(size / change + 1)],
    }
  })
}

/** Whether growth rates and logarithms make sense. */
export function isPositive(series: readonly number[]): boolean {
  return series.every((value) => value > 0)
}

/** The mean change over one period; of a series that repeats itself exactly, the mean change from value to value. */
export function scaleOf(series: readonly number[], period: Period): number {
  const change = meanChange(series, period) || meanChange(series, 1)
  if (!(change > 0)) throw new InvalidInput('series', 'must not be constant')
  return change
}

function overOnePeriod(values: readonly number[], period: number): number[] {
  return values.slice(period).map((value, i) => value - values[i]!)
}

/** The standard deviation, as of a whole population. */
function deviation(values: readonly number[]): number {
  const centre = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
}
