/** How the chance of a scenario moves with those of its members, while what ties them together stays as it is. */
import { InvalidInput } from '../invalid-input.ts'
import { chanceOfStates, mustBeJoint, type Joint } from './joint.ts'
import { marginalsOfMembers } from './marginals.ts'
import { withMarginals } from './fitting/nearest-fit.ts'

/** Above this many combinations a thousand draws would take minutes. */
const mostCombinations = 2 ** 12

export type ChanceWithAssociation =
  | ((chances: readonly number[]) => number)
  | { readonly refused: 'too-many-combinations'; readonly combinations: number; readonly most: number }

/**
 * A function from the members' chances to the chance that all hold, keeping all odds ratios of `joint` (Deming and
 * Stephan 1940; Mosteller 1968). For `bandOf`: judgements such as P(i | j) = .6 were made at certain chances, and what
 * carries over to others is the connection, not the number.
 *
 * `joint`: of members with two states each, 0 meaning that it holds, as `nearestJoint` of `marginalsOfMembers` answers.
 * Refused above 2^12 combinations. Throws `InvalidInput` for a joint of other variables; the function throws for
 * chances that are none. Worked: joint .3, .2, .1, .4 with members of .6 and .5: .4.
 */
export function chanceWithAssociation(joint: Joint): ChanceWithAssociation {
  mustBeJoint(joint)
  if (joint.sizes.some((size) => size !== 2))
    throw new InvalidInput('joint', 'must be of members that hold or do not: two states each')
  if (joint.chances.length > mostCombinations) {
    return { refused: 'too-many-combinations', combinations: joint.chances.length, most: mostCombinations }
  }
  const hold = joint.sizes.map((_, variable) => ({ variable, state: 0 }))
  return (chances) => chanceOfStates(withMarginals(joint, marginalsOfMembers(chances)).joint, hold)
}
