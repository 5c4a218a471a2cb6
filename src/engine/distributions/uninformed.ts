/**
 * What does someone say who knows only the question? The distribution that scores 0 against the baseline wherever the
 * outcome falls.
 */
import { type Bounds, cdfPoints } from './cdf.ts'

/** The mass an open bound leaves beyond it for someone who knows nothing. */
export const massBeyondOpenBound = 0.05

/**
 * The CDF that is even over places, with 5 % of the mass beyond each open bound (the published baseline of Metaculus).
 * With both bounds open it runs from .05 to .95 and is .5 in the middle. It is a valid forecast.
 */
export function uninformedCdf({ openBelow, openAbove }: Bounds): Float64Array {
  const first = openBelow ? massBeyondOpenBound : 0
  const last = openAbove ? 1 - massBeyondOpenBound : 1
  return Float64Array.from({ length: cdfPoints }, (_, i) => {
    const place = i / (cdfPoints - 1)
    return first * (1 - place) + last * place
  })
}
