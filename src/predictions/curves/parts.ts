/** A curve put together from up to five weighted parts, on the scale of its question. */
import { mostComponents } from '#engine/elicitation/components/component.ts'
import { curveOfComponents } from '#engine/elicitation/components/components.ts'
import { componentOf, type Part } from '../in-parts/part.ts'
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
