/**
 * A distribution over too many combinations to write down, told by weights of single states and of pairs; and how to
 * walk through it.
 */
import type { Random } from '../../random.ts'
import type { Target } from './iterative-proportional-fitting.ts'
import type { Marginals } from '../marginals.ts'
import { pairTarget, type PairTable } from './pair-targets.ts'

/** A weight for each class of cells of the table of two variables, the lower one `low`. */
export type PairWeights = {
  readonly low: number
  readonly high: number
  /** How many states the higher one has. */
  readonly columns: number
  readonly target: Target
  readonly weights: Float64Array
}

/**
 * P(x) proportional to exp(sum of the weights of the single states and of the pairs' classes): the form that the joint
 * nearest to independence has.
 */
export type PairwiseModel = {
  readonly marginals: Marginals
  /** `[variable][state]` */
  readonly single: readonly Float64Array[]
  readonly pairs: readonly PairWeights[]
  /** For each variable the numbers of the pairs it belongs to. */
  readonly pairsOf: readonly number[][]
  /** Room for the chances of one variable's states, used again and again. */
  readonly room: Float64Array
}

/**
 * The logarithm of what is impossible, low enough to matter no more than sampling does, high enough to walk through.
 */
const lowest = -20

/**
 * The model with weights ln p of single states and ln(P(pair) / product) of pairs. Where the pairs form no loop and
 * every cell is known it meets all judgements exactly (Yedidia, Freeman and Weiss 2005); otherwise it is where fitting
 * begins. Worked: two members of .6 and .5, P(first | second) = .8: the chance of the first is .8 where the second
 * holds, .4 where not.
 */
export function pairwiseModel(marginals: Marginals, tables: readonly PairTable[]): PairwiseModel {
  const pairs = tables.map((table) => {
    const [low, high] = table.variables
    const target = pairTarget(table)
    const columns = marginals[high]!.length
    const independent = new Float64Array(target.chances.length)
    target.classes.forEach((one, cell) => {
      independent[one]! += marginals[low]![Math.floor(cell / columns)]! * marginals[high]![cell % columns]!
    })
    return {
      low,
      high,
      columns,
      target,
      weights: target.chances.map((chance, one) => logOf(chance) - logOf(independent[one]!)),
    }
  })
  return {
    marginals,
    single: marginals.map((chances) => Float64Array.from(chances, logOf)),
    pairs,
    pairsOf: marginals.map((_, variable) =>
      pairs.flatMap(({ low, high }, place) => (low === variable || high === variable ? [place] : [])),
    ),
    room: new Float64Array(Math.max(...marginals.map(({ length }) => length))),
  }
}

function logOf(chance: number): number {
  return Math.max(lowest, Math.log(chance))
}

/**
 * The chances of the states of one variable while all others stay as they are in `states`; valid until the next call.
 */
export function conditionalChances(model: PairwiseModel, states: Int32Array, variable: number): Float64Array {
  const { pairs, pairsOf, room } = model
  const single = model.single[variable]!
  room.set(single)
  for (const place of pairsOf[variable]!) {
    const { low, high, columns, target, weights } = pairs[place]!
    const first = low === variable ? states[high]! : states[low]! * columns
    const step = low === variable ? columns : 1
    for (let state = 0; state < single.length; state++) room[state]! += weights[target.classes[first + state * step]!]!
  }
  let highest = -Infinity
  for (let state = 0; state < single.length; state++) highest = Math.max(highest, room[state]!)
  let total = 0
  for (let state = 0; state < single.length; state++) total += room[state] = Math.exp(room[state]! - highest)
  for (let state = 0; state < single.length; state++) room[state]! /= total
  return room
}

/** The class of the pair's cell that these states lie in. */
export function classAt({ low, high, columns, target }: PairWeights, states: Int32Array): number {
  return target.classes[states[low]! * columns + states[high]!]!
}

/**
 * One sweep of Gibbs sampling (Geman and Geman 1984): every variable that is not held is drawn anew, given all others.
 */
export function sweep(model: PairwiseModel, states: Int32Array, random: Random, held?: ReadonlySet<number>): void {
  for (let variable = 0; variable < states.length; variable++) {
    if (held?.has(variable)) continue
    states[variable] = drawState(conditionalChances(model, states, variable), model.single[variable]!.length, random)
  }
}

/** States drawn for each variable by itself: where a walk begins. */
export function drawApart({ marginals }: PairwiseModel, random: Random): Int32Array {
  return Int32Array.from(marginals, (chances) => drawState(chances, chances.length, random))
}

function drawState(chances: ArrayLike<number>, count: number, random: Random): number {
  let rest = random()
  let state = 0
  while (state < count - 1 && rest >= chances[state]!) rest -= chances[state++]!
  return state
}
