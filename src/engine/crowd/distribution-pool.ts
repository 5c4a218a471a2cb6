/**
 * Where does Farsight's own crowd expect a number or a date to fall? The forecasts' distributions, mixed with the
 * weights of the pool.
 */
import { mixture } from '../distributions/means/mixture.ts'
import { poolWeights } from './pool.ts'

/**
 * The mixture of CDFs with the weights of the pool (`poolWeights`): fresh and proven voices count more. Of [0, .2, 1]
 * and [0, .8, 1] with skills [1, 3] it is [0, .65, 1]. The community's calibration is of chances and has no place here.
 *
 * `cdfs` are one a person, oldest first; all forecasts of a question share the grid (201 points). Errors as `mixture`
 * and `poolWeights`.
 */
export function poolOfCdfs(cdfs: readonly ArrayLike<number>[], skills: ArrayLike<number> | null): Float64Array {
  return mixture(cdfs, poolWeights(cdfs.length, skills))
}
