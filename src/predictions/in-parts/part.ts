/**
 * One hump of a curve, in the unit of the question, of dates in days since 1970: its top, and half of its own mass between
 * `from` and `to`. `weight` is in any unit; only what the weights are beside each other counts.
 */
export type Part = { from: number; top: number; to: number; weight: number }
