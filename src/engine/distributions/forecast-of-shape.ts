/** How does any distribution become a forecast that may be submitted? */
import { InvalidInput } from '../invalid-input.ts'
import { type Bounds, cdfPoints, leastOutside, leastStep } from './cdf.ts'
import type { Shape } from './fit/shape.ts'

const steps = cdfPoints - 1

/**
 * The forecast CDF of a distribution: what it has beyond a closed bound is cut off and the rest stretched to 1
 * (conditioned on the bound), and 1 % of the mass, with .1 % for each open bound, is given to the even floor that
 * `mustBeForecastCdf` asks for. Everything else keeps its proportions, so chances move by .012 at most. All mass at .5,
 * between open bounds, becomes .006 at .495 and .994 at .505.
 *
 * `shape` has chances from 0 to 1 that never fall over the places from 0 to 1. Throws `InvalidInput` where closed bounds
 * cut off all of it.
 */
export function forecastOfShape(shape: Shape, { openBelow, openAbove }: Bounds): Float64Array {
  const below = openBelow ? 0 : shape(0)
  const mass = (openAbove ? 1 : shape(1)) - below
  if (!(mass > 0)) throw new InvalidInput('shape', 'must have some of its mass between the closed bounds')
  const outside = openBelow ? leastOutside : 0
  const kept = 1 - steps * leastStep - outside - (openAbove ? leastOutside : 0)
  return Float64Array.from({ length: cdfPoints }, (_, i) => {
    const place = i / steps
    // Rounding must not push it over certainty.
    return Math.min(1, outside + i * leastStep + (kept * (shape(place) - below)) / mass)
  })
}
