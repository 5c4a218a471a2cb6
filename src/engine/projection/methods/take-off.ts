/**
 * Series that begin at nothing and then rise, as solar power did: where they begin, and whether a growth curve foresaw
 * them better.
 */
import { gompertz, logistic } from '../../momentum/growth/growth-curve.ts'
import { pastScaledError, type PastForecast } from '../backtest.ts'
import type { Member, Period } from './central-forecast.ts'
import { fitGrowth, growthForecast } from './growth-member.ts'

const shareOfLast = 0.01
/** As much of a series that was always above 0 must lie before its take-off. */
const leastBefore = 0.2
const fewestOrigins = 3
const neededGain = 0.1
const curves = [
  { name: 'logistic', curve: logistic },
  { name: 'gompertz', curve: gompertz },
] as const

/**
 * How many values lie before the first above 1 % of the last, in a series without negative values: of 0, 0, .1, 2, 50
 * it is 3. They tell nothing of the growth to come. It is 0 where the series does not take off. Where it was always above
 * zero logarithms and networks can tell of its growth, so that it is 0 too where fewer than `fewest` values would be
 * left, or where the beginning is less than a fifth of the series: a curve for each long series that began small cost
 * more than a fifth of the error on M4's.
 */
export function takeOffStart(values: readonly number[], fewest: number): number {
  const last = values.at(-1) ?? 0
  if (last <= 0 || values.some((value) => value < 0)) return 0
  const start = values.findIndex((value) => value > shareOfLast * last)
  const isLong = values.length - start >= fewest && start >= leastBefore * values.length
  return !isLong && values.every((value) => value > 0) ? 0 : start
}

/** A curve that won: its forecast, what it would have said at each of the past origins, and its scaled error there. */
export type AdmittedCurve = {
  readonly member: Member
  readonly past: readonly (readonly number[])[]
  readonly error: number
}

/**
 * The growth curves that, on at least three rolling origins, were at least 10 % nearer the truth than the combination.
 * `most` is the limit that cannot be passed, such as 100 of a share.
 */
export function admittedCurves(
  series: readonly number[],
  period: Period,
  past: readonly PastForecast[],
  { horizon, most }: { readonly horizon: number; readonly most: number },
): AdmittedCurve[] {
  if (past.length < fewestOrigins) return []
  const toBeat =
    (1 - neededGain) *
    pastScaledError(
      series,
      period,
      past,
      past.map(({ central }) => central.forecast),
    )
  return curves.flatMap(({ name, curve }) => {
    const forecast = (known: number, steps: number) =>
      growthForecast(curve, fitGrowth(series.slice(0, known), curve, most), known, steps)
    const forecasts = past.map(({ known, truth }) => forecast(known, truth.length))
    const error = pastScaledError(series, period, past, forecasts)
    if (error > toBeat) return []
    return [
      {
        member: { name, scale: 'values' as const, forecast: forecast(series.length, horizon) },
        past: forecasts,
        error,
      },
    ]
  })
}
