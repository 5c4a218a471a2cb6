/** How somebody sees what will come: nearer the truth and surer of it, the more skilled they are and the later it is. */
import { normalChance } from '#engine/projection/normal-chance.ts'
import { knownShare, ownError, type Person, sharedError } from './person.ts'

/** On whatever axis a question has. `usual`: how far such an answer usually moves until it is known. */
export type Truth = { value: number; usual: number }

/** Draws of the standard normal distribution: of the question, the same for all, and of this person on it. */
export type Luck = { shared: number; own: number }

/** As a normal distribution. */
export type View = { middle: number; spread: number }

/** `share`: of the life of the question that is over, from 0 to 1. Until its end two fifths of all error go. */
export function viewOf(person: Person, { value, usual }: Truth, { luck, share }: { luck: Luck; share: number }): View {
  const left = usual * (1 - 0.4 * share)
  const error = sharedError * luck.shared + ownError(person) * luck.own + person.lean
  return {
    middle: value + error * left,
    spread: knownShare(person) * Math.hypot(sharedError, ownError(person)) * left,
  }
}

/** The chance that it comes out above a value. */
export function chanceAbove({ middle, spread }: View, value: number): number {
  return normalChance((middle - value) / spread)
}

/** The standard normal quantiles of 5, 25, 50, 75 and 95 %. */
const scores = [-1.645, -0.6745, 0, 0.6745, 1.645]

/** Below which values it stays with these chances, each as it is said. */
export function fiveOf<Value>({ middle, spread }: View, say: (value: number) => Value) {
  const [p5, p25, p50, p75, p95] = scores.map((score) => say(middle + score * spread)) as FiveOf<Value>
  return { p5, p25, p50, p75, p95 }
}
type FiveOf<Value> = [Value, Value, Value, Value, Value] // as many as there are scores
