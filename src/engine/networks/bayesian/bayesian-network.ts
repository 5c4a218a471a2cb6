/** Variables whose chances depend on the states of others, their parents, without ever going round in a circle. */
import { InvalidInput, mustBeCount } from '../../invalid-input.ts'
import { mustBeDistribution } from '../marginals.ts'

/** A variable of a network. */
export type NetworkVariable = {
  /** How many states it has. */
  readonly states: number
  /** The numbers of the variables it depends on. */
  readonly parents: readonly number[]
  /**
   * Chances of its states, a row for every combination of its parents' states, the last parent counting fastest; one
   * row where there are none.
   */
  readonly table: readonly (readonly number[])[]
}

/** A checked network, as `bayesianNetwork` answers it. */
export type BayesianNetwork = {
  readonly variables: readonly NetworkVariable[]
  /** The numbers of all variables, parents before children. */
  readonly order: readonly number[]
}

/**
 * Checks a Bayesian network and finds an order to go through it (Pearl 1988; Kahn 1962 for the order).
 *
 * Throws `InvalidInput` naming the place at fault, such as `variables[2].table[0]`: parents that do not exist, circles,
 * tables of the wrong shape, rows that do not add up to 1. Worked: rain [.2, .8] without parents, and wet with parent 0
 * and rows [.9, .1] and [.3, .7]: order [0, 1].
 */
export function bayesianNetwork(variables: readonly NetworkVariable[]): BayesianNetwork {
  if (variables.length === 0) throw new InvalidInput('variables', 'must not be empty')
  variables.forEach(({ states }, variable) => mustBeCount(`variables[${variable}].states`, states, 1))
  variables.forEach((_, variable) => {
    mustHaveParents(variables, variable)
    mustHaveTable(variables, variable)
  })
  return { variables, order: parentsFirst(variables) }
}

function mustHaveParents(variables: readonly NetworkVariable[], variable: number): void {
  const { parents } = variables[variable]!
  parents.forEach((parent, place) => {
    const name = `variables[${variable}].parents[${place}]`
    mustBeCount(name, parent)
    if (parent >= variables.length) throw new InvalidInput(name, `must be below ${variables.length}, not ${parent}`)
    if (parents.indexOf(parent) < place) throw new InvalidInput(name, `must not name ${parent} again`)
  })
}

function mustHaveTable(variables: readonly NetworkVariable[], variable: number): void {
  const { states, parents, table } = variables[variable]!
  const name = `variables[${variable}].table`
  const rows = parents.reduce((product, parent) => product * variables[parent]!.states, 1)
  if (table.length !== rows) throw new InvalidInput(name, `must have ${rows} rows, not ${table.length}`)
  table.forEach((row, place) => {
    if (row.length !== states)
      throw new InvalidInput(`${name}[${place}]`, `must hold ${states} chances, not ${row.length}`)
    mustBeDistribution(`${name}[${place}]`, row)
  })
}

function parentsFirst(variables: readonly NetworkVariable[]): number[] {
  const order: number[] = []
  const placed = new Set<number>()
  for (;;) {
    const ready = [...variables.keys()].filter(
      (variable) => !placed.has(variable) && variables[variable]!.parents.every((parent) => placed.has(parent)),
    )
    if (ready.length === 0) break
    order.push(...ready)
    ready.forEach((variable) => placed.add(variable))
  }
  if (order.length < variables.length) throw new InvalidInput('variables', 'must not depend on themselves in a circle')
  return order
}
