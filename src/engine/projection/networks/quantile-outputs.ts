/** How a network says a distribution: a shift of the median, and widths that cannot be negative. */

/** Numbers a network gives for each step: the shift, three widths above it and three below. */
export const outputsPerStep = 7
/** Widths lie within e^6, 403, and its inverse, times the unit. */
export const furthest = 6
/** The median's place among the knots, with as many on either side. */
const middle = 3

/**
 * Values at `knotChances` for the step whose outputs begin at `at`, in mean changes from the last value. Outputs are in
 * `unit`, the root of the years ahead; each width, e^output, is laid upon those before it, so that the values never
 * cross. Outputs .5, 0, 0, 0, 0, 0, 0 at unit 2 give -5, -3, -1, 1, 3, 5, 7.
 */
export function knotsOfOutputs(
  outputs: Float64Array,
  at: number,
  unit: number,
  knots = new Float64Array(outputsPerStep),
): Float64Array {
  knots[middle] = unit * outputs[at]!
  for (let i = 1; i <= middle; i++) {
    knots[middle + i] = knots[middle + i - 1]! + unit * widthOf(outputs[at + i]!)
    knots[middle - i] = knots[middle - i + 1]! - unit * widthOf(outputs[at + middle + i]!)
  }
  return knots
}

/** e to the output, within bounds. */
export function widthOf(output: number): number {
  return Math.exp(Math.min(furthest, Math.max(-furthest, output)))
}
