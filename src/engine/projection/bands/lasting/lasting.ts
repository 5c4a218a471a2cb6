/** Whether the changes of a quarterly series go on or turn back: its bands grow faster or slower from step to step. */
import { lastingLateSteps } from '../late-step-constants.ts'
import { withLateSteps } from '../late-steps.ts'
import { lastingConstants } from './lasting-constants.ts'

const [year, years] = [4, 12]
/** Ten years: of shorter series bands that heeded it were worse (docs/benchmarks.md). */
const fewest = 40
/** Beyond these a series is taken for no stranger: so far hardly any was known. */
const bounds = [0.3, 1.8] as const
const middle = 3

/**
 * How much the changes of three years differ from each other, beside those of one year: 1 where each year is as good as
 * any other (a random walk, but for what a short series misses of it), down to 3 ^ -1/2 where all turns back to a level
 * or a line, and up to 3 ^ 1/2 where it goes on. Null where the series is too short, or one year is like the other.
 */
export function lastingOf(series: readonly number[]): number | null {
  if (series.length < fewest) return null
  const [one, three] = [spreadOf(series, year), spreadOf(series, years)]
  if (!(one > 0)) return null
  const [least, most] = bounds
  return Math.min(most, Math.max(least, three / one / Math.sqrt(years / year)))
}

/** The standard deviation of the changes over so many steps. */
function spreadOf(series: readonly number[], steps: number): number {
  const changes = series.slice(steps).map((value, i) => value - series[i]!)
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
  return Math.sqrt(changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / changes.length)
}

/**
 * How many times as wide the bands of such a series are `step` quarters ahead: (step / from) ^ (power ln(lasting /
 * usual)). With power .3, from 2 and usual .8 the bands of .6 are .84 times as wide at step 16, those of 1 are 1.15 times.
 */
export function lastingWidening(lasting: number, step: number, constants = lastingConstants): number {
  const { power, from, usual } = constants
  return (step / from) ** (power * Math.log(lasting / usual))
}

/**
 * Knots for the quarters 1, 2, ... after `series`, each as far from its median as its changes go on, and wider at late
 * steps by what is still missing there; where it is not told how far they go on, by what is missing in all.
 */
export function withLasting(knots: readonly (readonly number[])[], series: readonly number[]): number[][] {
  const lasting = lastingOf(series)
  if (lasting === null) return withLateSteps(knots, 4)
  const all = withLateSteps(knots, 4, lastingLateSteps)
  return all.map((at, i) => {
    const [times, median] = [lastingWidening(lasting, i + 1), at[middle]!]
    return at.map((knot) => median + times * (knot - median))
  })
}
