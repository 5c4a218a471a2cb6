/** What one hump of a curve is, and how many and how wide there may be. Apart from the mathematics, which few need. */

/**
 * One hump, in places of the scale (0 its start, 1 its end): its top at `centre`, and half of its mass between `centre` -
 * `left` and `centre` + `right`. `weight` is in any unit; only what the weights are beside each other counts.
 */
export type Component = {
  readonly centre: number
  readonly left: number
  readonly right: number
  readonly weight: number
}

export const mostComponents = 5
/** A fifth of a step of the scale: narrower ones would look alike. */
export const narrowestWidth = 0.001
/** Five scales: wider ones would be even. */
export const widestWidth = 5
