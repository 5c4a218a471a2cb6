/**
 * Possible futures of a projected series, step by step: each step's values are distributed as the projection says, and
 * neighbours go together.
 */
import { InvalidInput, mustBeCount } from '../../invalid-input.ts'
import { standardNormal, type Random } from '../../random.ts'
import { clip } from '../../units.ts'
import type { Period } from '../methods/central-forecast.ts'
import { quantilesOf } from '../bands/knots.ts'
import { normalChance } from '../normal-chance.ts'
import type { Projection } from '../projection.ts'

type Simulable = Pick<Projection, 'points' | 'bounds' | 'period'>

/**
 * How the normal scores of the steps' errors go together: a random walk whose variance grows with step ^ `growth`, and
 * beside it noise of each step's own, of variance `noise` where that of the first step of the walk is 1. Fitted to the
 * errors of series whose future is known (`npm run bench -- paths` prints what it found and how near these come):
 * neighbouring years correlate by .75 to .95, months by .4 at first and .9 three years on.
 */
export const pathDependence: Readonly<Record<Period, { growth: number; noise: number }>> = {
  1: { growth: 0.9, noise: 0 },
  4: { growth: 0.8, noise: 0.55 },
  12: { growth: 0.5, noise: 1.4 },
}

/**
 * The correlation of the normal scores of steps `s` and `t`, counted from 1, s <= t: v_s / root((v_s + noise)(v_t +
 * noise)) with v = step ^ growth. Of the first two years it is 2 ^ -.45 = .732.
 */
export function stepCorrelation(period: Period, s: number, t: number): number {
  const { growth, noise } = pathDependence[period]
  const [earlier, later] = [s ** growth, t ** growth]
  return s === t ? 1 : earlier / Math.sqrt((earlier + noise) * (later + noise))
}

/**
 * `count` paths of `horizon` steps, by a Gaussian copula (Sklar 1959; Nelsen 2006, chapter 2): the normal scores of two
 * steps correlate as `stepCorrelation` says, and each score becomes the quantile of its step. At each step many paths
 * have the projection's median, bands and bounds. Throws `InvalidInput` where `count` is below 1, or `horizon` is below
 * 1 or beyond the projection's.
 */
export function simulatePaths(projection: Simulable, count: number, horizon: number, random: Random): Float64Array[] {
  mustBeCount('count', count, 1)
  mustBeCount('horizon', horizon, 1)
  const points = projection.points.slice(0, horizon)
  if (points.length < horizon)
    throw new InvalidInput('horizon', `must be no more than the projection's ${points.length}`)
  const quantiles = points.map(({ knots }) => quantilesOf(knots, projection.bounds))
  const { growth, noise } = pathDependence[projection.period]
  const variances = points.map((_, i) => (i + 1) ** growth)
  return Array.from({ length: count }, () => {
    let walk = 0
    return Float64Array.from(quantiles, (quantile, i) => {
      const variance = variances[i]!
      walk += Math.sqrt(variance - (variances[i - 1] ?? 0)) * standardNormal(random)
      const own = noise > 0 ? Math.sqrt(noise) * standardNormal(random) : 0
      // Beyond a billionth the tails are anyone's guess, and 0 and 1 have no quantile.
      return quantile(clip(normalChance((walk + own) / Math.sqrt(variance + noise)), 1e-9))
    })
  })
}
