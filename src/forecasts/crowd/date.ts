/** Many forecasts of a day make one: the mixture of their curves. */
import { poolOfCdfs } from '#engine/crowd/distribution-pool.ts'
import { dateOf, dayOf } from '#engine/distributions/calendar.ts'
import { mixture } from '#engine/distributions/means/mixture.ts'
import { scaleBetween } from '#engine/distributions/scale.ts'
import type { Amounts } from '#predictions/question-type.ts'
import type { EstimateOf, QuestionOf } from '#predictions/question-types/schemas/index.ts'
import type { CrowdType } from './crowd-type.ts'
import { curveThrough, type Line, quantilesOn } from './curves.ts'

export const dateOfMany: CrowdType<'date'> = (question, estimates) => {
  const line = lineOf(question)
  const curves = estimates.map(({ quantiles }) => curveThrough(line, inDays(quantiles)))
  const of = (cdf: Float64Array) => ({ type: 'date' as const, quantiles: asDates(quantilesOn(line, cdf)) })
  return {
    estimate: of(poolOfCdfs(curves, null)),
    ways: [{ way: 'mean', estimate: of(mixture(curves, null)) }],
    quartiles: null,
    tenths: null,
  }
}

type Dates = EstimateOf<'date'>['quantiles']

/** In days since 1970. */
function lineOf({ range: { min, max, openBelow, openAbove } }: QuestionOf<'date'>): Line {
  return { scale: scaleBetween(dayOf(min), dayOf(max)), bounds: { openBelow, openAbove } }
}

function inDays({ p5, p25, p50, p75, p95 }: Dates): Amounts {
  return { p5: dayOf(p5), p25: dayOf(p25), p50: dayOf(p50), p75: dayOf(p75), p95: dayOf(p95) }
}

function asDates({ p5, p25, p50, p75, p95 }: Amounts): Dates {
  return { p5: dateAt(p5), p25: dateAt(p25), p50: dateAt(p50), p75: dateAt(p75), p95: dateAt(p95) }
}

/** A day is met but for rounding. */
function dateAt(day: number): string {
  return dateOf(Math.floor(day + 1e-6))
}
