/** Adam (Kingma and Ba 2015) with weights that decay on their own (Loshchilov and Hutter 2019). */

const [keptFirst, keptSecond, tiny] = [0.9, 0.999, 1e-8]

/** Numbers that are moved, and the running means of their slopes and of these squared. */
export type Moving = { readonly at: Float64Array; readonly first: Float64Array; readonly second: Float64Array }

export function atRest(at: Float64Array): Moving {
  return { at, first: new Float64Array(at.length), second: new Float64Array(at.length) }
}

/**
 * Moves `at` against its `slopes` by at most about `pace`; `round` counts from 1. The first move from 1 with slope 5,
 * pace .1 and no decay goes to .9.
 */
export function move(
  { at, first, second }: Moving,
  slopes: Float64Array,
  { round, pace, decay }: { readonly round: number; readonly pace: number; readonly decay: number },
): void {
  const [whole, wholeSquare] = [1 - keptFirst ** round, 1 - keptSecond ** round]
  for (let i = 0; i < at.length; i++) {
    const slope = slopes[i]!
    first[i] = keptFirst * first[i]! + (1 - keptFirst) * slope
    second[i] = keptSecond * second[i]! + (1 - keptSecond) * slope * slope
    const step = first[i]! / whole / (Math.sqrt(second[i]! / wholeSquare) + tiny)
    at[i]! -= pace * (step + decay * at[i]!)
  }
}
