/**
 * "What if": the chances of everything else once some states are taken as given. It is conditioning, nothing causal,
 * and is called so.
 */
import { chanceOfStates, marginalsOf, mustBeJoint, scaleTable, type Joint } from './joint.ts'
import { mustBeStates, type StateOf } from './marginals.ts'

export type Conditioned =
  | {
      /** The chance of what is taken as given. */
      readonly chance: number
      readonly joint: Joint
    }
  | { readonly refused: 'impossible' }

/**
 * The joint distribution given that some variables are in these states: P(x | e) = P(x, e) / P(e) (Bayes 1763;
 * Kolmogorov 1933). Refused where the states cannot come true together, since nothing follows from what cannot be.
 *
 * Throws `InvalidInput` for a state that is none or a variable in two states. Worked: of chances .4, .1, .2, .3 for 00
 * 01 10 11, given that the first is 0, it is .8, .2, 0, 0, at a chance of .5.
 */
export function condition(joint: Joint, given: readonly StateOf[]): Conditioned {
  mustBeJoint(joint)
  mustBeStates('given', given, joint.sizes)
  const chance = chanceOfStates(joint, given)
  if (chance === 0) return { refused: 'impossible' }
  const conditioned = { sizes: joint.sizes, chances: joint.chances.map((one) => one / chance) }
  for (const { variable, state } of given) {
    scaleTable(
      conditioned,
      [variable],
      Array.from({ length: joint.sizes[variable]! }, (_, one) => (one === state ? 1 : 0)),
    )
  }
  return { chance, joint: conditioned }
}

export type WhatIf =
  | { readonly chance: number; readonly before: number[][]; readonly after: number[][] }
  | { readonly refused: 'impossible' }

/**
 * The chance of each state of each variable before and after some states are taken as given, `[variable][state]`.
 * Refused and throws as `condition`. Worked: in the example above state 0 of the second variable moves from .6 to .8.
 */
export function whatIf(joint: Joint, given: readonly StateOf[]): WhatIf {
  const conditioned = condition(joint, given)
  if ('refused' in conditioned) return conditioned
  return { chance: conditioned.chance, before: marginalsOf(joint), after: marginalsOf(conditioned.joint) }
}
