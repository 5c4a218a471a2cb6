/** Who is made up: a forecaster of known skill, and what that skill does to what they see. */
import { type Random, randomIndex, standardNormal } from '#engine/random.ts'

/** `skill` runs from 0 to 1; `lean`: to which side they err on every question, in usual moves of its answer. */
export type Person = { skill: number; lean: number }

/** What all err by alike, in usual moves of an answer: a crowd does not know the future either. */
export const sharedError = 0.35

/** What somebody errs by alone: the best by .2 of a usual move, the worst by 1.3 of it. */
export function ownError({ skill }: Pick<Person, 'skill'>): number {
  return 0.2 + 1.1 * (1 - skill)
}

/** How much of their error they know of: the best all of it, the worst seven tenths. */
export function knownShare({ skill }: Pick<Person, 'skill'>): number {
  return 1 - 0.3 * (1 - skill)
}

/** So many, from the least to the most skilled in equal steps, in no order. */
export function peopleOf(count: number, random: Random): Person[] {
  const skills = Array.from({ length: count }, (_, i) => (count === 1 ? 1 : i / (count - 1)))
  return shuffled(skills, random).map((skill) => ({ skill, lean: 0.3 * (1 - skill) * standardNormal(random) }))
}

/** Each order is equally likely (Fisher and Yates). */
export function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  const all = [...values]
  for (let last = all.length - 1; last > 0; last--) {
    const other = randomIndex(random, last + 1)
    const value = all[last] as Value // both places are within the list
    all[last] = all[other] as Value
    all[other] = value
  }
  return all
}

/** 'Simulated 7, skill 0.425' */
export function simulatedName(nth: number, { skill }: Pick<Person, 'skill'>): string {
  return `Simulated ${nth}, skill ${skill.toFixed(4).replace(/0+$/, '').replace(/\.$/, '')}`
}

/** As leaderboards show it: 'simulated-7-skill-43' */
export function simulatedPublicName(nth: number, { skill }: Pick<Person, 'skill'>): string {
  return `simulated-${nth}-skill-${Math.round(100 * skill)}`
}

/** The skill that such a name says; null where it says none. */
export function skillNamed(name: string): number | null {
  const said = /, skill (\d(?:\.\d+)?)$/.exec(name)?.[1]
  return said === undefined ? null : Number(said)
}
