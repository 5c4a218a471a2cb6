/** Five quantiles as a curve on the scale of their question, and a curve as its five. */
import type { Bounds } from '#engine/distributions/cdf.ts'
import { percentPoint } from '#engine/distributions/percent-point.ts'
import { type Scale, valueAt } from '#engine/distributions/scale.ts'
import { curveOfFiveQuantiles } from '#engine/elicitation/five-quantiles.ts'
import type { Amounts } from '../question-type.ts'

export const chances = { p5: 0.05, p25: 0.25, p50: 0.5, p75: 0.75, p95: 0.95 } as const
export const levels = ['p5', 'p25', 'p50', 'p75', 'p95'] as const
export type Level = (typeof levels)[number]

export type Line = { scale: Scale; bounds: Bounds }

/**
 * The chance of at most x at 201 places of the scale. Five quantiles at these chances that rise within the range always
 * have a curve: the floor asks for a hundredth of what lies between them.
 */
export function curveThrough({ scale, bounds }: Line, quantiles: Amounts): Float64Array {
  return curveOfFiveQuantiles(quantiles, scale, bounds).cdf
}

/** What lies beyond an open end is written as that end, as in every forecast. */
export function quantilesOn({ scale }: Line, cdf: Float64Array): Amounts {
  const at = (level: Level) => valueAt(scale, percentPoint(cdf, chances[level]))
  return { p5: at('p5'), p25: at('p25'), p50: at('p50'), p75: at('p75'), p95: at('p95') }
}
