/** Scenarios of which at most one comes true: what is left for "none of these". */
import { InvalidInput } from '../invalid-input.ts'
import { probability, type Probability } from '../units.ts'

export type ExclusiveSet =
  | { readonly chances: Probability[]; readonly noneOfThese: Probability }
  /** `total` is the sum of the chances, more than 1. */
  | { readonly refused: 'more-than-certain'; readonly total: number }

/** Sums above 1 by less than this are rounding. */
const tolerance = 1e-9

/**
 * The chance that none of the scenarios of an exclusive set comes true, 1 - sum p_i (Kolmogorov 1933, additivity).
 * Chances that add up to more than 1 contradict each other and are refused with their sum, never scaled down.
 *
 * `chances`: one a scenario, at least one, each from 0 to 1. Throws `InvalidInput` naming the one at fault. Worked: of
 * .5, .2 and .1 it is .2; .7 and .4 are refused with 1.1.
 */
export function exclusiveSet(chances: readonly number[]): ExclusiveSet {
  if (chances.length === 0) throw new InvalidInput('chances', 'must not be empty')
  const checked = chances.map((chance, scenario) => probability(chance, `chances[${scenario}]`))
  const total = checked.reduce((sum, chance) => sum + chance, 0)
  if (total > 1 + tolerance) return { refused: 'more-than-certain', total }
  return { chances: checked, noneOfThese: probability(Math.max(0, 1 - total)) }
}
