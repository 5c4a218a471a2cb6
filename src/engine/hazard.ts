/** How likely is it that something has happened by one day, given how likely it is by two others? */
import { InvalidInput, mustBeFinite } from './invalid-input.ts'
import { probability, type Probability } from './units.ts'

/** The chance that it has happened by a time, in years or whatever else times are counted in. */
export type Deadline = { readonly at: number; readonly chance: number }

/**
 * The chance by `at`, where from `first` on it is as likely to happen in each year that passes without it: the chance
 * that it has not falls by the same share a year (a constant hazard; Cox and Oakes 1984, chapter 2). With nothing before
 * (`chance` 0 at time 0) and p by t it is 1 - (1 - p) ^ (at / t), at any later time too.
 *
 * Not for the value of a series in a year, which may come back: only what has happened once has happened for good.
 * Worked: 10 % by 2040 and 33 % by 2050 make 1 - root(.9 * .67) = 22.3 % by 2045, and 50.1 % by 2060. Throws
 * `InvalidInput` unless the second comes later and is at least as likely, the first is below 1, and `at` is not before
 * it.
 */
export function chanceByDeadline(first: Deadline, second: Deadline, at: number): Probability {
  const [before, left] = leftOf(first, second)
  mustBeFinite('at', at)
  if (at < first.at) throw new InvalidInput('at', `must not be before the first, ${first.at}, but is ${at}`)
  return probability(1 - before * left ** ((at - first.at) / (second.at - first.at)))
}

/**
 * The time at which it is as likely to have happened as not: of 10 % by 2040 and 80 % by 2050 it is 2043.9. Infinite
 * where it never is. Throws as `chanceByDeadline`, and where the first is above one half.
 */
export function timeOfEvenOdds(first: Deadline, second: Deadline): number {
  const [before, left] = leftOf(first, second)
  if (before < 0.5) throw new InvalidInput('first.chance', `must be at most .5, not ${first.chance}`)
  if (left === 1) return Infinity
  return first.at + ((second.at - first.at) * Math.log(0.5 / before)) / Math.log(left)
}

/** The chance that it has not happened by the first, and what is left of that by the second. */
function leftOf(first: Deadline, second: Deadline): [before: number, left: number] {
  mustBeFinite('first.at', first.at)
  mustBeFinite('second.at', second.at)
  if (!(second.at > first.at)) throw new InvalidInput('second.at', `must be after ${first.at}, not ${second.at}`)
  const before = 1 - probability(first.chance, 'first.chance')
  const after = 1 - probability(second.chance, 'second.chance')
  if (before === 0) throw new InvalidInput('first.chance', 'must be below 1')
  if (after > before) throw new InvalidInput('second.chance', `must be at least ${first.chance}, not ${second.chance}`)
  return [before, after / before]
}
