/**
 * How is the mass spread over the scale? A CDF of N + 1 points cuts the line into N + 2 buckets: below the scale, N
 * steps on it, above it. 201 points make 202 buckets.
 */
import { InvalidInput, mustBeCount } from '../invalid-input.ts'
import { mustBeCdf } from './cdf.ts'
import { type Scale, valueAt } from './scale.ts'

/** A value at the end of a bucket belongs to it although rounding put its place a little beyond. */
const rounding = 1e-10

/**
 * The mass of each bucket (probability mass function, PMF): [F_0, F_1 - F_0, ..., 1 - F_N]; they sum to 1. Of [.1, .5,
 * .9] it is [.1, .4, .4, .1]. Throws `InvalidInput` for what is no CDF.
 */
export function bucketMasses(cdf: ArrayLike<number>): Float64Array {
  mustBeCdf('cdf', cdf)
  const masses = new Float64Array(cdf.length + 1)
  let before = 0
  for (let i = 0; i < cdf.length; i++) {
    const value = cdf[i] ?? Number.NaN
    masses[i] = Math.max(0, value - before)
    before = value
  }
  masses[cdf.length] = Math.max(0, 1 - before)
  return masses
}

/**
 * The CDF of which these are the masses, without their last; the inverse of `bucketMasses`. Throws `InvalidInput` where
 * they make no CDF.
 */
export function cdfOfMasses(masses: ArrayLike<number>): Float64Array {
  const cdf = new Float64Array(Math.max(0, masses.length - 1))
  let sum = 0
  for (let i = 0; i < cdf.length; i++) cdf[i] = sum += masses[i] ?? Number.NaN
  mustBeCdf('masses', cdf)
  const total = sum + (masses[cdf.length] ?? Number.NaN)
  if (!(Math.abs(total - 1) < 1e-9)) throw new InvalidInput('masses', `must sum to 1, not ${total}`)
  return cdf
}

/**
 * The bucket in which an outcome lies, by its place: 0 below the scale, 1 to `steps` on it, `steps` + 1 above it. A
 * bucket holds its upper end, as "at most" in a CDF does; the first also holds the lower end of the scale. With 200
 * steps place 0 and .005 lie in bucket 1, place 1 in 200, 1.2 in 201.
 *
 * `place` as `placeOf` answers it, infinities included. Throws `InvalidInput` for NaN and for fewer than one step.
 */
export function bucketOf(place: number, steps = 200): number {
  mustBeCount('steps', steps, 1)
  if (Number.isNaN(place)) throw new InvalidInput('place', 'must be a number, not NaN')
  if (place < 0) return 0
  if (place > 1) return steps + 1
  return Math.max(1, Math.ceil(place * steps - rounding))
}

/**
 * The density of each step on the scale, in mass per unit of the question (probability density function, PDF): the mass
 * of the step by its width. A uniform CDF on 0 to 50 has density .02 everywhere. One shorter than the CDF: what lies
 * beyond the bounds has no width.
 *
 * Throws `InvalidInput` for what is no CDF and for a scale so bent that its narrowest steps have no width.
 */
export function densities(cdf: ArrayLike<number>, scale: Scale): Float64Array {
  const masses = bucketMasses(cdf)
  const steps = cdf.length - 1
  return Float64Array.from({ length: steps }, (_, i) => {
    const width = valueAt(scale, (i + 1) / steps) - valueAt(scale, i / steps)
    if (!(width > 0)) throw new InvalidInput('scale', `has steps too narrow to tell apart, first at place ${i / steps}`)
    return (masses[i + 1] ?? 0) / width
  })
}
