/** How the errors of a projection's steps go together, and what a series tells of that itself. */
import { mean, median } from '../../statistics.ts'
import type { Period } from '../methods/central-forecast.ts'

/**
 * Of the normal scores of the steps' errors: a random walk whose variance grows with step ^ `growth`, and beside it
 * noise of each step's own, of variance `noise` where that of the first step of the walk is 1.
 */
export type Dependence = { readonly growth: number; readonly noise: number }

/**
 * Of a series of which nothing else is known, fitted to the errors of series whose future is known: neighbouring years
 * correlate by .75 to .95, months by .4 at first and .9 three years on.
 */
export const usualDependence: Readonly<Record<Period, Dependence>> = {
  1: { growth: 0.9, noise: 0 },
  4: { growth: 0.8, noise: 0.55 },
  12: { growth: 0.5, noise: 1.4 },
}

/**
 * `times`: the noise for each point by which changes turn back, once a season's own are taken out. Fitted to quarters of
 * M4's pasts and to months of M3, each half of them judged on the other (docs/benchmarks.md). With years it gained next
 * to nothing, and not in every era.
 */
const own = { 4: { growth: 0.8, times: 3 }, 12: { growth: 0.7, times: 8 } } as const

/** Ten years tell it; of quarters that is little. */
const mostChanges = { 4: 48, 12: 120 } as const
/** Beyond so many usual changes one is counted as so large: one strike must not tell how months go together. */
const mostUsualChanges = 3
/** The median of the sizes of normal numbers, in their standard deviations. */
const medianSize = 0.6745

/**
 * Of `values`, the newest last. A price goes on from wherever it has come to, and has no noise; sales of a month, or
 * rain, turn back at once, and have much: where r is the correlation of a change with the next, noise = `times` max(0,
 * -r), r freed of its bias: where it is -.25, months have a noise of 2, and neighbours one step ahead correlate by .303.
 */
export function dependenceOf(values: readonly number[], period: Period): Dependence {
  if (period === 1) return usualDependence[1]
  const { growth, times } = own[period]
  return { growth, noise: times * Math.max(0, -turningBack(values, period)) }
}

/** The correlation of a change with the next, seasons taken out: -1 to 1, 0 where none changes. */
function turningBack(values: readonly number[], period: 4 | 12): number {
  if (values.length < 2) return 0
  const used = values.slice(-mostChanges[period] - 1)
  const changes = used.slice(1).map((value, i) => value - used[i]!)
  const ofSeason = Array.from({ length: period }, (_, season) => changes.filter((__, i) => i % period === season))
  const means = ofSeason.map((some) => (some.length > 0 ? mean(some) : 0))
  const apart = changes.map((change, i) => change - means[i % period]!)
  const most = (mostUsualChanges * median(apart.map(Math.abs))) / medianSize
  const tame = apart.map((one) => Math.max(-most, Math.min(most, one)))
  const all = tame.reduce((sum, one) => sum + one ** 2, 0)
  const found = tame.slice(1).reduce((sum, one, i) => sum + one * tame[i]!, 0)
  // Where nothing goes together it comes out too low by about as much as means were fitted for each change.
  return all > 0 ? found / all + period / apart.length : 0
}

/**
 * The correlation of the normal scores of steps `s` and `t`, counted from 1, s <= t: v_s / root((v_s + noise)(v_t +
 * noise)) with v = step ^ growth. Of the first two years it is 2 ^ -.45 = .732.
 */
export function stepCorrelation({ growth, noise }: Dependence, s: number, t: number): number {
  const [earlier, later] = [s ** growth, t ** growth]
  return s === t ? 1 : earlier / Math.sqrt((earlier + noise) * (later + noise))
}
