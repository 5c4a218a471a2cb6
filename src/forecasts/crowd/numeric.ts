/** Many forecasts of a number make one: the mixture of their curves. */
import { lineOfAmount } from '#predictions/curves/amount.ts'
import type { Amounts } from '#predictions/question-type.ts'
import { coarseAmounts } from './coarse.ts'
import type { CrowdType } from './crowd-type.ts'
import { CurveCrowd } from './curves.ts'

export const numericOfMany: CrowdType<'numeric'> = (question) => {
  const crowd = new CurveCrowd(lineOfAmount(question))
  const told = (quantiles: Amounts) => ({
    type: 'numeric' as const,
    quantiles: coarseAmounts(quantiles, question.range),
  })
  return {
    take: (word) => crowd.take(word),
    said: () => crowd.said(told),
    pooled() {
      const pooled = crowd.pooled()
      return pooled && told(pooled)
    },
  }
}
