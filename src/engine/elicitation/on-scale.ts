/** Where may a number lie that somebody gives for a curve? */
import type { Bounds } from '../distributions/cdf.ts'
import { placeOf, type Scale } from '../distributions/scale.ts'
import { InvalidInput } from '../invalid-input.ts'

/**
 * Throws `InvalidInput` unless `value`, in the unit of the scale, is finite, lies on the scale or beyond an open end of
 * it, and on the same side of the zero point as the scale. `argument` is the field that it was typed into.
 */
export function mustLieOnScale(argument: string, value: number, scale: Scale, bounds: Bounds): void {
  if (!Number.isFinite(value)) throw new InvalidInput(argument, `must be a finite number, not ${value}`)
  if (value < scale.min && !bounds.openBelow)
    throw new InvalidInput(argument, `must not lie below the scale, which is closed at ${scale.min}, but is ${value}`)
  if (value > scale.max && !bounds.openAbove)
    throw new InvalidInput(argument, `must not lie above the scale, which is closed at ${scale.max}, but is ${value}`)
  if (!Number.isFinite(placeOf(scale, value)))
    throw new InvalidInput(argument, `must not lie at or beyond the zero point of the scale, but is ${value}`)
}
