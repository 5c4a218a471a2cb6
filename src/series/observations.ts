/**
 * What can be read off observations without estimating anything. Apart from the schemas, so that the browser needs
 * none.
 */
import { decimalYear } from '#kit/dates.ts'
import type { Observation } from './series.ts'

/** The last value that was observed. */
export function lastOf({ observations }: { observations: readonly Observation[] }): Observation {
  const last = observations.at(-1)
  if (!last) throw new Error('a series has observations')
  return last
}

/**
 * At most `most` points in the order of time, always with the last, for a picture the size of a stamp: [decimal year,
 * value].
 */
export function thinned(observations: readonly Observation[], most = 48): [number, number][] {
  return thinnedTo(observations, most).map(([at, value]) => [Math.round(decimalYear(at) * 1000) / 1000, value])
}

/** At most so many observations, evenly chosen, always with the last. */
export function thinnedTo(observations: readonly Observation[], most: number): Observation[] {
  const step = Math.max(1, Math.ceil(observations.length / most))
  return observations.filter((_, i) => (observations.length - 1 - i) % step === 0)
}

/** The observation this many years before another, to the month, quarter or year; undefined where there is none. */
export function yearsBefore(
  observations: readonly Observation[],
  [at]: Observation,
  years: number,
): Observation | undefined {
  const then = `${Number(at.slice(0, 4)) - years}${at.slice(4)}`
  return observations.find(([one]) => one === then)
}

/** The lowest and the highest value; of several, the latest. */
export function extremesOf(observations: readonly Observation[]): { lowest: Observation; highest: Observation } {
  const first = lastOf({ observations })
  return {
    lowest: observations.reduce((a, b) => (b[1] <= a[1] ? b : a), observations[0] ?? first),
    highest: observations.reduce((a, b) => (b[1] >= a[1] ? b : a), observations[0] ?? first),
  }
}
