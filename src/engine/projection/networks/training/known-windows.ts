/** Pasts of series whose next values are known: what networks learn from. */
import { randomIndex, type Random } from '../../../random.ts'
import { seasonalityOf, type Period } from '../../methods/central-forecast.ts'
import { withoutSeasons } from '../../methods/seasonality.ts'
import { pastOf, type Past } from '../past.ts'
import type { NaiveErrors, Target } from './loss.ts'

export type KnownWindow = { readonly past: Past; readonly target: Target }

/** As in the rolling origins of a backtest, no forecast is made from fewer. */
const fewestKnown = 10

/** Up to `most` origins in `series`, drawn at random, from which `horizon` values have come: how many are known at each. */
export function randomOrigins(count: number, horizon: number, most: number, random: Random): number[] {
  const rest = Array.from({ length: Math.max(0, count - horizon - fewestKnown + 1) }, (_, i) => fewestKnown + i)
  const drawn: number[] = []
  while (drawn.length < most && rest.length > 0) drawn.push(...rest.splice(randomIndex(random, rest.length), 1))
  return drawn.toSorted((a, b) => a - b)
}

/** The window of the first `known` values, or null where these are all the same and nobody would project them. */
export function knownWindow(
  series: readonly number[],
  period: Period,
  known: number,
  horizon: number,
): KnownWindow | null {
  const values = series.slice(0, known)
  if (values.every((value) => value === values[0])) return null
  const past = pastOf(values, period, seasonalityOf(values, period))
  const last = past.adjusted[known - 1]!
  const { kind, pattern } = past.seasonality
  const turned = pattern.map((_, i) => pattern[(i + known) % pattern.length]!)
  const truth = withoutSeasons(series.slice(known, known + horizon), { kind, pattern: turned })
  return { past, target: { truth: truth.map((value) => (value - last) / past.scale), last: last / past.scale } }
}

/** An error counts as no more mean changes than this: a few series that had hardly moved would be all of the mean. */
const largestScaled = 50

/** What the naive forecast, the last value with its season, gets wrong on average. */
export function naiveErrorsOf(windows: readonly KnownWindow[]): NaiveErrors {
  let [percentage, scaled, count] = [0, 0, 0]
  for (const { target } of windows) {
    for (const truth of target.truth) {
      const size = Math.abs(target.last + truth) + Math.abs(target.last)
      percentage += size === 0 ? 0 : (200 * Math.abs(truth)) / size
      scaled += Math.min(largestScaled, Math.abs(truth))
      count += 1
    }
  }
  return { percentage: percentage / count, scaled: scaled / count }
}
