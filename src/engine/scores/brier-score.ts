/**
 * How far was a chance from what happened? The mean squared error of probabilities (Brier 1950). Lower is better, 0 is
 * perfect.
 */
import { InvalidInput, mustBeCount } from '../invalid-input.ts'
import { type Probability, probability } from '../units.ts'
import { type Masses, placeOfOutcome } from './standing-forecast.ts'

/**
 * The Brier score of a yes-no forecast, (p - o)^2, from 0 to 1: of .7 when it happened it is .09. Half of what Brier
 * wrote, and what most mean today. Throws `InvalidInput` for what is no chance.
 */
export function brierScore(p: Probability, happened: boolean): number {
  return (probability(p, 'p') - (happened ? 1 : 0)) ** 2
}

/**
 * The Brier score over both classes, yes and no, as Brier (1950) wrote it, from 0 to 2: of .7 when it happened it is
 * .18. Throws `InvalidInput` for what is no chance.
 */
export function twoClassBrierScore(p: Probability, happened: boolean): number {
  return 2 * brierScore(p, happened)
}

/**
 * The Brier score over all classes, sum of (p_i - o_i)^2, from 0 to 2 (Brier 1950): of [.5, .3, .2] with outcome 1 it
 * is .78. For two classes it is the two-class score.
 *
 * `masses` are the chances in a fixed order, null where an option was missing, `outcome` the place of what happened.
 * Throws `InvalidInput` for chances outside 0 to 1 or not summing to 1, and as `placeOfOutcome` does.
 */
export function manyClassBrierScore(masses: Masses, outcome: number): number {
  const place = placeOfOutcome(masses, outcome)
  let [score, total] = [0, 0]
  for (let i = 0; i < masses.length; i++) {
    const chance = masses[i] ?? 0
    if (!(chance >= 0 && chance <= 1)) throw new InvalidInput(`masses[${i}]`, `must lie between 0 and 1, not ${chance}`)
    total += chance
    score += (chance - (i === place ? 1 : 0)) ** 2
  }
  if (!(Math.abs(total - 1) < 1e-6)) throw new InvalidInput('masses', `must sum to 1, not ${total}`)
  return score
}

/**
 * The many-class score of someone who gives each of `classes` outcomes the same chance, 1 - 1/c: .5 for two. Throws
 * `InvalidInput` below one class.
 */
export function evenBrierScore(classes: number): number {
  mustBeCount('classes', classes, 1)
  return 1 - 1 / classes
}
