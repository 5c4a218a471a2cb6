/**
 * Does somebody’s chance of A agree with what they say of it under several conditions, and what would be nearest to it?
 */
import { InvalidInput } from '../invalid-input.ts'
import { type Probability, probability } from '../units.ts'

/** One of several conditions that exclude each other: how likely it is, and how likely A is under it. */
export type UnderCondition = { readonly weight: number; readonly chance: number }

export type Total = {
  /** P(A) where A never comes about without one of the conditions, and where it always does. */
  readonly lowest: Probability
  readonly highest: Probability
  /** How likely it is that none of the conditions is met. */
  readonly rest: Probability
}

/** What misses by less than this is rounding. */
const tolerance = 1e-9

/**
 * The law of total probability (Kolmogorov 1933) for any number of conditions: P(A) is the sum of P(A|B) P(B), and what
 * comes about where none of them is met. Of weights .3 and .5 with chances .2 and .6: from .36 to .56, the rest being .2.
 *
 * Throws `InvalidInput` naming what is no chance, and for weights that sum to more than 1.
 */
export function totalOf(branches: readonly UnderCondition[]): Total {
  const weights = branches.map(({ weight }, i) => probability(weight, `branches[${i}].weight`))
  const sum = weights.reduce<number>((all, weight) => all + weight, 0)
  if (sum > 1 + tolerance) throw new InvalidInput('branches', `must have weights of at most 1 together, not ${sum}`)
  const lowest = branches.reduce(
    (all, { weight, chance }, i) => all + weight * probability(chance, `branches[${i}].chance`),
    0,
  )
  const rest = Math.max(0, 1 - sum)
  return { lowest: within(lowest), highest: within(lowest + rest), rest: within(rest) }
}

/** `margin`: how near to certainty a chance may come; `held`: those that stay as they are, P(A) among them or not. */
type Limits = { margin?: number; held?: { a: boolean; chances: readonly boolean[] } }
export type NearestTotal = { readonly a: Probability; readonly chances: Probability[] }

/**
 * The nearest P(A) and P(A|B) that agree, each that moves within `margin` of certainty, the conditions being as likely as
 * they are: null where they agree already, and where those that may move cannot make them. Nearest by the least sum of squares: A moves by some amount and each chance against it
 * by that amount times its weight, found by bisection. Of P(A) = .28 with weights .3 and .7 and chances .18 and .22 (which
 * make .208): .234, .194 and .252; with P(A) and the first held .18 and .323.
 *
 * Throws as `totalOf` does, and for an `a` that is no chance.
 */
export function nearestTotal(
  a: number,
  branches: readonly UnderCondition[],
  { margin = 0, held }: Limits = {},
): NearestTotal | null {
  const { lowest, highest, rest } = totalOf(branches)
  const said = probability(a, 'a')
  if (said >= lowest - tolerance && said <= highest + tolerance) return null
  // Too low a P(A) is to meet the lowest end, too high a one the highest.
  const target = said < lowest ? 0 : rest
  const at = (move: number): NearestTotal => ({
    a: held?.a ? said : within(said + move, margin),
    chances: branches.map(({ weight, chance }, i) =>
      held?.chances[i] ? probability(chance) : within(chance - move * weight, margin),
    ),
  })
  const excess = (move: number) => {
    const moved = at(move)
    return moved.a - branches.reduce((sum, { weight }, i) => sum + weight * (moved.chances[i] ?? 0), 0) - target
  }
  // It rises with the move, from none that is right to none that is.
  let [low, high] = [-farthest, farthest]
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2
    if (excess(middle) < 0) low = middle
    else high = middle
  }
  return Math.abs(excess(high)) < tolerance ? at(high) : null
}

/** A chance under a condition of one in ten thousand that alone may move goes from never to always. */
const farthest = 1e4

function within(value: number, margin = 0): Probability {
  return probability(Math.min(1 - margin, Math.max(margin, value)))
}
