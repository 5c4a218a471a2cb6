/** One of several amounts that are not known: what it may be by itself, whatever the others are. */
import { InvalidInput, mustAllBeFinite, mustBeFinite } from '../invalid-input.ts'
import { type Bounds, chanceOfAtLeast, quantilesOf } from '../projection/bands/knots.ts'
import { chanceOf, logOdds, type Probability, probability } from '../units.ts'

export type Marginal = {
  /** The value that is not passed with chance `p`, 0 < p < 1. */
  quantile(p: Probability): number
  /** P(X < value). */
  chanceBelow(value: number): Probability
}

/** As `quantilesOf` and `chanceOfAtLeast` read the knots of a step of a projection, in all else that is said of it. */
export function marginalOfKnots(knots: readonly number[], bounds: Bounds | null = null): Marginal {
  return {
    quantile: quantilesOf(knots, bounds),
    chanceBelow: (value) => probability(1 - chanceOfAtLeast(knots, value, bounds)),
  }
}

/** What is known already. */
export function marginalOfKnown(value: number): Marginal {
  mustBeFinite('value', value)
  return { quantile: () => value, chanceBelow: (other) => probability(value < other ? 1 : 0) }
}

/** The value that is not passed with a chance. */
export type Quantile = { readonly chance: number; readonly value: number }

/**
 * Of a forecast by its quantiles: straight lines in log-odds between them, of the logarithm of the value where the scale
 * of its question is one, and on with the outermost lines. The forecast says nothing of what lies beyond those; there it
 * is read as if its tails were logistic. Of 10 at .25, 20 at .5 and 30 at .75 it is 15 at .366.
 *
 * Throws `InvalidInput` for fewer than two, for values that fall, and on a logarithmic scale for those not above 0.
 */
export function marginalOfQuantiles(known: readonly Quantile[], isLog = false): Marginal {
  const [to, from] = isLog ? [Math.log, Math.exp] : [asItIs, asItIs]
  const odds = known.map(({ chance }) => logOdds(probability(chance, 'chance')))
  const values = known.map(({ value }) => to(value))
  mustAllBeFinite('known', values)
  if (known.length < 2) throw new InvalidInput('known', 'must be two or more')
  if (values.some((value, i) => i > 0 && value < values[i - 1]!)) throw new InvalidInput('known', 'must not fall')
  return {
    quantile: (p) => from(onLine(odds, values, logOdds(p))),
    chanceBelow: (value) => (isLog && value <= 0 ? probability(0) : chanceOf(onLine(values, odds, to(value)))),
  }
}

const asItIs = (value: number) => value

/** On the straight lines through the points, and beyond them on the outermost; `xs` do not fall. */
function onLine(xs: readonly number[], ys: readonly number[], x: number): number {
  let i = 0
  while (i < xs.length - 2 && x > xs[i + 1]!) i++
  const width = xs[i + 1]! - xs[i]!
  if (width === 0) return x <= xs[i]! ? ys[i]! : ys[i + 1]!
  return ys[i]! + ((x - xs[i]!) / width) * (ys[i + 1]! - ys[i]!)
}
