/** Below which place does a given share of the mass lie? The inverse of a CDF, and the CDF between its points. */
import { InvalidInput } from '../invalid-input.ts'
import { mustBeCdf } from './cdf.ts'

/** A value this near to a point of the CDF is taken for it, so that rounding does not move the answer off the point. */
const rounding = 1e-15

/**
 * The percent point function: the place u from 0 to 1 with F(u) = p, on straight lines between the points of the CDF
 * (the published rule of Metaculus). Of [.1, .5, .9] at p = .6 it is .625.
 *
 * `cdf` has at least two evenly spaced points and never falls; where it is flat the answer is the lowest place. Where p
 * lies in the mass below the scale (p < first value) the answer is 0, in the mass above it (p >= last value) it is 1:
 * "at or beyond the bound". Throws `InvalidInput` for what is no CDF and for `p` outside 0 to 1.
 */
export function percentPoint(cdf: ArrayLike<number>, p: number): number {
  mustBeCdf('cdf', cdf)
  if (!(p >= 0 && p <= 1)) throw new InvalidInput('p', `must lie between 0 and 1, not ${p}`)
  return percentPointOfChecked(cdf, p)
}

/** `percentPoint` of what is known to be a CDF and a share, for many shares of the same. */
export function percentPointOfChecked(cdf: ArrayLike<number>, p: number): number {
  const last = cdf.length - 1
  if (p < at(cdf, 0)) return 0
  if (p >= at(cdf, last)) return 1
  const above = firstReaching(cdf, p - rounding)
  const high = at(cdf, above)
  if (high - p < rounding) return above / last
  const low = at(cdf, above - 1)
  return (above - 1 + (p - low) / (high - low)) / last
}

/**
 * F(u): the chance of at most the place `place`, on straight lines between the points. Of [.1, .5, .9] at .625 it is
 * .6; at 0 it is the mass below the scale.
 *
 * `cdf` has at least two evenly spaced points. Throws `InvalidInput` for what is no CDF and for a place outside 0 to 1,
 * where a CDF on a scale is silent.
 */
export function cumulativeAt(cdf: ArrayLike<number>, place: number): number {
  mustBeCdf('cdf', cdf)
  if (!(place >= 0 && place <= 1)) throw new InvalidInput('place', `must lie between 0 and 1, not ${place}`)
  const steps = place * (cdf.length - 1)
  const below = Math.floor(steps)
  const low = at(cdf, below)
  // At a point nothing is mixed: beyond the last there is none.
  return steps === below ? low : low + (at(cdf, below + 1) - low) * (steps - below)
}

/** The first point whose value is at least `p`; the last where none is. */
function firstReaching(cdf: ArrayLike<number>, p: number): number {
  let low = 0
  let high = cdf.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(cdf, middle) >= p) high = middle
    else low = middle + 1
  }
  return low
}

function at(cdf: ArrayLike<number>, i: number): number {
  return cdf[i] ?? Number.NaN
}
