/** How much: five values of what it expects. */
import { z } from 'zod'
import { amount } from '#kit/written.ts'
import { quantilesOf } from '#predictions/question-types/schemas/quantiles.ts'
import type { MachineType } from './machine-type.ts'

const answer = z.strictObject({ quantiles: quantilesOf(amount).strict() })

export const numericAsked: MachineType<'numeric'> = {
  shown: ({ unit, range }) => ({ unit, range }),
  asks: '"quantiles": {"p5", "p25", "p50", "p75", "p95"}, numbers in "unit" that never fall and lie within "range"; the outcome is below p5 with a chance of 5%, and so on; what may lie beyond an open end is written as that end',
  read(_, fields) {
    const { data } = answer.safeParse(fields)
    return data ? { type: 'numeric', quantiles: data.quantiles } : null
  },
}
