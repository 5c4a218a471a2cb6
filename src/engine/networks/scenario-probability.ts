/**
 * The chance of a scenario: what its members' chances alone allow, what independence would make of them, and what
 * people said of pairs.
 */
import { coherenceOf, type Violation } from './coherence.ts'
import { components, renumbered, type Component } from './components.ts'
import { gibbsChance } from './fitting/gibbs-chance.ts'
import { chanceOfStates } from './joint.ts'
import type { Judgement } from './judgement.ts'
import { marginalsOfMembers, type Marginals } from './marginals.ts'
import { nearestJoint } from './fitting/nearest-joint.ts'
import { frechetBounds, independentChance, type Bounds, type Independent } from './scenario-bounds.ts'
import type { Random } from '../random.ts'

export type ElicitedChance =
  /**
   * Exact: `standardError` is 0. From sampling: not. Nothing is assumed beyond what was said, so pairs nobody judged
   * are taken to say nothing new.
   */
  | { readonly method: 'exact' | 'sampled'; readonly chance: number; readonly standardError: number }
  | { readonly refused: 'nothing-judged' }
  | { readonly refused: 'incoherent'; readonly violations: Violation[] }
  /** Each may be possible; no joint distribution was found that meets them all. */
  | { readonly refused: 'not-met'; readonly judgements: number[] }

export type ScenarioProbability = {
  /** Always holds. */
  readonly bounds: Bounds
  readonly independent: Independent
  readonly elicited: ElicitedChance
}

/**
 * The chance that all members of a scenario come true. `bounds` and `independent` follow from the members' chances
 * alone; `elicited` is the chance in the joint distribution nearest to independence that has all judgements (see
 * `nearestJoint`). Contradictory judgements are refused with what contradicts; pass the judgements of
 * `nearestCoherentJudgements` to see what the nearest coherent ones would give.
 *
 * `chances`: one a member. `judgements`: as `memberJudgement` makes them. Groups of members that no judgement ties
 * together are calculated apart: exactly up to 2^20 combinations (20 members), by Gibbs sampling with `random` beyond.
 * Throws `InvalidInput` for chances or judgements that make no sense. Worked: members of .5 and .4 with P(first |
 * second) = .6: bounds 0 and .4, independent .2, elicited .24.
 */
export function scenarioProbability(
  chances: readonly number[],
  judgements: readonly Judgement[],
  random: Random,
): ScenarioProbability {
  return {
    bounds: frechetBounds(chances),
    independent: independentChance(chances),
    elicited: elicitedChance(marginalsOfMembers(chances), judgements, random),
  }
}

function elicitedChance(marginals: Marginals, judgements: readonly Judgement[], random: Random): ElicitedChance {
  if (judgements.length === 0) return { refused: 'nothing-judged' }
  const { violations } = coherenceOf(marginals, judgements)
  if (violations.length > 0) return { refused: 'incoherent', violations }
  let chance = 1
  /** Squared relative errors add up along a product. */
  let relativeVariance = 0
  for (const component of components(marginals.length, judgements)) {
    const part = chanceOfComponent(marginals, judgements, component, random)
    if ('unmet' in part)
      return { refused: 'not-met', judgements: part.unmet.map((place) => component.judgements[place]!) }
    chance *= part.chance
    if (part.chance > 0) relativeVariance += (part.standardError / part.chance) ** 2
  }
  return {
    method: relativeVariance > 0 ? 'sampled' : 'exact',
    chance,
    standardError: chance * Math.sqrt(relativeVariance),
  }
}

/** The chance that all members of one group hold, or which of its judgements are not met. */
function chanceOfComponent(
  marginals: Marginals,
  judgements: readonly Judgement[],
  component: Component,
  random: Random,
) {
  const own = component.variables.map((variable) => marginals[variable]!)
  const said = component.judgements.map((place) => renumbered(judgements[place]!, component.variables))
  const hold = own.map((_, variable) => ({ variable, state: 0 }))
  const nearest = nearestJoint(own, said)
  if ('joint' in nearest) return { chance: chanceOfStates(nearest.joint, hold), standardError: 0 }
  if (nearest.refused === 'not-met') return nearest
  const sampled = gibbsChance(own, said, hold, random)
  return 'refused' in sampled ? { unmet: [...said.keys()] } : sampled
}
