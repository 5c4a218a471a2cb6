/**
 * A distribution kept as its values at seven chances: what lies between and beyond them, and the chance of reaching a
 * value.
 */
import { InvalidInput, mustAllBeFinite, mustBeFinite } from '../../invalid-input.ts'
import { chanceOf, logOdds, probability, type Probability } from '../../units.ts'
import { knotChances } from './calibration.ts'

const knotLogOdds = knotChances.map((chance) => logOdds(probability(chance)))

/** Values that cannot be passed, such as 0 and 100 of a share. */
export type Bounds = { readonly least: number; readonly most: number }
const unbounded: Bounds = { least: -Infinity, most: Infinity }

/**
 * The value that is not passed with chance `p`, 0 < p < 1: straight lines in log-odds between the `knots` (values at
 * `knotChances`, not falling), and on with the outermost lines, so that the tails thin out exponentially. With knots
 * -3, -2, -1, 0, 1, 2, 3 it is .5 at p = .634. Throws `InvalidInput` where p is 0 or 1 and nothing bounds the value, or
 * where the knots are not seven that do not fall.
 */
export function quantileOfKnots(knots: readonly number[], p: Probability, bounds: Bounds | null = null): number {
  return quantilesOf(knots, bounds)(p)
}

/** `quantileOfKnots` of the same knots for many chances: they are looked at once. */
export function quantilesOf(knots: readonly number[], bounds: Bounds | null = null): (p: Probability) => number {
  mustBeKnots(knots)
  return (p) => {
    const x = logOdds(probability(p, 'p'))
    const i = segment(knotLogOdds, x)
    const x0 = knotLogOdds[i]!
    const y0 = knots[i]!
    const y1 = knots[i + 1]!
    const value = y1 === y0 ? y0 : y0 + ((x - x0) / (knotLogOdds[i + 1]! - x0)) * (y1 - y0)
    const bounded = within(bounds, value)
    if (!Number.isFinite(bounded)) throw new InvalidInput('p', `must lie strictly between 0 and 1, not ${p}`)
    return bounded
  }
}

/**
 * The chance of `value` or more, P(y >= value), the inverse of `quantileOfKnots`. What lies beyond a bound is heaped on
 * it: of a share, P(y >= 0) is 1 and P(y >= 100.1) is 0. With knots -3, -2, -1, 0, 1, 2, 3 it is .366 for .5.
 */
export function chanceOfAtLeast(knots: readonly number[], value: number, bounds: Bounds | null = null): Probability {
  mustBeKnots(knots)
  mustBeFinite('value', value)
  const { least, most } = bounds ?? unbounded
  if (value <= least) return probability(1)
  if (value > most) return probability(0)
  const i = segment(knots, value)
  const [x0, x1, y0, y1] = [knotLogOdds[i]!, knotLogOdds[i + 1]!, knots[i]!, knots[i + 1]!]
  // Where the two knots are one value, all below the first or above the last is that value.
  const way = y1 > y0 ? (value - y0) / (y1 - y0) : value > y0 ? Infinity : -Infinity
  return chanceOf(-(x0 + way * (x1 - x0)))
}

/** The value, or the bound it lies beyond: of a share 104 becomes 100. */
export function within(bounds: Bounds | null, value: number): number {
  const { least, most } = bounds ?? unbounded
  return Math.min(most, Math.max(least, value))
}

/** The place of the pair of neighbours between which `x` lies; the outermost pair for what lies beyond. */
function segment(sorted: readonly number[], x: number): number {
  let i = 0
  while (i < sorted.length - 2 && x > sorted[i + 1]!) i++
  return i
}

function mustBeKnots(knots: readonly number[]): void {
  mustAllBeFinite('knots', knots)
  if (knots.length !== knotChances.length)
    throw new InvalidInput('knots', `must be ${knotChances.length}, not ${knots.length}`)
  if (knots.some((knot, i) => i > 0 && knot < knots[i - 1]!)) throw new InvalidInput('knots', 'must not fall')
}
