/** Many forecasts of a number make one: the mixture of their curves. */
import { poolOfCdfs } from '#engine/crowd/distribution-pool.ts'
import { mixture } from '#engine/distributions/means/mixture.ts'
import { scaleBetween } from '#engine/distributions/scale.ts'
import type { QuestionOf } from '#predictions/question-types/schemas/index.ts'
import type { CrowdType } from './crowd-type.ts'
import { curveThrough, type Line, quantilesOn } from './curves.ts'

export const numericOfMany: CrowdType<'numeric'> = (question, estimates) => {
  const line = lineOf(question)
  const curves = estimates.map(({ quantiles }) => curveThrough(line, quantiles))
  const of = (cdf: Float64Array) => ({ type: 'numeric' as const, quantiles: quantilesOn(line, cdf) })
  return {
    estimate: of(poolOfCdfs(curves, null)),
    ways: [{ way: 'mean', estimate: of(mixture(curves, null)) }],
    quartiles: null,
    tenths: null,
  }
}

/** A logarithmic scale reaches towards 0. */
function lineOf({ range: { min, max, openBelow, openAbove, scale } }: QuestionOf<'numeric'>): Line {
  return { scale: scaleBetween(min, max, scale === 'log' ? 0 : null), bounds: { openBelow, openAbove } }
}
