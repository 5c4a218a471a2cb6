/**
 * Chances as they can be scored: one that is next to none would outweigh all others in a mean of logarithms, and counts
 * as one in a thousand.
 */
import type { EstimateOf } from '#predictions/question-types/schemas/index.ts'
import type { Understood } from './told.ts'

const leastChance = 0.001

const noChance = { why: 'is no chance between 0 and 1' }

export function yesOf(chance: number): Understood<EstimateOf<'binary'>> {
  if (!(chance >= 0 && chance <= 1)) return noChance
  return { is: { type: 'binary', probability: Math.min(1 - leastChance, Math.max(leastChance, chance)) } }
}

/**
 * `chances` in the order of `options`; null of an option that could not be chosen yet, which counts as if it had been
 * called next to impossible.
 */
export function optionsOf(
  options: readonly string[],
  chances: readonly (number | null)[],
): Understood<EstimateOf<'choice'>> {
  if (chances.length !== options.length)
    return { why: `has ${chances.length} chances, and its question ${options.length} options` }
  if (!chances.every((chance) => chance === null || (chance >= 0 && chance <= 1))) return noChance
  const total = chances.reduce<number>((sum, chance) => sum + (chance ?? 0), 0)
  if (Math.abs(total - 1) > 0.01) return { why: 'has chances that do not sum to 1' }
  const raised = chances.map((chance) => Math.max(leastChance, chance ?? 0))
  const whole = raised.reduce((sum, chance) => sum + chance, 0)
  const probabilities = Object.fromEntries(options.map((option, i) => [option, (raised[i] ?? 0) / whole]))
  return { is: { type: 'choice', probabilities } }
}
