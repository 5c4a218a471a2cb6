/**
 * Possible futures of a projected series, step by step: each step's values are distributed as the projection says, and
 * neighbours go together.
 */
import { InvalidInput, mustBeCount } from '../invalid-input.ts'
import { standardNormal, type Random } from '../random.ts'
import { clip } from '../units.ts'
import type { Period } from './methods/central-forecast.ts'
import { quantilesOf } from './bands/knots.ts'
import { normalChance } from './normal-chance.ts'
import type { Projection } from './projection.ts'

type Simulable = Pick<Projection, 'points' | 'bounds' | 'period'>

/**
 * How much of a step's normal score is a random walk through the steps, the rest being its own: fitted to the
 * correlations between the steps' errors on the public series (.79 to .94 between neighbouring years, .4 to .8 between
 * months).
 */
const shareOfWalk: Readonly<Record<Period, number>> = { 1: 1, 4: 0.86, 12: 0.73 }

/**
 * `count` paths of `horizon` steps, by a Gaussian copula (Sklar 1959; Nelsen 2006, chapter 2): the normal scores of
 * steps s < t correlate by share root(s / t), and each score becomes the quantile of its step. At each step many paths
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
  const share = shareOfWalk[projection.period]
  return Array.from({ length: count }, () => {
    let walk = 0
    return Float64Array.from(quantiles, (quantile, i) => {
      walk += standardNormal(random)
      const own = share < 1 ? Math.sqrt(1 - share) * standardNormal(random) : 0
      const score = Math.sqrt(share / (i + 1)) * walk + own
      // Beyond a billionth the tails are anyone's guess, and 0 and 1 have no quantile.
      return quantile(clip(normalChance(score), 1e-9))
    })
  })
}
