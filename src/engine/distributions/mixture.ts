/** What do several distributions say together? The chance of at most x, averaged over them. */
import { InvalidInput, mustAllBeFinite } from '../invalid-input.ts'
import { mustBeCdf } from './cdf.ts'

/**
 * The weighted mean of CDFs, point by point (linear opinion pool; Stone 1961): the CDF of someone who first draws a forecaster by weight and then an outcome
 * from that forecaster. Of [0, .2, 1] with weight 1 and [0, .8, 1] with weight 3 it is [0, .65, 1].
 *
 * `cdfs` are on one scale and have equally many points; `weights` are one a CDF, none negative, in any unit, or null when all count alike. A mixture of valid
 * forecasts is a valid forecast. Throws `InvalidInput` for no CDFs, unequal points, what is no CDF, and weights that are too few, too many, negative, not
 * finite or all zero.
 */
export function mixture(cdfs: readonly ArrayLike<number>[], weights: ArrayLike<number> | null = null): Float64Array {
  const [first] = cdfs
  if (!first) throw new InvalidInput('cdfs', 'must not be empty')
  const shares = sharesOf(weights, cdfs.length)
  const mixed = new Float64Array(first.length)
  cdfs.forEach((cdf, k) => {
    if (cdf.length !== first.length)
      throw new InvalidInput(`cdfs[${k}]`, `must have ${first.length} points like the first, not ${cdf.length}`)
    mustBeCdf(`cdfs[${k}]`, cdf)
    const share = shares[k] ?? 0
    for (let i = 0; i < mixed.length; i++) mixed[i] = (mixed[i] ?? 0) + share * (cdf[i] ?? Number.NaN)
  })
  return mixed
}

/** Weights brought to a sum of 1. */
function sharesOf(weights: ArrayLike<number> | null, count: number): Float64Array {
  if (!weights) return new Float64Array(count).fill(1 / count)
  if (weights.length !== count) throw new InvalidInput('weights', `must be as many as there are CDFs: ${count}, not ${weights.length}`)
  mustAllBeFinite('weights', weights)
  let greatest = 0
  for (let k = 0; k < count; k++) {
    const weight = weights[k] ?? 0
    if (weight < 0) throw new InvalidInput(`weights[${k}]`, `must not be negative, but is ${weight}`)
    greatest = Math.max(greatest, weight)
  }
  if (greatest === 0) throw new InvalidInput('weights', 'must not all be zero')
  // By the greatest first: a sum of weights near 1e308 would be infinite.
  const scaled = Float64Array.from(weights, (weight) => weight / greatest)
  const total = scaled.reduce((sum, weight) => sum + weight, 0)
  return scaled.map((weight) => weight / total)
}
