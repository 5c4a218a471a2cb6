/** Many forecasts of a number make one: the mixture of their curves. */
import { scaleBetween } from '#engine/distributions/scale.ts'
import type { Amounts } from '#predictions/question-type.ts'
import type { QuestionOf } from '#predictions/question-types/schemas/index.ts'
import { coarseAmounts } from './coarse.ts'
import type { CrowdType } from './crowd-type.ts'
import { CurveCrowd, type Line } from './curves.ts'

export const numericOfMany: CrowdType<'numeric'> = (question) => {
  const crowd = new CurveCrowd(lineOf(question))
  const told = (quantiles: Amounts) => ({
    type: 'numeric' as const,
    quantiles: coarseAmounts(quantiles, question.range),
  })
  return {
    take: ({ estimate, ...word }) => crowd.take({ ...word, estimate: estimate && estimate.quantiles }),
    said: () => crowd.said(told),
    pooled() {
      const pooled = crowd.pooled()
      return pooled && told(pooled)
    },
  }
}

/** A logarithmic scale reaches towards 0. */
export function lineOf({ range: { min, max, openBelow, openAbove, scale } }: QuestionOf<'numeric'>): Line {
  return { scale: scaleBetween(min, max, scale === 'log' ? 0 : null), bounds: { openBelow, openAbove } }
}
