/**
 * How good forecasts and intervals were, as the M4 competition measured it (Makridakis, Spiliotis and Assimakopoulos
 * 2020).
 */
import { InvalidInput, mustAllBeFinite, mustBeCount } from '../invalid-input.ts'
import { mean } from '../statistics.ts'

export type Interval = { readonly low: number; readonly high: number }

/**
 * The mean of 200 |y - f| / (|y| + |f|), from 0 to 200; 0 where both are 0. Of truth [1] and forecast [3] it is 100.
 */
export function symmetricPercentageError(truth: readonly number[], forecast: readonly number[]): number {
  mustMatch('forecast', forecast, truth)
  return mean(
    truth.map((y, i) => {
      const size = Math.abs(y) + Math.abs(forecast[i]!)
      return size === 0 ? 0 : (200 * Math.abs(y - forecast[i]!)) / size
    }),
  )
}

/** The mean absolute error; of truth [1, 2] and forecast [2, 4] it is 1.5. */
export function meanAbsoluteError(truth: readonly number[], forecast: readonly number[]): number {
  mustMatch('forecast', forecast, truth)
  return mean(truth.map((y, i) => Math.abs(y - forecast[i]!)))
}

/**
 * The mean size of the change over one `period`, by which errors are scaled (Hyndman and Koehler 2006): of [1, 2, 4]
 * with period 1 it is 1.5. Throws `InvalidInput` where `series` is no longer than a period.
 */
export function meanChange(series: readonly number[], period: number): number {
  mustBeCount('period', period, 1)
  mustAllBeFinite('series', series)
  if (series.length <= period) throw new InvalidInput('series', `must be longer than one period of ${period}`)
  let sum = 0
  for (let t = period; t < series.length; t++) sum += Math.abs(series[t]! - series[t - period]!)
  return sum / (series.length - period)
}

/**
 * The mean interval score over `scale` at a `level` such as .95: width, and 2 / (1 - level) times what the truth lies
 * outside (Gneiting and Raftery 2007). The truth 5 with the interval 1 to 4 at level .8 and scale 1 scores 3 + 10 = 13.
 */
export function scaledIntervalScore(
  truth: readonly number[],
  intervals: readonly Interval[],
  level: number,
  scale: number,
): number {
  mustMatch('intervals', intervals, truth)
  const penalty = 2 / (1 - level)
  return mean(
    truth.map((y, i) => {
      const { low, high } = intervals[i]!
      return (high - low + penalty * (Math.max(0, low - y) + Math.max(0, y - high))) / scale
    }),
  )
}

/** The share of the truth inside its intervals, ends included. */
export function coverage(truth: readonly number[], intervals: readonly Interval[]): number {
  mustMatch('intervals', intervals, truth)
  return mean(truth.map((y, i) => (y >= intervals[i]!.low && y <= intervals[i]!.high ? 1 : 0)))
}

function mustMatch(argument: string, given: readonly unknown[], truth: readonly number[]): void {
  mustAllBeFinite('truth', truth)
  if (given.length !== truth.length)
    throw new InvalidInput(argument, `must have the length of truth, ${truth.length}, not ${given.length}`)
}
