/** What the chances of a scenario's members alone say of the chance that all of them come true. */
import { InvalidInput } from '../invalid-input.ts'
import { probability, type Probability } from '../units.ts'

/** No less and no more than this. */
export type Bounds = { readonly lowest: Probability; readonly highest: Probability }

/** A chance that rests on an assumption, which whoever shows it has to name. */
export type Independent = { readonly probability: Probability; readonly assumption: 'independence' }

/**
 * The bounds that hold whatever the members have to do with each other: max(0, sum p_i - n + 1) <= P(all) <= min p_i
 * (Fréchet 1935; Boole 1854). They are sharp: either end is reached by some joint distribution.
 *
 * `chances`: at least one, each from 0 to 1. Throws `InvalidInput` naming the one at fault. Worked: members of .9 and
 * .8 give .7 and .8.
 */
export function frechetBounds(chances: readonly number[]): Bounds {
  mustBeChances(chances)
  // 1 minus the chances of failing is the same sum, and exact where all members are certain.
  const lowest = Math.max(0, 1 - chances.reduce((failing, chance) => failing + (1 - chance), 0))
  const highest = Math.min(...chances)
  // Rounding may lift the lower end above the upper one when only one member is uncertain.
  return { lowest: probability(Math.min(lowest, highest)), highest: probability(highest) }
}

/**
 * The product of the chances: right only where members have nothing to do with each other, so the answer carries that
 * assumption with it. `chances`: at least one, each from 0 to 1. Throws `InvalidInput` naming the one at fault. Worked:
 * members of .6, .5 and .4 give .12.
 */
export function independentChance(chances: readonly number[]): Independent {
  mustBeChances(chances)
  return {
    probability: probability(chances.reduce((product, chance) => product * chance, 1)),
    assumption: 'independence',
  }
}

/**
 * What P(of | given) can be at all, from the two chances: max(0, p_of + p_given - 1) / p_given to min(p_of, p_given) /
 * p_given (Fréchet 1935). Throws `InvalidInput` where a chance is none or `given` is 0: nothing follows from what
 * cannot be. Worked: of .5 given .8 it is .375 to .625.
 */
export function conditionalBounds(of: number, given: number): Bounds {
  probability(of, 'of')
  probability(given, 'given')
  if (given === 0) throw new InvalidInput('given', 'must be above 0: nothing follows from what cannot be')
  const { lowest, highest } = frechetBounds([of, given])
  return { lowest: probability(lowest / given), highest: probability(highest / given) }
}

function mustBeChances(chances: readonly number[]): void {
  if (chances.length === 0) throw new InvalidInput('chances', 'must not be empty')
  chances.forEach((chance, member) => probability(chance, `chances[${member}]`))
}
