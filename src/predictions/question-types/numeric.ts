/** How much? Quantiles over a range that may be open at its ends. */
import { z } from 'zod'
import { quantilesOf, type QuestionType, whyNotIncreasing } from '../question-type.ts'
import { questionWords } from './words.ts'

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

export type NumericQuestion = z.output<typeof question>
export type NumericEstimate = z.output<typeof estimate>

export const numeric: QuestionType<'numeric', NumericQuestion, NumericEstimate> & {
  question: typeof question
  estimate: typeof estimate
} = {
  name: 'numeric',
  ...questionWords.numeric,
  question,
  estimate,
  whyNotFits: (_, { quantiles }) => whyNotIncreasing(quantiles),
  wordsOf: ({ unit }) => unit,
  whyNotOutcome: (_, outcome) => (Number.isFinite(Number(outcome)) ? null : 'is no number'),
}
