/** An amount in parts: one from 40 over 50 to 60, on 0 to 100 with open ends, has its 5% value at 22.7. */
import { asKnown } from '#kit/numbers.ts'
import { lineOfAmount } from '../curves/amount.ts'
import { curveOfParts } from '../curves/parts.ts'
import { quantilesOn } from '../curves/through.ts'
import type { Amounts } from '../question-type.ts'
import type { QuestionOf } from '../question-types/schemas/index.ts'
import { whyNotAmounts } from './fits.ts'
import type { InParts } from './in-parts.ts'

export const amountInParts: InParts<'numeric'> = {
  partsIn: ({ parts }) => parts ?? null,
  whyNot: whyNotAmounts,
  estimateOf(question, parts) {
    const line = lineOfAmount(question)
    const quantiles = written(question.range, quantilesOn(line, curveOfParts(line, parts)))
    return { type: 'numeric', quantiles, parts: [...parts] }
  },
}

type Range = QuestionOf<'numeric'>['range']

/** To a digit more than a crowd is told with; what is small beside the width has its own. Within the range. */
function written({ min, max }: Range, { p5, p25, p50, p75, p95 }: Amounts): Amounts {
  const near = (value: number) => {
    const known = asKnown(value, Math.min(p95 - p5, Math.abs(value)) / 10)
    return value === min || value === max ? value : Math.min(max, Math.max(min, known))
  }
  return { p5: near(p5), p25: near(p25), p50: near(p50), p75: near(p75), p95: near(p95) }
}
