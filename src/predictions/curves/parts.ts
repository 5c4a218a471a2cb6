/** A curve put together from up to five weighted parts, on the scale of its question. */
import {
  type Component,
  curveOfComponents,
  mostComponents,
  narrowestWidth,
  widestWidth,
} from '#engine/elicitation/components.ts'
import { placeOf, type Scale } from '#engine/distributions/scale.ts'
import type { Part } from '../in-parts/part.ts'
import type { Line } from './through.ts'

export const mostParts = mostComponents

/**
 * The chance of at most x at 201 places of the scale. The same parts always have the same curve; on another range they
 * have another. Throws `InvalidInput` of parts against which `whyNotParts` says something.
 */
export function curveOfParts({ scale, bounds }: Line, parts: readonly Part[]): Float64Array {
  const components = parts.map((part) => componentOf(scale, part))
  return curveOfComponents(components, bounds)
}

/**
 * Why these make no curve on the line, or null: goes on after the name of the field. A top lies within the range, ends
 * included; `from` and `to` may lie beyond an end that is open. `say` says a place of the line.
 */
export function whyNotParts(line: Line, parts: readonly Part[], say: (place: number) => string): string | null {
  for (const [i, part] of parts.entries()) {
    const why = whyNotPart(line, part, say)
    if (why) return `has ${why(`part ${i + 1}`)}`
  }
  return null
}

/** Goes on after 'has', once it is told which part it is. */
type Why = (which: string) => string

function whyNotPart({ scale, bounds }: Line, part: Part, say: (place: number) => string): Why | null {
  const { from, top, to, weight } = part
  if (!(from < top && top < to)) return (which) => `the top of ${which} not between its two ends`
  if (top < scale.min || top > scale.max)
    return (which) => `the top of ${which} outside the range of the question, ${say(scale.min)} to ${say(scale.max)}`
  if (from < scale.min && !bounds.openBelow)
    return (which) => `the low end of ${which} below ${say(scale.min)}, where its range is closed`
  if (to > scale.max && !bounds.openAbove)
    return (which) => `the high end of ${which} above ${say(scale.max)}, where its range is closed`
  if (!(weight > 0)) return (which) => `no weight above 0 for ${which}`
  return whyNotWide(componentOf(scale, part))
}

function whyNotWide({ left, right }: Component): Why | null {
  if (Math.min(left, right) < narrowestWidth)
    return (which) => `a side of ${which} narrower than a thousandth of its range, which no curve can show`
  if (Math.max(left, right) > widestWidth)
    return (which) => `${which} reaching further than ${widestWidth} times its range, which no curve can show`
  return null
}

function componentOf(scale: Scale, { from, top, to, weight }: Part): Component {
  const centre = placeOf(scale, top)
  return { centre, left: centre - placeOf(scale, from), right: placeOf(scale, to) - centre, weight }
}
