/** How near some joint distribution can come to what was said of pairs. */
import { combinationCount } from '../joint.ts'
import { pairChanceOf, type Judgement } from '../judgement.ts'
import type { Marginals, StateOf } from '../marginals.ts'
import { nonNegativeLeastSquares } from './non-negative-least-squares.ts'

/**
 * How much more a miss in the chances of the variables weighs than one in a judgement, before what is left of it is
 * taken away as well.
 */
const weight = 100

/**
 * P(of and given) of every judgement in the joint with these marginals that comes nearest, in the sum of squared
 * differences: least squares over the chances of all combinations, none below 0 (Lawson and Hanson 1974). The marginals
 * are conditions, not wishes: they are weighted, and what is left of their miss is added to what is wanted until
 * nothing is left of it (method of multipliers, Hestenes 1969).
 *
 * `marginals` and `judgements`: checked by the caller, at most some thousand combinations. Worked: chances .5 and .4,
 * judged together at .24 one way round and .2 the other: .22 for both.
 */
export function nearestPairChances(marginals: Marginals, judgements: readonly Judgement[]): number[] {
  const conditions: StateOf[] = marginals.flatMap((chances, variable) =>
    chances.map((_, state) => ({ variable, state })),
  )
  const columns = columnsOf(marginals, judgements, conditions)
  const rows = judgements.length + conditions.length
  const wanted = Float64Array.from([
    ...judgements.map((judgement) => pairChanceOf(marginals, judgement)),
    ...conditions.map(({ variable, state }) => weight * marginals[variable]![state]!),
  ])
  const target = Float64Array.from(wanted)
  let joint = nonNegativeLeastSquares(columns, target)
  let found = product(columns, joint, rows)
  for (let round = 0; round < 20; round++) {
    let miss = 0
    for (let row = judgements.length; row < rows; row++) {
      const gap = wanted[row]! - found[row]!
      target[row]! += gap
      miss = Math.max(miss, Math.abs(gap))
    }
    if (miss < 1e-12) break
    joint = nonNegativeLeastSquares(columns, target, joint)
    found = product(columns, joint, rows)
  }
  return [...found.subarray(0, judgements.length)]
}

/** For every combination: 1 for each judged pair it belongs to, and `weight` for each of its states. */
function columnsOf(
  marginals: Marginals,
  judgements: readonly Judgement[],
  conditions: readonly StateOf[],
): Float64Array {
  const sizes = marginals.map(({ length }) => length)
  const rows = judgements.length + conditions.length
  const columns = new Float64Array(combinationCount(sizes) * rows)
  for (let combination = 0; combination * rows < columns.length; combination++) {
    const states = statesAt(combination, sizes)
    const has = ({ variable, state }: StateOf) => states[variable] === state
    judgements.forEach(({ of, given }, row) => (columns[combination * rows + row] = has(of) && has(given) ? 1 : 0))
    conditions.forEach((one, row) => (columns[combination * rows + judgements.length + row] = has(one) ? weight : 0))
  }
  return columns
}

function statesAt(combination: number, sizes: readonly number[]): number[] {
  const states: number[] = []
  for (let variable = sizes.length - 1, rest = combination; variable >= 0; variable--) {
    states[variable] = rest % sizes[variable]!
    rest = Math.floor(rest / sizes[variable]!)
  }
  return states
}

function product(columns: Float64Array, x: Float64Array, rows: number): Float64Array {
  const sum = new Float64Array(rows)
  x.forEach((share, column) => {
    if (share > 0) for (let row = 0; row < rows; row++) sum[row]! += columns[column * rows + row]! * share
  })
  return sum
}
