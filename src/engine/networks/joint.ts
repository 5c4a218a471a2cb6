/** The chance of every combination of states of several variables, and what can be read from it. */
import { InvalidInput } from '../invalid-input.ts'
import { mustBeMarginals, mustBeStates, type Marginals, type StateOf } from './marginals.ts'

/**
 * One chance for every combination, the last variable counting fastest: of sizes [2, 3] the order is 00 01 02 10 11 12.
 */
export type Joint = { readonly sizes: readonly number[]; readonly chances: Float64Array }

/** Above this many combinations a joint is not written down. */
export const mostCombinations = 2 ** 20

/** How many combinations variables of these sizes have. */
export function combinationCount(sizes: readonly number[]): number {
  return sizes.reduce((product, size) => product * size, 1)
}

/**
 * The joint distribution of variables that have nothing to do with each other: the products of their chances. Throws
 * `InvalidInput` for marginals that are none, and for more than 2^20 combinations. Worked: of [[.9, .1], [.8, .2]] it
 * is .72, .18, .08, .02.
 */
export function independentJoint(marginals: Marginals): Joint {
  mustBeMarginals(marginals)
  const sizes = marginals.map((chances) => chances.length)
  const count = combinationCount(sizes)
  if (count > mostCombinations)
    throw new InvalidInput('marginals', `must have at most ${mostCombinations} combinations, not ${count}`)
  const joint = { sizes, chances: new Float64Array(count).fill(1) }
  marginals.forEach((chances, variable) => scaleTable(joint, [variable], chances))
  return joint
}

/**
 * The chances of the combinations of some of the variables, in the order they are named, all others summed out.
 * Throws `InvalidInput` for a variable that is none or is named twice. Worked: of the joint above, [1] gives .8 and .2.
 */
export function tableOf(joint: Joint, variables: readonly number[]): Float64Array {
  if (new Set(variables).size < variables.length) throw new InvalidInput('variables', 'must be different ones')
  const table = new Float64Array(combinationCount(variables.map((variable) => sizeOf(joint, variable))))
  const { chances } = joint
  const { high, low } = cellsOf(joint, variables)
  // Counted loops: walking a typed array with `of` takes twice as long.
  for (let first = 0, combination = 0; first < high.length; first++) {
    const base = high[first]!
    for (let last = 0; last < low.length; last++) table[base + low[last]!]! += chances[combination++]!
  }
  return table
}

/** Multiplies every combination by the factor of the cell of `variables` it belongs to, in place. */
export function scaleTable(joint: Joint, variables: readonly number[], factors: ArrayLike<number>): void {
  const { chances } = joint
  const { high, low } = cellsOf(joint, variables)
  for (let first = 0, combination = 0; first < high.length; first++) {
    const base = high[first]!
    for (let last = 0; last < low.length; last++) chances[combination++]! *= factors[base + low[last]!]!
  }
}

/** The chance of each state of each variable by itself. Worked: of the joint above [[.9, .1], [.8, .2]]. */
export function marginalsOf(joint: Joint): number[][] {
  return joint.sizes.map((_, variable) => [...tableOf(joint, [variable])])
}

/**
 * The chance that all of these states come true together. Throws `InvalidInput` for a state that is none.
 * Worked: of the joint above, both in state 0: .72.
 */
export function chanceOfStates(joint: Joint, states: readonly StateOf[]): number {
  mustBeJoint(joint)
  mustBeStates('states', states, joint.sizes)
  const wanted = new Map(states.map(({ variable, state }) => [variable, state]))
  const variables = [...wanted.keys()]
  const cell = variables.reduce((number, variable) => number * sizeOf(joint, variable) + wanted.get(variable)!, 0)
  return tableOf(joint, variables)[cell]!
}

/** Throws `InvalidInput` unless there is one chance a combination. */
export function mustBeJoint({ sizes, chances }: Joint): void {
  const count = combinationCount(sizes)
  if (chances.length !== count) throw new InvalidInput('joint', `must hold ${count} chances, not ${chances.length}`)
}

function sizeOf({ sizes }: Joint, variable: number): number {
  const size = sizes[variable]
  if (size === undefined) throw new InvalidInput('variables', `must be below ${sizes.length}, not ${variable}`)
  return size
}

/**
 * The cell of the table of `variables` that each combination belongs to, as a sum: `high` goes with the states of the
 * first variables of the joint, `low` with those of the last. Two short lists say it faster than arithmetic or one long
 * list.
 */
function cellsOf({ sizes }: Joint, variables: readonly number[]): { high: Int32Array; low: Int32Array } {
  const steps = sizes.map(() => 0)
  for (let place = variables.length - 1, step = 1; place >= 0; place--) {
    steps[variables[place]!] = step
    step *= sizes[variables[place]!]!
  }
  let split = sizes.length
  while (split > 0 && combinationCount(sizes.slice(split - 1)) <= 4096) split -= 1
  return { high: sums(sizes.slice(0, split), steps.slice(0, split)), low: sums(sizes.slice(split), steps.slice(split)) }
}

/** The sum of state times step over the variables, for each combination of their states. */
function sums(sizes: readonly number[], steps: readonly number[]): Int32Array {
  const cells = new Int32Array(combinationCount(sizes))
  // Built up from the last variable, whose cells are repeated for each further state of the one before.
  let filled = 1
  for (let variable = sizes.length - 1; variable >= 0; variable--) {
    for (let state = sizes[variable]! - 1; state > 0; state--) {
      for (let cell = 0; cell < filled; cell++) cells[state * filled + cell] = cells[cell]! + state * steps[variable]!
    }
    filled *= sizes[variable]!
  }
  return cells
}
