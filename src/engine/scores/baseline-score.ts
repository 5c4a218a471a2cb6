/**
 * How much better than knowing nothing was a forecast? 0 for the uninformed, 100 for a sure and right choice, below 0
 * for the misled.
 */
import { InvalidInput } from '../invalid-input.ts'
import { massBeyondOpenBound } from '../distributions/uninformed.ts'
import { chanceGiven, type Masses } from './standing-forecast.ts'

/** How many ends of a range are open. */
export type OpenBounds = 0 | 1 | 2

/**
 * The baseline score of a yes-no or multiple-choice forecast, 100 ln(p c) / ln c for c options (the published rule of
 * Metaculus): of [.3, .7] with outcome 1 it is 48.54.
 *
 * `masses` hold a chance per option, null for those that were missing: c counts the others. `outcome` is the place of
 * what happened. Throws `InvalidInput` for fewer than two options and as `chanceGiven` does.
 */
export function baselineOfOptions(masses: Masses, outcome: number): number {
  let options = 0
  for (let i = 0; i < masses.length; i++) if (typeof masses[i] === 'number') options++
  if (options < 2) throw new InvalidInput('masses', `must hold at least 2 options, not ${options}`)
  return (100 * Math.log(chanceGiven(masses, outcome) * options)) / Math.log(options)
}

/**
 * The baseline score of a distribution, 100 ln(m / b) / 2 (the published rule of Metaculus): m is the mass of the
 * bucket in which the outcome lies, b what the uninformed give it: .05 beyond a bound, (1 - .05 open bounds) / N in
 * each of the N buckets of the scale. With 200 buckets and closed bounds, a mass of .01 earns 34.66.
 *
 * `masses` are as `bucketMasses` answers them, below and above the scale included; `outcome` as `bucketOf`. Throws
 * `InvalidInput` for fewer than three buckets and as `chanceGiven` does.
 */
export function baselineOfBuckets(masses: Masses, outcome: number, openBounds: OpenBounds): number {
  const beyond = masses.length - 1
  const inside = masses.length - 2
  if (inside < 1) throw new InvalidInput('masses', `must hold at least 3 buckets, not ${masses.length}`)
  const uninformed =
    outcome === 0 || outcome === beyond ? massBeyondOpenBound : (1 - massBeyondOpenBound * openBounds) / inside
  return (100 * Math.log(chanceGiven(masses, outcome) / uninformed)) / 2
}
