/**
 * One line into the future out of several methods: medians of four members on the series and on its logarithm, and the
 * mean of the two.
 */
import { InvalidInput, mustBeCount } from '../../invalid-input.ts'
import { median } from '../../statistics.ts'
import { dynamicTheta } from './dynamic-theta.ts'
import { exponentialSmoothing, smoothingDeviations, smoothingForecast } from './exponential-smoothing.ts'
import { drift } from './naive.ts'
import {
  isSeasonal,
  noSeasonality,
  shrunkPattern,
  withoutSeasons,
  withSeasons,
  type Seasonality,
} from './seasonality.ts'
import { theta } from './theta.ts'

/** The number of values in a year: of yearly, quarterly and monthly series. */
export type Period = 1 | 4 | 12
export type MemberName = 'holt' | 'damped' | 'theta' | 'dynamic-theta' | 'logistic' | 'gompertz'
export type Member = {
  readonly name: MemberName
  readonly scale: 'values' | 'logarithms'
  readonly forecast: readonly number[]
}

export type CentralForecast = {
  readonly forecast: readonly number[]
  readonly members: readonly Member[]
  readonly seasonality: Seasonality
  /** Standard deviations of the errors that the damped member expects of itself. */
  readonly deviations: readonly number[]
  /** What the random walk with drift would say, with the same seasons. */
  readonly drift: readonly number[]
}

/**
 * Standard errors of the autocorrelation beyond which seasons are looked for; the shrinking takes care of the doubtful
 * ones.
 */
const seasonalBeyond = 1
/** A forecast of logarithms is never more than e^3, 20 times, the largest value seen. */
const largestLogarithmsAhead = 3

/**
 * Forecasts `horizon` steps on, in the unit of `series` (a combination in the manner of Petropoulos and Svetunkov
 * 2020). Members on logarithms are left out where a value is not positive, or on wish. Of 1, 2, ..., 12 the next is
 * 13.32. Throws `InvalidInput` with fewer than six values.
 */
export function centralForecast(
  series: readonly number[],
  period: Period,
  horizon: number,
  { logarithms = true }: { logarithms?: boolean } = {},
): CentralForecast {
  mustBeCount('horizon', horizon, 1)
  if (series.length < 6) throw new InvalidInput('series', `must have at least 6 values, not ${series.length}`)
  const seasonality = seasonalityOf(series, period)
  const adjusted = withoutSeasons(series, seasonality)
  const seasonal = (values: readonly number[]) => withSeasons(values, seasonality, series.length)
  const onValues = membersOf(adjusted, horizon)
  const onLogarithms = logarithms && series.every((value) => value > 0) ? membersOfLogarithms(adjusted, horizon) : []
  const medians = [onValues.members, onLogarithms].filter((members) => members.length > 0).map(medianOf)
  return {
    forecast: seasonal(
      medians[0]!.map((_, i) => medians.reduce((sum, values) => sum + values[i]!, 0) / medians.length),
    ),
    members: [...onValues.members, ...onLogarithms].map((member) => ({
      ...member,
      forecast: seasonal(member.forecast),
    })),
    seasonality,
    deviations: onValues.deviations,
    drift: seasonal(drift(adjusted, horizon)),
  }
}

/** The seasons that members leave out of `series` and put back: none where nothing speaks for any. */
export function seasonalityOf(series: readonly number[], period: Period): Seasonality {
  return isSeasonal(series, period, seasonalBeyond) ? shrunkPattern(series, period) : noSeasonality
}

function membersOf(values: readonly number[], horizon: number) {
  const damped = exponentialSmoothing(values, 'damped')
  const forecasts = {
    holt: smoothingForecast(exponentialSmoothing(values, 'linear'), horizon),
    damped: smoothingForecast(damped, horizon),
    theta: theta(values, horizon),
    'dynamic-theta': dynamicTheta(values, horizon),
  }
  const names = ['holt', 'damped', 'theta', 'dynamic-theta'] as const
  return {
    members: names.map((name): Member => ({ name, scale: 'values', forecast: forecasts[name] })),
    deviations: smoothingDeviations(damped, horizon),
  }
}

function membersOfLogarithms(values: readonly number[], horizon: number): Member[] {
  const logarithms = values.map(Math.log)
  const most = logarithms.reduce((a, b) => Math.max(a, b)) + largestLogarithmsAhead
  return membersOf(logarithms, horizon).members.map(({ name, forecast }) => ({
    name,
    scale: 'logarithms',
    forecast: forecast.map((value) => Math.exp(Math.min(value, most))),
  }))
}

function medianOf(members: readonly Member[]): number[] {
  return members[0]!.forecast.map((_, i) => median(members.map(({ forecast }) => forecast[i]!)))
}
