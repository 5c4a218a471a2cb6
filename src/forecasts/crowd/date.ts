/** Many forecasts of a day make one: the mixture of their curves. */
import { dateOf } from '#engine/distributions/calendar.ts'
import { lineOfDay, saidInDays } from '#predictions/curves/day.ts'
import type { Amounts } from '#predictions/question-type.ts'
import type { EstimateOf, QuestionOf } from '#predictions/question-types/schemas/index.ts'
import { coarseDay } from './coarse.ts'
import type { CrowdType } from './crowd-type.ts'
import { CurveCrowd } from './curves.ts'

export const dateOfMany: CrowdType<'date'> = (question) => {
  const crowd = new CurveCrowd(lineOfDay(question))
  const told = (quantiles: Amounts) => ({ type: 'date' as const, quantiles: asDates(quantiles, question) })
  return {
    take: ({ estimate, ...word }) => crowd.take({ ...word, estimate: estimate && saidInDays(estimate) }),
    said: () => crowd.said(told),
    pooled() {
      const pooled = crowd.pooled()
      return pooled && told(pooled)
    },
  }
}

type Dates = EstimateOf<'date'>['quantiles']

function asDates({ p5, p25, p50, p75, p95 }: Amounts, { range: { min, max } }: QuestionOf<'date'>): Dates {
  const told = (day: number) => coarseDay(dateAt(day), { days: p95 - p5, min, max })
  return { p5: told(p5), p25: told(p25), p50: told(p50), p75: told(p75), p95: told(p95) }
}

/** A day is met but for rounding. */
function dateAt(day: number): string {
  return dateOf(Math.floor(day + 1e-6))
}
