/** What does somebody's chance of A have to be, given what they say of it if B comes true and if it does not? */
import type { Bounds } from '../networks/scenario-bounds.ts'
import { type Probability, probability } from '../units.ts'

/** Each null where it has not been said. */
export type Conditionals = {
  readonly a: number | null
  readonly b: number | null
  readonly aIfB: number | null
  readonly aIfNotB: number | null
}
type Name = keyof Conditionals

export type TotalProbability =
  /** All four were said: `sum` is what the other three make of P(A), `gap` how far the P(A) that was said lies above it. */
  | { readonly state: 'said'; readonly sum: Probability; readonly gap: number }
  /** What each that was not said can be; one that follows from the others has both ends alike. */
  | { readonly state: 'open'; readonly ranges: Partial<Record<Name, Bounds>> }
  /** No value of the fourth fits: P(A) would have to lie here for there to be one. */
  | { readonly state: 'impossible'; readonly missing: Name; readonly a: Bounds }

/**
 * The law of total probability, P(A) = P(A|B) P(B) + P(A|not B) (1 - P(B)) (Kolmogorov 1933): whether four chances keep
 * it, the fourth where three were said, and within which bounds two can lie. Worked: P(B) = .4, P(A|B) = .7 and P(A|not
 * B) = .2 make P(A) = .4; P(A) = .3 and P(B) = .4 alone leave P(A|B) from 0 to .75 and P(A|not B) from 0 to .5.
 *
 * Each range is sharp: its ends are reached by some values of the others. With three or four missing, and for a
 * condition that cannot be (P(B) = 0), everything is open. Throws `InvalidInput` naming the chance that is none.
 */
export function totalProbability(said: Conditionals): TotalProbability {
  for (const name of names) if (said[name] !== null) probability(said[name], name)
  const missing = names.filter((name) => said[name] === null)
  const { a, b, aIfB, aIfNotB } = said
  if (a !== null && b !== null && aIfB !== null && aIfNotB !== null) {
    const sum = probability(b * aIfB + (1 - b) * aIfNotB)
    return { state: 'said', sum, gap: a - sum }
  }
  const ranges: Partial<Record<Name, Bounds>> = {}
  for (const name of missing) {
    const range = rangeOf[name](said)
    if (range === null) return { state: 'impossible', missing: name, a: rangeOf.a({ ...said, a: null })! }
    ranges[name] = range
  }
  return { state: 'open', ranges }
}

const names = ['a', 'b', 'aIfB', 'aIfNotB'] as const
const anything: Bounds = { lowest: probability(0), highest: probability(1) }
/** A chance beyond 0 or 1 by less than this is rounding. */
const tolerance = 1e-9

/** Null where no value fits. */
const rangeOf: Record<Name, (said: Conditionals) => Bounds | null> = {
  a: ({ b, aIfB, aIfNotB }) => {
    // Linear in each of the three: its extremes lie where each is at an end.
    const all = endsOf(b).flatMap((chance) =>
      endsOf(aIfB).flatMap((one) => endsOf(aIfNotB).map((other) => chance * one + (1 - chance) * other)),
    )
    return between(Math.min(...all), Math.max(...all))
  },
  b: ({ a, aIfB, aIfNotB }) => {
    if (a === null || (aIfB === null && aIfNotB === null)) return anything
    if (aIfNotB === null) return between(0, 1 - leastWeight(a, aIfB!))
    if (aIfB === null) return between(leastWeight(a, aIfNotB), 1)
    if (Math.abs(aIfB - aIfNotB) > tolerance) return point((a - aIfNotB) / (aIfB - aIfNotB))
    return Math.abs(a - aIfB) > tolerance ? null : anything
  },
  aIfB: ({ a, b, aIfNotB }) => branch(a, b, aIfNotB),
  aIfNotB: ({ a, b, aIfB }) => branch(a, b === null ? null : 1 - b, aIfB),
}

/** Of the chance of A in a branch of this weight, the other branch having `other`. */
function branch(a: number | null, weight: number | null, other: number | null): Bounds | null {
  if (a === null) return anything
  if (weight === null) {
    // A mean lies between what it is of: the branch lies on its other side.
    if (other === null || other === a) return anything
    return other > a ? between(0, a) : between(a, 1)
  }
  if (weight === 0) return other === null || Math.abs(other - a) <= tolerance ? anything : null
  if (other !== null) return point((a - (1 - weight) * other) / weight)
  return between((a - (1 - weight)) / weight, a / weight)
}

/** What the other branch must weigh at least for a mean of `a`, where this one has `one`: its chance is then 0 or 1. */
function leastWeight(a: number, one: number): number {
  if (one === a) return 0
  return one > a ? 1 - a / one : (a - one) / (1 - one)
}

function endsOf(chance: number | null): readonly number[] {
  return chance === null ? [0, 1] : [chance]
}

function point(value: number): Bounds | null {
  return value >= -tolerance && value <= 1 + tolerance ? between(value, value) : null
}

function between(lowest: number, highest: number): Bounds {
  return { lowest: within(lowest), highest: within(highest) }
}

function within(value: number): Probability {
  return probability(Math.min(1, Math.max(0, value)))
}
