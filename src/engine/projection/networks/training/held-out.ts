/** Which windows networks learn from, and which are kept from them to choose and to judge by. */
import { randomIndex, seededRandom } from '../../../random.ts'
import type { Period } from '../../methods/central-forecast.ts'
import { knownWindow, randomOrigins, type KnownWindow } from './known-windows.ts'

export type LongSeries = readonly number[]
export type Sampling = {
  readonly period: Period
  readonly horizon: number
  /** At most so many windows of one series. */
  readonly mostOrigins: number
  readonly seed: number
}

/** So many of `series`, drawn at random: with two parts, those that are drawn and all others. */
export function splitOff<One>(series: readonly One[], count: number, seed: number): { drawn: One[]; rest: One[] } {
  const random = seededRandom(seed)
  const places = new Set<number>()
  while (places.size < Math.min(count, series.length)) places.add(randomIndex(random, series.length))
  return { drawn: series.filter((_, i) => places.has(i)), rest: series.filter((_, i) => !places.has(i)) }
}

/** Windows from random origins of each of the `series`, in their order. */
export function sampledWindows(
  series: readonly LongSeries[],
  { period, horizon, mostOrigins, seed }: Sampling,
): KnownWindow[] {
  const random = seededRandom(seed)
  return series.flatMap((values) =>
    randomOrigins(values.length, horizon, mostOrigins, random).flatMap(
      (known) => knownWindow(values, period, known, horizon) ?? [],
    ),
  )
}
