/** How strongly a configuration as a whole pulls each descriptor towards each of its states. */
import { mustBeConfiguration, type Configuration, type CrossImpactMatrix } from './cross-impact-matrix.ts'

/**
 * The impact balances theta_jl(z) = sum over i of C_ij(z_i, l): what the chosen states of all descriptors say together
 * about state l of descriptor j (Weimer-Jehle 2006). Empty own blocks add nothing, judged ones count.
 *
 * Answers `balances[descriptor][state]`, in the unit of the judgements. Throws `InvalidInput` for a configuration that
 * is none. Worked: with rows [0, 0, 2, -2], [0, 0, -1, 1], [1, -1, 0, 0], [0, 0, 0, 0] the configuration [0, 1] has
 * balances [[0, 0], [2, -2]].
 */
export function impactBalances(matrix: CrossImpactMatrix, configuration: Configuration): number[][] {
  mustBeConfiguration(matrix, configuration)
  const flat = new Float64Array(matrix.size)
  fillBalances(matrix, configuration, flat)
  return matrix.states.map((count, descriptor) => {
    const start = matrix.starts[descriptor]!
    return [...flat.subarray(start, start + count)]
  })
}

/** The same without checks, over all states in a row, for loops that run millions of times: overwrites `balances`. */
function fillBalances(
  { judgements, size, starts }: CrossImpactMatrix,
  configuration: ArrayLike<number>,
  balances: Float64Array,
): void {
  balances.fill(0)
  for (let descriptor = 0; descriptor < starts.length; descriptor++) {
    const row = (starts[descriptor]! + configuration[descriptor]!) * size
    for (let column = 0; column < size; column++) balances[column]! += judgements[row + column]!
  }
}

/**
 * The sum of the balances of the chosen states: how much the parts of a configuration promote each other
 * (ScenarioWizard's "total impact score"). Throws `InvalidInput` for a configuration that is none. Worked: the
 * configuration [0, 1] of the example above has 0 + -2 = -2.
 */
export function totalImpactScore(matrix: CrossImpactMatrix, configuration: Configuration): number {
  return impactBalances(matrix, configuration).reduce(
    (total, balances, descriptor) => total + balances[configuration[descriptor]!]!,
    0,
  )
}
