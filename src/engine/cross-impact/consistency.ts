/**
 * Whether a configuration holds together: no descriptor is pulled harder to another of its states than to the one it is
 * in.
 */
import type { Configuration, CrossImpactMatrix } from './cross-impact-matrix.ts'
import { impactBalances } from './impact-balances.ts'

/**
 * For each descriptor, the balance of its chosen state minus the best balance among its other states: how far it is
 * from being pulled elsewhere. Negative where it is; infinite for a descriptor with a single state, which nothing can
 * move. In the unit of the judgements.
 *
 * Throws `InvalidInput` for a configuration that is none (Weimer-Jehle 2006). Worked: with balances [[0, 0], [2, -2]]
 * the configuration [0, 1] has margins [0, -4].
 */
export function consistencyMargins(matrix: CrossImpactMatrix, configuration: Configuration): number[] {
  return impactBalances(matrix, configuration).map((balances, descriptor) => {
    const chosen = configuration[descriptor]!
    const others = balances.filter((_, state) => state !== chosen)
    return balances[chosen]! - Math.max(...others)
  })
}

/**
 * The smallest of the margins: at least 0 for a consistent configuration, and then the strength that contrary influence
 * on its weakest descriptor may have before it falls; below 0 the inconsistency. Throws `InvalidInput` for a
 * configuration that is none. Worked: of margins [0, -4] it is -4.
 */
export function consistencyMargin(matrix: CrossImpactMatrix, configuration: Configuration): number {
  return Math.min(...consistencyMargins(matrix, configuration))
}

/**
 * z is consistent if and only if theta_{j,z_j} >= theta_jl for all descriptors j and states l (Weimer-Jehle 2006); a
 * tie is consistent. Throws `InvalidInput` for a configuration that is none. Worked: with a smallest margin of -4 it is
 * not, with 0 it is.
 */
export function isConsistent(matrix: CrossImpactMatrix, configuration: Configuration): boolean {
  return consistencyMargin(matrix, configuration) >= -matrix.tolerance
}
