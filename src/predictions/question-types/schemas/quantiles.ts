/** How a forecast of a number or a date is written: in five quantiles, or as a curve of up to five weighted parts. */
import { z } from 'zod'
import { mostComponents } from '#engine/elicitation/components/component.ts'

export function quantilesOf<V extends z.ZodType>(value: V) {
  return z.object({ p5: value, p25: value, p50: value, p75: value, p95: value })
}

/**
 * One hump of a curve: its top, and between `from` and `to` half of its own mass. `weight` is in any unit; only what the
 * weights are beside each other counts.
 */
function partOf<V extends z.ZodType>(value: V) {
  return z.object({ from: value, top: value, to: value, weight: z.number().gt(0).max(1e6) })
}

export function partsOf<V extends z.ZodType>(value: V) {
  return z.array(partOf(value)).min(1).max(mostComponents)
}

/** As somebody sends it: whoever says parts need not say the five, which are worked out of them in any case. */
export function saidOf<Name extends string, V extends z.ZodType>(type: Name, value: V) {
  const part = partOf(value).strict()
  return z
    .strictObject({
      type: z.literal(type),
      quantiles: quantilesOf(value).strict().exactOptional(),
      parts: z.array(part).min(1).max(mostComponents).exactOptional(),
    })
    .superRefine(({ quantiles, parts }, context) => {
      if (!quantiles && !parts) context.addIssue({ code: 'custom', path: ['quantiles'], message: 'is missing' })
    })
}
