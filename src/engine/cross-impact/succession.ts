/** Where a configuration moves when every descriptor follows the strongest pull, and where it ends. */
import { byStates, mustBeConfiguration, type Configuration, type CrossImpactMatrix } from './cross-impact-matrix.ts'
import { fillBalances } from './impact-balances.ts'

/**
 * What a succession ends in: one configuration is a consistent one that stays; several are a cycle that repeats for
 * ever, told from the member that comes first in the order of state numbers.
 */
export type Attractor = readonly Configuration[]

/**
 * The next configuration under global succession (Weimer-Jehle 2006; ScenarioWizard manual 2013): all descriptors move
 * at once, each to the state with the highest balance. A descriptor stays where its state is among the best; otherwise
 * the lowest-numbered of the best is taken. A consistent configuration is its own successor.
 *
 * Throws `InvalidInput` for a configuration that is none. Worked: with balances [[0, 0], [2, -2]] the configuration [0,
 * 1] moves to [0, 0].
 */
export function successor(matrix: CrossImpactMatrix, configuration: Configuration): Configuration {
  mustBeConfiguration(matrix, configuration)
  const next = Int32Array.from(configuration)
  succeed(matrix, next, new Float64Array(matrix.size))
  return [...next]
}

/** The same without checks, in place, with room for the balances lent by the caller. */
export function succeed(matrix: CrossImpactMatrix, configuration: Int32Array, balances: Float64Array): void {
  fillBalances(matrix, configuration, balances)
  const { starts, states, tolerance } = matrix
  for (let descriptor = 0; descriptor < starts.length; descriptor++) {
    const start = starts[descriptor]!
    let best = configuration[descriptor]!
    for (let state = 0; state < states[descriptor]!; state++) {
      if (balances[start + state]! > balances[start + best]! + tolerance) best = state
    }
    configuration[descriptor] = best
  }
}

/**
 * The attractor that succession from this configuration ends in. Always ends: there are finitely many configurations,
 * so one is met again. Throws `InvalidInput` for a configuration that is none. Worked: from [0, 1] of the example above
 * it is [[0, 0]], one configuration.
 */
export function attractorOf(matrix: CrossImpactMatrix, configuration: Configuration): Attractor {
  mustBeConfiguration(matrix, configuration)
  const path: Configuration[] = []
  const places = new Map<string, number>()
  let here: Configuration = [...configuration]
  while (!places.has(here.join())) {
    places.set(here.join(), path.length)
    path.push(here)
    here = successor(matrix, here)
  }
  return fromLowest(path.slice(places.get(here.join())))
}

function fromLowest(cycle: readonly Configuration[]): Attractor {
  const lowest = cycle.reduce(
    (best, configuration, place) => (byStates(configuration, cycle[best]!) < 0 ? place : best),
    0,
  )
  return [...cycle.slice(lowest), ...cycle.slice(0, lowest)]
}
