/** Whether a series repeats itself every year, by how much in each season, and what it is without that. */
import { InvalidInput, mustAllBeFinite, mustBeCount } from '../../invalid-input.ts'
import { mean } from '../../statistics.ts'

/**
 * `pattern[i]` belongs to values i, i + period, i + 2 period, ... of the series; factors have mean 1, addends mean 0.
 */
export type Seasonality = { readonly kind: 'none' | 'factors' | 'addends'; readonly pattern: readonly number[] }

export const noSeasonality: Seasonality = { kind: 'none', pattern: [0] }
const neutral = { none: 0, factors: 1, addends: 0 }

/** The autocorrelation of `series` at `lag`: of [1, 2, 3, 4, 5] at 1 it is .4. Of a constant series it is 0. */
export function autocorrelation(series: readonly number[], lag: number): number {
  mustBeCount('lag', lag)
  const centre = mean(series)
  let [together, alone] = [0, 0]
  for (let t = 0; t < series.length; t++) {
    alone += (series[t]! - centre) ** 2
    if (t >= lag) together += (series[t]! - centre) * (series[t - lag]! - centre)
  }
  return alone === 0 ? 0 : together / alone
}

/**
 * Whether the autocorrelation at a whole `period` lies beyond `errors` of Bartlett's standard errors sqrt((1 + 2 sum of
 * r_i^2, i < period) / n); 1.645 is the 90 % test of the M4 competition (Makridakis, Spiliotis and Assimakopoulos
 * 2020). Never with fewer than three periods, nor with period 1. Of 1, 2, 3, 4 three times over (r_4 = .667, standard
 * error .373) it is true.
 */
export function isSeasonal(series: readonly number[], period: number, errors = 1.645): boolean {
  mustBeCount('period', period, 1)
  if (period === 1 || series.length < 3 * period) return false
  let sum = 1
  for (let lag = 1; lag < period; lag++) sum += 2 * autocorrelation(series, lag) ** 2
  return Math.abs(autocorrelation(series, period)) > errors * Math.sqrt(sum / series.length)
}

/**
 * The pattern by classical decomposition: each value over (or, where a value is not positive, less) its centred moving
 * average of one period, averaged by season and brought to mean 1 (0). Of 1, 3, 1, 3, 1, 3 with period 2 it is the
 * factors .5 and 1.5. Throws `InvalidInput` with fewer than two periods.
 */
export function classicalPattern(series: readonly number[], period: number): Seasonality {
  const { kind, ratios } = seasonalRatios(series, period)
  return centred(kind, ratios.map(mean))
}

/** What is left of the say of a year's ratio after one more year: an old winter tells less than a new one. */
const keptPerYear = 0.8

/**
 * As `classicalPattern`, but newer years weigh more (.8 per year) and the pattern is drawn towards none by James and
 * Stein's rule as far as it is within its own noise: by 1 - (period - 3) v / sum of squared deviations, v the mean
 * squared standard error (Miller and Williams 2003). A pattern that repeats itself exactly is kept whole. On the public
 * quarterly and monthly series this takes .01 off OWA.
 */
export function shrunkPattern(series: readonly number[], period: number): Seasonality {
  const { kind, ratios } = seasonalRatios(series, period)
  const weighted = ratios.map(weightedMean)
  const { pattern } = centred(
    kind,
    weighted.map(({ value }) => value),
  )
  const noise = mean(weighted.map(({ squaredError }) => squaredError))
  const size = pattern.reduce((sum, value) => sum + (value - neutral[kind]) ** 2, 0)
  const kept = size === 0 ? 0 : Math.max(0, 1 - (Math.max(0, period - 3) * noise) / size)
  return { kind, pattern: pattern.map((value) => neutral[kind] + kept * (value - neutral[kind])) }
}

/** The series without the pattern: divided by its factors, or less its addends. */
export function withoutSeasons(series: readonly number[], { kind, pattern }: Seasonality): number[] {
  const at = (t: number) => pattern[t % pattern.length]!
  return series.map((value, t) => (kind === 'factors' ? value / at(t) : value - at(t)))
}

/** Values that follow the first `after` values of a series, with the pattern again. */
export function withSeasons(values: readonly number[], { kind, pattern }: Seasonality, after: number): number[] {
  const at = (i: number) => pattern[(after + i) % pattern.length]!
  return values.map((value, i) => (kind === 'factors' ? value * at(i) : value + at(i)))
}

/** By season, each value over (or less) the average around it. */
function seasonalRatios(series: readonly number[], period: number) {
  mustAllBeFinite('series', series)
  mustBeCount('period', period, 2)
  if (series.length < 2 * period) throw new InvalidInput('series', `must have at least two periods of ${period}`)
  const kind: 'factors' | 'addends' = series.every((value) => value > 0) ? 'factors' : 'addends'
  const ratios: number[][] = Array.from({ length: period }, () => [])
  const half = Math.floor(period / 2)
  for (let t = half; t + half < series.length; t++) {
    const average = centredAverage(series, t, period)
    ratios[t % period]!.push(kind === 'factors' ? series[t]! / average : series[t]! - average)
  }
  return { kind, ratios }
}

/** The average over one period around the value at t, with half weights at both ends where the period is even. */
function centredAverage(series: readonly number[], t: number, period: number): number {
  const half = Math.floor(period / 2)
  let sum = 0
  for (let i = t - half; i <= t + half; i++)
    sum += series[i]! * (period % 2 === 0 && Math.abs(i - t) === half ? 0.5 : 1)
  return sum / period
}

function centred(kind: 'factors' | 'addends', values: readonly number[]) {
  const middle = mean(values)
  return { kind, pattern: values.map((value) => (kind === 'factors' ? value / middle : value - middle)) }
}

/** The mean of a season's ratios, the newest last, and the square of its standard error. */
function weightedMean(ratios: readonly number[]): { value: number; squaredError: number } {
  const weights = ratios.map((_, i) => keptPerYear ** (ratios.length - 1 - i))
  const sum = weights.reduce((a, b) => a + b, 0)
  const value = ratios.reduce((total, ratio, i) => total + (weights[i]! / sum) * ratio, 0)
  const plain = mean(ratios)
  const variance = ratios.reduce((total, ratio) => total + (ratio - plain) ** 2, 0) / Math.max(1, ratios.length - 1)
  return { value, squaredError: variance * weights.reduce((total, weight) => total + (weight / sum) ** 2, 0) }
}
