/** Which configurations hold together: all of them, exactly, without looking at each. */
import { mustBeCount } from '../invalid-input.ts'
import { byStates, type Configuration, type CrossImpactMatrix } from './cross-impact-matrix.ts'
import { searchOrder } from './search-order.ts'

export type ConsistentConfigurations = {
  /** In the order of their state numbers. */
  readonly configurations: Configuration[]
  /** False where a limit stopped the search: then there may be more. */
  readonly complete: boolean
  /** How many partial configurations were looked at. */
  readonly visited: number
}

export type SearchLimits = { readonly configurations?: number; readonly visits?: number }

/**
 * All consistent configurations (Weimer-Jehle 2006), found by branch and bound (Land and Doig 1960): descriptors are
 * decided one after another, and a branch is left as soon as some decided descriptor would be pulled elsewhere even if
 * everything still open spoke in its favour.
 *
 * The limits keep a matrix that excludes little from filling the memory: at most 100,000 configurations and 20 million
 * visits unless told otherwise. Throws `InvalidInput` for a limit that is no count. Worked: Somewhereland (486
 * configurations, ScenarioWizard manual 2013) has 10.
 */
export function consistentConfigurations(
  matrix: CrossImpactMatrix,
  limits: SearchLimits = {},
): ConsistentConfigurations {
  const { configurations: mostFound = 100_000, visits: mostVisits = 20_000_000 } = limits
  mustBeCount('limits.configurations', mostFound)
  mustBeCount('limits.visits', mostVisits)
  const branch = new Branch(matrix)
  const configurations: Configuration[] = []
  let visited = 0
  /** False once a limit stops the search. */
  const explore = (depth: number): boolean => {
    if (depth === branch.order.length) {
      if (configurations.length === mostFound) return false
      configurations.push(branch.configuration())
      return true
    }
    for (let state = 0; state < matrix.states[branch.order[depth]!]!; state++) {
      if (visited === mostVisits) return false
      visited += 1
      branch.decide(depth, state)
      if (branch.canHold(depth) && !explore(depth + 1)) return false
    }
    return true
  }
  const complete = explore(0)
  return { configurations: configurations.toSorted(byStates), complete, visited }
}

/** The descriptors decided so far, the balances that follow, and the best that those still open can add. */
class Branch {
  readonly order: readonly number[]
  readonly #matrix: CrossImpactMatrix
  readonly #states: Int32Array
  /** One row of balances for every depth: nothing is ever subtracted again, so real judgements gather no rounding. */
  readonly #balances: Float64Array
  readonly #widest: number
  /** [depth][state][rival]: the most that descriptors from `depth` on can add to a state's lead over a rival state. */
  readonly #hope: Float64Array

  constructor(matrix: CrossImpactMatrix) {
    this.#matrix = matrix
    this.order = searchOrder(matrix)
    this.#states = new Int32Array(matrix.states.length)
    this.#balances = new Float64Array((matrix.states.length + 1) * matrix.size)
    this.#widest = Math.max(...matrix.states)
    this.#hope = hopeOf(matrix, this.order, this.#widest)
  }

  /** Decides the descriptor of this depth; deeper decisions are forgotten. */
  decide(depth: number, state: number): void {
    const { size, starts, judgements } = this.#matrix
    const row = (starts[this.order[depth]!]! + state) * size
    const before = depth * size
    this.#states[depth] = state
    for (let column = 0; column < size; column++) {
      this.#balances[before + size + column] = this.#balances[before + column]! + judgements[row + column]!
    }
  }

  /** Whether everything decided down to this depth may still turn out consistent. */
  canHold(depth: number): boolean {
    const { size, starts, states, tolerance } = this.#matrix
    const balances = (depth + 1) * size
    for (let decided = 0; decided <= depth; decided++) {
      const start = starts[this.order[decided]!]!
      const own = start + this.#states[decided]!
      const hope = (balances + own) * this.#widest
      for (let rival = 0; rival < states[this.order[decided]!]!; rival++) {
        const lead = this.#balances[balances + own]! - this.#balances[balances + start + rival]!
        if (lead + this.#hope[hope + rival]! < -tolerance) return false
      }
    }
    return true
  }

  configuration(): Configuration {
    const configuration: number[] = this.order.map(() => 0)
    this.order.forEach((descriptor, depth) => (configuration[descriptor] = this.#states[depth]!))
    return configuration
  }
}

function hopeOf(matrix: CrossImpactMatrix, order: readonly number[], widest: number): Float64Array {
  const { size, starts, states } = matrix
  const layer = size * widest
  const hope = new Float64Array((order.length + 1) * layer)
  for (let depth = order.length - 1; depth >= 0; depth--) {
    for (const [descriptor, start] of starts.entries()) {
      for (let own = start; own < start + states[descriptor]!; own++) {
        for (let rival = 0; rival < states[descriptor]!; rival++) {
          const cell = depth * layer + own * widest + rival
          hope[cell] = hope[cell + layer]! + greatestLead(matrix, order[depth]!, own, start + rival)
        }
      }
    }
  }
  return hope
}

/** The most that any state of a descriptor adds to the lead of one column over another. */
function greatestLead(
  { size, starts, states, judgements }: CrossImpactMatrix,
  descriptor: number,
  own: number,
  rival: number,
): number {
  let most = -Infinity
  for (let row = starts[descriptor]!; row < starts[descriptor]! + states[descriptor]!; row++) {
    most = Math.max(most, judgements[row * size + own]! - judgements[row * size + rival]!)
  }
  return most
}
