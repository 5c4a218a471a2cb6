/** Where does the crowd expect a number or a date to fall? The forecasts' distributions are mixed: what half of the crowd holds possible stays possible. */
import { InvalidInput } from '../invalid-input.ts'
import { poolWeights } from './pool.ts'
import { mustBeProbabilities } from './probabilities.ts'
import { sharesOf } from './weighted-mean.ts'

/** A cumulative distribution on a grid of points: the chances to lie at or below each, never falling. All forecasts of a question share the grid (201 points). */
export type Cdf = ArrayLike<number>

/**
 * The mixture of distributions: at each point the weighted mean of the chances (the linear opinion pool of Stone 1961; the published rule of Metaculus with
 * `recencyWeights`). Of [0, .2, 1] and [0, .8, 1] with weights [1, 2] it is [0, .6, 1].
 *
 * `cdfs` are one a person, oldest first; `weights` go with them, or are null when all count alike. Throws `InvalidInput` for no distributions, for grids that
 * differ in length, for chances outside 0 to 1 or falling, and for weights that are negative, too few, too many or all zero.
 */
export function meanOfCdfs(cdfs: readonly Cdf[], weights: ArrayLike<number> | null): Float64Array {
  mustBeCdfs(cdfs)
  const shares = sharesOf(weights ?? new Float64Array(cdfs.length).fill(1), cdfs.length)
  const mixture = new Float64Array(cdfs[0]?.length ?? 0)
  for (const [i, cdf] of cdfs.entries()) addShare(mixture, cdf, shares[i] ?? 0)
  return mixture.map((chance) => Math.min(1, chance)) // shares sum to 1 but for rounding
}

function addShare(mixture: Float64Array, cdf: Cdf, share: number): void {
  for (let k = 0; k < mixture.length; k++) mixture[k] = (mixture[k] ?? 0) + share * (cdf[k] ?? 0)
}

/**
 * Farsight's own mixture, with the weights of its pool (`poolWeights`): fresh and proven voices count more. Of [0, .2, 1] and [0, .8, 1] with skills [1, 3] it is
 * [0, .65, 1]. The community's calibration is of chances and has no place here. Errors as `meanOfCdfs` and `poolWeights`.
 */
export function poolOfCdfs(cdfs: readonly Cdf[], skills: ArrayLike<number> | null): Float64Array {
  return meanOfCdfs(cdfs, poolWeights(cdfs.length, skills))
}

/** Throws `InvalidInput` unless these are one or more grids of one length, of chances from 0 to 1 that never fall. */
export function mustBeCdfs(cdfs: readonly Cdf[]): void {
  const points = cdfs[0]?.length ?? 0
  if (points === 0) throw new InvalidInput('cdfs', 'must not be empty')
  for (const [i, cdf] of cdfs.entries()) {
    if (cdf.length !== points) throw new InvalidInput(`cdfs[${i}]`, `must have ${points} points like the first, not ${cdf.length}`)
    mustBeProbabilities(`cdfs[${i}]`, cdf)
    const falls = Array.from(cdf).findIndex((chance, k) => chance < (cdf[k - 1] ?? 0))
    if (falls >= 0) throw new InvalidInput(`cdfs[${i}][${falls}]`, `must not fall, from ${cdf[falls - 1]} to ${cdf[falls]}`)
  }
}
