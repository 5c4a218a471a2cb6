/** The chances of all variables of a Bayesian network, exactly, once some have been seen. */
import type { BayesianNetwork } from './bayesian-network.ts'
import { multiply, restrict, sumOut, type Factor } from './factor.ts'
import { mustBeStates, type StateOf } from '../marginals.ts'

export type ExactMarginals =
  | {
      /** The chance of what was seen; 1 where nothing was. 0 for one too small for a number. */
      readonly evidenceChance: number
      /** `[variable][state]` */
      readonly marginals: number[][]
    }
  | { readonly refused: 'impossible' }
  /** The variables hang together too closely: `sampledMarginals` answers. */
  | { readonly refused: 'too-wide'; readonly most: number }

/** No table grows beyond this many numbers, some hundred megabytes. */
const widest = 2 ** 23

/**
 * P(variable | evidence) of every variable by variable elimination (Zhang and Poole 1994; Koller and Friedman 2009,
 * section 9.3): what nobody asks for is summed out one by one, that first whose table is smallest; what neither was
 * asked for nor lies upstream of it or of evidence is left away. Refused where the evidence cannot be, and where a
 * table would grow beyond 2^23 numbers.
 *
 * `evidence`: states that were seen. Throws `InvalidInput` for a state that is none or a variable in two states.
 * Worked: rain [.2, .8], wet given rain [.9, .1], given none [.3, .7]: wet (state 0) has .42, and seen wet rain has .18
 * / .42 = .4286.
 */
export function exactMarginals(network: BayesianNetwork, evidence: readonly StateOf[] = []): ExactMarginals {
  mustBeStates(
    'evidence',
    evidence,
    network.variables.map(({ states }) => states),
  )
  const seen = new Map(evidence.map(({ variable, state }) => [variable, state]))
  const all = eliminate(network, seen, null)
  if (!all) return { refused: 'too-wide', most: widest }
  const evidenceChance = all.values[0]! * Math.exp(all.logScale)
  if (all.values[0] === 0) return { refused: 'impossible' }
  const marginals: number[][] = []
  for (const [variable, { states }] of network.variables.entries()) {
    const state = seen.get(variable)
    const found =
      state === undefined
        ? eliminate(network, seen, variable)?.values
        : Float64Array.from({ length: states }, (_, one) => (one === state ? 1 : 0))
    if (!found) return { refused: 'too-wide', most: widest }
    const total = found.reduce((sum, value) => sum + value, 0)
    marginals.push(Array.from(found, (value) => value / total))
  }
  return { evidenceChance, marginals }
}

/**
 * A factor and the logarithm of what was divided out of it, so that the chance of much evidence does not vanish before
 * it is divided by itself.
 */
type Scaled = Factor & { readonly logScale: number }

/**
 * What is left over the asked variable, or over none: proportional to its chances given what was seen. Null where a
 * table grows too wide.
 */
function eliminate(network: BayesianNetwork, seen: ReadonlyMap<number, number>, asked: number | null): Scaled | null {
  const relevant = upstreamOf(network, [...seen.keys(), ...(asked === null ? [] : [asked])])
  let factors = [...relevant].map((variable) =>
    [...seen].reduce((factor, [one, state]) => restrict(factor, one, state), factorOf(network, variable)),
  )
  const left = new Set([...relevant].filter((variable) => variable !== asked && !seen.has(variable)))
  let logScale = 0
  while (left.size > 0) {
    const { next, size } = cheapest(left, factors)
    if (size > widest) return null
    const product = scaledProduct(factors.filter(({ variables }) => variables.includes(next)))
    logScale += product.logScale
    factors = [...factors.filter(({ variables }) => !variables.includes(next)), sumOut(product, next)]
    left.delete(next)
  }
  const rest = scaledProduct(factors)
  return { ...rest, logScale: logScale + rest.logScale }
}

/** The product of factors, its largest number brought back to 1 after each. */
function scaledProduct(factors: readonly Factor[]): Scaled {
  let product = multiply([])
  let logScale = 0
  for (const factor of factors) {
    const next = multiply([product, factor])
    const most = next.values.reduce((highest, value) => Math.max(highest, value), 0)
    if (most > 0) logScale += Math.log(most)
    product = most > 0 ? { ...next, values: next.values.map((value) => value / most) } : next
  }
  return { ...product, logScale }
}

/** The variables asked for or seen, their parents, the parents of these, and so on. */
function upstreamOf({ variables, order }: BayesianNetwork, from: readonly number[]): Set<number> {
  const relevant = new Set(from)
  for (const variable of order.toReversed()) {
    if (relevant.has(variable)) for (const parent of variables[variable]!.parents) relevant.add(parent)
  }
  return relevant
}

function factorOf({ variables }: BayesianNetwork, variable: number): Factor {
  const { parents, states, table } = variables[variable]!
  return {
    variables: [...parents, variable],
    sizes: [...parents.map((parent) => variables[parent]!.states), states],
    values: Float64Array.from(table.flat()),
  }
}

/** The variable whose elimination makes the smallest table. */
function cheapest(left: ReadonlySet<number>, factors: readonly Factor[]): { next: number; size: number } {
  let best = { next: -1, size: Infinity }
  for (const next of left) {
    const sizeOf = new Map<number, number>()
    for (const { variables, sizes } of factors) {
      if (variables.includes(next)) variables.forEach((variable, place) => sizeOf.set(variable, sizes[place]!))
    }
    const size = [...sizeOf.values()].reduce((product, one) => product * one, 1)
    if (size < best.size) best = { next, size }
  }
  return best
}
