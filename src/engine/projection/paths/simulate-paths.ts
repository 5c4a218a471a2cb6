/**
 * Possible futures of a projected series, step by step: each step's values are distributed as the projection says, and
 * neighbours go together.
 */
import { InvalidInput, mustBeCount } from '../../invalid-input.ts'
import type { Random } from '../../random.ts'
import { quantilesOf } from '../bands/knots.ts'
import type { Projection } from '../projection.ts'
import { pathChances } from './path-chances.ts'

type Simulable = Pick<Projection, 'points' | 'bounds' | 'dependence'>

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
  const steps = { from: 1, count: horizon }
  return Array.from({ length: count }, () => {
    const chances = pathChances(projection.dependence, steps, random)
    return Float64Array.from(quantiles, (quantile, i) => quantile(chances[i]!))
  })
}
