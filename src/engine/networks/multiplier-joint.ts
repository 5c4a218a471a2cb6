/**
 * A joint distribution from multipliers that need not agree with each other: the chances are kept, the multipliers met
 * as well as they can be.
 */
import { independentJoint, scaleTable, type Joint } from './joint.ts'
import {
  chanceOf,
  judgementOfChance,
  mustBeJudgements,
  pairChanceIn,
  pairChanceOf,
  pairNameOf,
  pairOf,
  type Judgement,
} from './judgement.ts'
import type { Marginals, StateOf } from './marginals.ts'
import { withMarginals } from './fitting/nearest-fit.ts'

export type MultiplierJoint =
  | {
      readonly joint: Joint
      /** What has become of each judgement, in its own kind: `asked` for, and `kept` by the joint. */
      readonly kept: { readonly asked: number; readonly kept: number }[]
    }
  | { readonly refused: 'marginals-lost'; readonly largestMiss: number }

/**
 * The joint nearest (Kullback-Leibler) to the product of all chances and all multipliers among those that have the
 * marginals (Roponen and Salo, doi 10.1002/ffo2.165, for the inputs; iterative proportional fitting, Deming and Stephan
 * 1940). Unlike `nearestJoint` it always has an answer unless multipliers of 0 leave a state no combination; the price
 * is that the multipliers themselves are not met: `kept` shows by how much.
 *
 * A conditional judgement counts as the multiplier P(of | given) / P(of); where a pair of states was judged more than
 * once, as their geometric mean. Throws `InvalidInput` for marginals or judgements that make no sense, and above 2^20
 * combinations. Worked: marginals [.5, .5] twice and a multiplier of 1.5 for both in state 0: the odds ratio is 1.5,
 * P(both in state 0) is .2753, the multiplier kept 1.101.
 */
export function jointFromMultipliers(marginals: Marginals, judgements: readonly Judgement[]): MultiplierJoint {
  mustBeJudgements(marginals, judgements)
  const seed = independentJoint(marginals)
  for (const { variables, factors } of factorTables(marginals, judgements)) scaleTable(seed, variables, factors)
  const fit = withMarginals(seed, marginals)
  if (!(fit.largestMiss <= 1e-9)) return { refused: 'marginals-lost', largestMiss: fit.largestMiss }
  const kept = judgements.map((judgement) => ({
    asked: judgement.value,
    kept: judgementOfChance(marginals, judgement, pairChanceIn(fit.joint, judgement)).value,
  }))
  return { joint: fit.joint, kept }
}

function factorTables(marginals: Marginals, judgements: readonly Judgement[]) {
  const logs = new Map<string, { low: StateOf; high: StateOf; logs: number[] }>()
  for (const judgement of judgements) {
    const [low, high] = pairOf(judgement)
    const name = pairNameOf(judgement)
    const pair = logs.get(name) ?? { low, high, logs: [] }
    pair.logs.push(Math.log(multiplierOf(marginals, judgement)))
    logs.set(name, pair)
  }
  return [...logs.values()].map((pair) => {
    const columns = marginals[pair.high.variable]!.length
    const factors = new Float64Array(marginals[pair.low.variable]!.length * columns).fill(1)
    factors[pair.low.state * columns + pair.high.state] = Math.exp(
      pair.logs.reduce((sum, log) => sum + log, 0) / pair.logs.length,
    )
    return { variables: [pair.low.variable, pair.high.variable], factors }
  })
}

/** How many times likelier the pair is than were its states independent. */
function multiplierOf(marginals: Marginals, judgement: Judgement): number {
  return pairChanceOf(marginals, judgement) / (chanceOf(marginals, judgement.of) * chanceOf(marginals, judgement.given))
}
