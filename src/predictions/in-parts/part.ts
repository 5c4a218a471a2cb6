/** One hump of a curve, as somebody says it. */
import type { Component } from '#engine/elicitation/components/component.ts'
import { placeOf, type Scale } from '#engine/distributions/scale.ts'

/**
 * One hump of a curve, in the unit of the question, of dates in days since 1970: its top, and half of its own mass between
 * `from` and `to`. `weight` is in any unit; only what the weights are beside each other counts.
 */
export type Part = { from: number; top: number; to: number; weight: number }

/** On the scale of its question. */
export function componentOf(scale: Scale, { from, top, to, weight }: Part): Component {
  const centre = placeOf(scale, top)
  return { centre, left: centre - placeOf(scale, from), right: placeOf(scale, to) - centre, weight }
}
