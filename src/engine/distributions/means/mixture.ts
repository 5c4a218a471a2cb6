/**
 * What do several distributions say together? The chance of at most x, averaged over them: what half of them hold
 * possible stays possible.
 */
import { sharesOf } from '../../shares.ts'
import { mustShareGrid } from '../cdf.ts'

/**
 * The weighted mean of CDFs, point by point (linear opinion pool; Stone 1961; with `recencyWeights` the published rule
 * of Metaculus): the CDF of someone who first draws a forecaster by weight and then an outcome from that forecaster. Of
 * [0, .2, 1] with weight 1 and [0, .8, 1] with weight 3 it is [0, .65, 1].
 *
 * `cdfs` are on one scale and have equally many points; `weights` are one a CDF, none negative, in any unit, or null
 * when all count alike. A mixture of valid forecasts is a valid forecast. Throws `InvalidInput` for no CDFs, unequal
 * points, what is no CDF, and weights that are too few, too many, negative, not finite or all zero.
 */
export function mixture(cdfs: readonly ArrayLike<number>[], weights: ArrayLike<number> | null): Float64Array {
  const points = mustShareGrid(cdfs)
  const shares = sharesOf(weights ?? new Float64Array(cdfs.length).fill(1), cdfs.length)
  const mixed = new Float64Array(points)
  cdfs.forEach((cdf, k) => {
    const share = shares[k] ?? 0
    for (let i = 0; i < mixed.length; i++) mixed[i] = (mixed[i] ?? 0) + share * (cdf[i] ?? Number.NaN)
  })
  return mixed.map((chance) => Math.min(1, chance)) // shares sum to 1 but for rounding
}
