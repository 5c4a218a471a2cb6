/**
 * The two S-curves by which new things grow from nothing to a limit. What differs between them is here, and nowhere
 * else.
 */
import { chanceOf } from '../../units.ts'

/** A share of the limit as a function of the curve's own time u = rate * (t - inflection). */
export type GrowthCurve = {
  name: 'logistic' | 'Gompertz'
  /** The share reached at `u`, from 0 to 1. */
  share(u: number): number
  /** How fast the share rises with `u`. */
  steepness(u: number): number
  /** The `u` at which a `share` strictly between 0 and 1 is reached. */
  timeOf(share: number): number
}

/**
 * The logistic curve 1 / (1 + e^-u), as new techniques displace old ones (Fisher and Pry 1971): the two halves mirror
 * each other. At u = 0 the share is .5 and the steepness .25; .75 is reached at u = 1.0986.
 */
export const logistic: GrowthCurve = {
  name: 'logistic',
  share: chanceOf,
  steepness: (u) => chanceOf(u) * chanceOf(-u),
  timeOf: (share) => Math.log(share / (1 - share)),
}

/**
 * The Gompertz curve exp(-e^-u) (Winsor 1932): an early start and a long tail. At u = 0 the share is e^-1 = .3679, and
 * so is the steepness; .75 is reached at u = 1.2459.
 */
export const gompertz: GrowthCurve = {
  name: 'Gompertz',
  share: (u) => Math.exp(-Math.exp(-u)),
  // Far to the left e^-u is infinite and the share 0: the exponents are added, lest 0 * infinity be NaN.
  steepness: (u) => Math.exp(-u - Math.exp(-u)),
  timeOf: (share) => -Math.log(-Math.log(share)),
}
