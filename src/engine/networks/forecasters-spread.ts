/**
 * How far apart forecasters are about the members of a scenario, carried through to a band around the scenario's
 * chance.
 */
import { InvalidInput, mustBeCount, mustBeFinite } from '../invalid-input.ts'
import { standardNormal, type Random } from '../random.ts'
import { quantileOfSorted } from '../statistics.ts'
import { chanceOf, clip, logOdds, probability } from '../units.ts'

/** A member's chance, and the standard deviation of its forecasters' log-odds. */
export type SpreadMember = { readonly chance: number; readonly spread: number }

/** Lower and upper end of the middle 50, 80 and 95 % of the draws. */
export type Band = {
  readonly median: number
  readonly middle50: readonly [number, number]
  readonly middle80: readonly [number, number]
  readonly middle95: readonly [number, number]
}

/** Forecasts of 0 and 1 count as this far from certain, as they do in the crowd's pool. */
const margin = 0.01

/**
 * The standard deviation of forecasters' log-odds, each forecast kept between .01 and .99. A single forecast has no
 * spread: then refused. Throws `InvalidInput` for a forecast that is no chance. Worked: of .5 and .75 it is ln 3 / sqrt
 * 2 = .7768.
 */
export function logOddsSpread(forecasts: readonly number[]): number | { readonly refused: 'too-few-forecasts' } {
  const odds = forecasts.map((forecast, place) => logOdds(clip(probability(forecast, `forecasts[${place}]`), margin)))
  if (odds.length < 2) return { refused: 'too-few-forecasts' }
  const mean = odds.reduce((sum, one) => sum + one, 0) / odds.length
  return Math.sqrt(odds.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (odds.length - 1))
}

/**
 * The band that a quantity has when its members' chances are drawn anew, each from a normal distribution of log-odds
 * around its chance (a logit-normal, Atchison and Shen 1980), members apart from each other: 1,000 draws unless told
 * otherwise. A chance of 0 or 1 stays what it is. Shows how much the answer hangs on who is right, not all that is
 * uncertain.
 *
 * `quantity`: what is asked of a set of chances, such as the product, or the chance in a joint (see
 * `chanceWithAssociation`). Throws `InvalidInput` for members or draws that make no sense, and where `quantity` answers
 * what is no number. Worked: one member of .5 with spread 1, the chance itself: the middle 80 % run from
 * chance(-1.2816) = .217 to .783.
 */
export function bandOf(
  members: readonly SpreadMember[],
  quantity: (chances: readonly number[]) => number,
  random: Random,
  draws = 1000,
): Band {
  mustBeCount('draws', draws, 1)
  if (members.length === 0) throw new InvalidInput('members', 'must not be empty')
  const centres = members.map(({ chance, spread }, member) => {
    mustBeFinite(`members[${member}].spread`, spread)
    if (spread < 0) throw new InvalidInput(`members[${member}].spread`, `must be at least 0, not ${spread}`)
    return logOdds(probability(chance, `members[${member}].chance`))
  })
  const values = Float64Array.from({ length: draws }, () => {
    const value = quantity(
      centres.map((centre, member) => chanceOf(centre + members[member]!.spread * standardNormal(random))),
    )
    if (Number.isNaN(value)) throw new InvalidInput('quantity', 'must answer a number for every set of chances')
    return value
  }).toSorted()
  const middle = (share: number) =>
    [quantileOfSorted(values, (1 - share) / 2), quantileOfSorted(values, (1 + share) / 2)] as const
  return { median: quantileOfSorted(values, 0.5), middle50: middle(0.5), middle80: middle(0.8), middle95: middle(0.95) }
}
