/** When: five days of what it expects. */
import { z } from 'zod'
import { writtenDay } from '#kit/written.ts'
import { quantilesOf } from '#predictions/question-types/schemas/quantiles.ts'
import type { MachineType } from './machine-type.ts'

const answer = z.strictObject({ quantiles: quantilesOf(writtenDay).strict() })

export const dateAsked: MachineType<'date'> = {
  shown: ({ range }) => ({ range }),
  asks: '"quantiles": {"p5", "p25", "p50", "p75", "p95"}, days such as "2031-05-17" that never fall and lie within "range"; it has come by p5 with a chance of 5%, and so on; what may come later than the range or never, where it is open, is written as its last day',
  read(_, fields) {
    const { data } = answer.safeParse(fields)
    return data ? { type: 'date', quantiles: data.quantiles } : null
  },
}
