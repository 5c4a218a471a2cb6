/** How a method would have fared on this very series: forecasts from earlier points in it, against what came. */
import { mustBeCount } from '../invalid-input.ts'
import { mean } from '../statistics.ts'
import { scaleOf } from './bands/band-features.ts'
import { centralForecast, type CentralForecast, type Period } from './methods/central-forecast.ts'
import { naive2 } from './methods/naive.ts'

/** A forecast from the first `known` values, and what came. */
export type PastForecast = {
  readonly known: number
  readonly truth: readonly number[]
  readonly central: CentralForecast
  readonly naive: readonly number[]
}

const mostOrigins = 6
/** No forecast is made from fewer values, nor from fewer than three periods. */
const fewestValues = 10

/**
 * Up to six points from which the past is forecast (rolling origin, Tashman 2000), spread evenly over the last two
 * horizons: how many values are known at each. Of 13 yearly values with horizon 6: 10, 11 and 12. None where the series
 * is too short.
 */
export function rollingOrigins(count: number, period: number, horizon: number): number[] {
  mustBeCount('count', count)
  mustBeCount('period', period, 1)
  mustBeCount('horizon', horizon, 1)
  const first = Math.max(fewestValues, 3 * period, count - 2 * horizon)
  const origins = Math.min(mostOrigins, count - first)
  if (origins < 1) return []
  if (origins === 1) return [count - 1]
  return Array.from({ length: origins }, (_, i) => Math.round(first + ((count - 1 - first) * i) / (origins - 1)))
}

/** The forecasts from all rolling origins of `series` whose known values are not all the same. */
export function pastForecasts(series: readonly number[], period: Period, horizon: number): PastForecast[] {
  const origins = rollingOrigins(series.length, period, horizon).filter((known) =>
    series.slice(0, known).some((value) => value !== series[0]),
  )
  return origins.map((known) => {
    const truth = series.slice(known, known + horizon)
    const past = series.slice(0, known)
    return {
      known,
      truth,
      central: centralForecast(past, period, truth.length),
      naive: naive2(past, period, truth.length),
    }
  })
}

/**
 * The mean absolute scaled error (Hyndman and Koehler 2006) over all origins and steps of `forecasts`, one for each of
 * `past`; each origin is scaled by the mean change known at it. Throws `InvalidInput` where there are none.
 */
export function pastScaledError(
  series: readonly number[],
  period: Period,
  past: readonly Pick<PastForecast, 'known' | 'truth'>[],
  forecasts: readonly (readonly number[])[],
): number {
  return mean(
    past.flatMap(({ known, truth }, i) => {
      const scale = scaleOf(series.slice(0, known), period)
      return truth.map((value, step) => Math.abs(value - forecasts[i]![step]!) / scale)
    }),
  )
}
