/** What do several judgements of one judge come to, kept near how often such things come about? */
import { chanceOf, clip, logOdds, probability, type Probability } from '../units.ts'
import { trimmedMean } from './trimmed-mean.ts'

/** A chance further out than this is a slip of the pen. */
const margin = 0.01
/** Dropped at each end, rounded up: of five one. */
const dropped = 0.1

const logit = (chance: number): number => logOdds(clip(probability(chance), margin))

/**
 * The mean of log-odds without the highest and the lowest tenth (Satopää et al. 2014 for the mean of log-odds, Jose and
 * Winkler 2008 for the trimming). Of [.2, .5, .5, .5, 1] it is .5.
 *
 * `chances` are in any order, at least three. Throws `InvalidInput` where one is none.
 */
export function middleOfChances(chances: readonly number[]): Probability {
  const share = Math.ceil(chances.length * dropped) / chances.length
  return chanceOf(trimmedMean(chances.map(logit), share + 1e-9))
}

/**
 * The same, drawn to a base rate by `shrink` of the way in log-odds. Of [.8, .8, .8, .8, .8], a base rate of .5 and .3
 * it is .725.
 */
export function judgedChance(chances: readonly number[], baseRate: number, shrink: number): Probability {
  return chanceOf((1 - shrink) * logit(middleOfChances(chances)) + shrink * logit(baseRate))
}
