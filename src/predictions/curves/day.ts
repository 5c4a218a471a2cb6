/** The line on which the curves of a day lie: in days since 1970. */
import { dateOf, dayOf } from '#engine/distributions/calendar.ts'
import { scaleBetween } from '#engine/distributions/scale.ts'
import type { Amounts } from '../question-type.ts'
import type { EstimateOf, QuestionOf } from '../question-types/schemas/index.ts'
import type { Part } from '../in-parts/part.ts'
import type { Said } from './said.ts'
import type { Line } from './through.ts'

export function lineOfDay({ range: { min, max, openBelow, openAbove } }: QuestionOf<'date'>): Line {
  return { scale: scaleBetween(dayOf(min), dayOf(max)), bounds: { openBelow, openAbove } }
}

export function inDays({ p5, p25, p50, p75, p95 }: EstimateOf<'date'>['quantiles']): Amounts {
  return { p5: dayOf(p5), p25: dayOf(p25), p50: dayOf(p50), p75: dayOf(p75), p95: dayOf(p95) }
}

/** The days in which they lie, the inverse of `inDays`. */
export function datesOf({ p5, p25, p50, p75, p95 }: Amounts): EstimateOf<'date'>['quantiles'] {
  return { p5: dateOf(p5), p25: dateOf(p25), p50: dateOf(p50), p75: dateOf(p75), p95: dateOf(p95) }
}

type Days = NonNullable<EstimateOf<'date'>['parts']>

export function partsInDays(parts: Days): Part[] {
  return parts.map(({ from, top, to, weight }) => ({ from: dayOf(from), top: dayOf(top), to: dayOf(to), weight }))
}

export function saidInDays({ quantiles, parts }: EstimateOf<'date'>): Said {
  return { quantiles: inDays(quantiles), ...(parts && { parts: partsInDays(parts) }) }
}
