/**
 * Why a configuration does not hold together: which choices pull which descriptor to which other state, and by how
 * much.
 */
import { mustBeConfiguration, type Configuration, type CrossImpactMatrix } from './cross-impact-matrix.ts'

/** What one chosen state says: positive away from the chosen state, negative in its favour. */
export type Contribution = { readonly descriptor: number; readonly state: number; readonly pull: number }

/** A descriptor that is pulled away from its chosen state. */
export type Pull = {
  readonly descriptor: number
  readonly chosen: number
  /** The state it is pulled to. */
  readonly towards: number
  /** By how much the balance there exceeds that of the chosen state; the contributions add up to it. */
  readonly excess: number
  /** All choices that bear on this, the strongest pull first, those against it last. */
  readonly contributions: Contribution[]
}

/**
 * Every state that draws a descriptor away from the chosen one, the strongest first; empty for a consistent
 * configuration. The difference of two balances is taken apart into the rows it is a sum of: pull_i = C_ij(z_i, l) -
 * C_ij(z_i, z_j) (Weimer-Jehle 2006).
 *
 * Throws `InvalidInput` for a configuration that is none. Worked: with rows [0, 0, 2, -2], [0, 0, -1, 1], [1, -1, 0,
 * 0], [0, 0, 0, 0] the configuration [0, 1] is pulled in descriptor 1 towards state 0 by 4, all of it by state 0 of
 * descriptor 0.
 */
export function explainInconsistency(matrix: CrossImpactMatrix, configuration: Configuration): Pull[] {
  mustBeConfiguration(matrix, configuration)
  const pulls: Pull[] = []
  matrix.states.forEach((count, descriptor) => {
    for (let towards = 0; towards < count; towards++) {
      const pull = pullTowards(matrix, configuration, descriptor, towards)
      if (pull.excess > matrix.tolerance) pulls.push(pull)
    }
  })
  return pulls.toSorted((one, other) => other.excess - one.excess)
}

function pullTowards(
  matrix: CrossImpactMatrix,
  configuration: Configuration,
  descriptor: number,
  towards: number,
): Pull {
  const { judgements, size, starts } = matrix
  const chosen = configuration[descriptor]!
  const column = starts[descriptor]!
  const all = configuration.map((state, from) => {
    const row = (starts[from]! + state) * size
    return { descriptor: from, state, pull: judgements[row + column + towards]! - judgements[row + column + chosen]! }
  })
  return {
    descriptor,
    chosen,
    towards,
    excess: all.reduce((sum, { pull }) => sum + pull, 0),
    contributions: all.filter(({ pull }) => pull !== 0).toSorted((one, other) => other.pull - one.pull),
  }
}
