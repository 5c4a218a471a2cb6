/** The few figures of lists of numbers that the rules of holding ask for. */
import type { Observation } from '#series/series.ts'

export function meanOf(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0) / values.length
}

/** The standard deviation about the mean. */
export function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

/** Between neighbours on a straight line: the half of [1, 2, 4] is 2, its quarter 1.5. */
export function quantileOf(values: readonly number[], chance: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = chance * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? Number.NaN
  return below + (place % 1) * ((sorted[Math.ceil(place)] ?? below) - below)
}

/** From the lowest value to the highest. */
export function rangeOf(observations: readonly Observation[]): number {
  const values = observations.map(([, value]) => value)
  return (
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity)
  )
}
