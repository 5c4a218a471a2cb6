/** How much? Quantiles over a range that may be open at its ends. */
import { z } from 'zod'
import { sayNumber } from '#kit/numbers.ts'
import { quantilesOf, type QuestionType, whyNotIncreasing } from '../question-type.ts'

const question = z.object({
  type: z.literal('numeric'),
  unit: z.string().min(1).max(60),
  range: z
    .object({
      min: z.number(),
      max: z.number(),
      /** Values beyond this end are possible. */
      openBelow: z.boolean().default(false),
      openAbove: z.boolean().default(false),
      scale: z.enum(['linear', 'log']).default('linear'),
    })
    .refine(({ min, max }) => min < max, 'ends before it begins')
    .refine(({ min, scale }) => scale === 'linear' || min > 0, 'a log scale starts above 0'),
})
const estimate = z.object({ type: z.literal('numeric'), quantiles: quantilesOf(z.number()) })

export const numeric: QuestionType<'numeric', z.output<typeof question>, z.output<typeof estimate>> & {
  question: typeof question
  estimate: typeof estimate
} = {
  name: 'numeric',
  title: 'a number',
  question,
  estimate,
  whyNotFits: (_, { quantiles }) => whyNotIncreasing(quantiles),
  sayQuestion({ unit, range: { min, max, openBelow, openAbove, scale } }) {
    const ends = openBelow && openAbove ? ', open at both ends' : openBelow ? ', open below' : openAbove ? ', open above' : ''
    return `${sayNumber(min)} to ${sayNumber(max)} ${unit}${ends}${scale === 'log' ? ', log scale' : ''}`
  },
  sayEstimate: ({ unit }, { quantiles }) => `${sayNumber(quantiles.p50)} ${unit}`,
  wordsOf: ({ unit }) => unit,
  whyNotOutcome: (_, outcome) => (Number.isFinite(Number(outcome)) ? null : 'is no number'),
}
