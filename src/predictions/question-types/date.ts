/** When? Quantiles over calendar days; `openAbove` means that it may come later or never. */
import { z } from 'zod'
import { quantilesOf, type QuestionType, whyNotIncreasing } from '../question-type.ts'
import { questionWords } from './words.ts'

const day = z.iso.date()
const question = z.object({
  type: z.literal('date'),
  range: z
    .object({ min: day, max: day, openBelow: z.boolean().default(false), openAbove: z.boolean().default(false) })
    .refine(({ min, max }) => min < max, 'ends before it begins'),
})
const estimate = z.object({ type: z.literal('date'), quantiles: quantilesOf(day) })

export type DateQuestion = z.output<typeof question>
export type DateEstimate = z.output<typeof estimate>

export const date: QuestionType<'date', DateQuestion, DateEstimate> & {
  question: typeof question
  estimate: typeof estimate
} = {
  name: 'date',
  ...questionWords.date,
  question,
  estimate,
  whyNotFits: (_, { quantiles }) => whyNotIncreasing(quantiles),
  wordsOf: () => '',
  whyNotOutcome: (_, outcome) => (day.safeParse(outcome).success ? null : 'is no day'),
}
