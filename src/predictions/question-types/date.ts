/** When? Quantiles over calendar days; `openAbove` means that it may come later or never. */
import { z } from 'zod'
import { sayDay } from '#kit/dates.ts'
import { quantilesOf, type QuestionType, whyNotIncreasing } from '../question-type.ts'

const day = z.iso.date()
const question = z.object({
  type: z.literal('date'),
  range: z
    .object({ min: day, max: day, openBelow: z.boolean().default(false), openAbove: z.boolean().default(false) })
    .refine(({ min, max }) => min < max, 'ends before it begins'),
})
const estimate = z.object({ type: z.literal('date'), quantiles: quantilesOf(day) })

export const date: QuestionType<'date', z.output<typeof question>, z.output<typeof estimate>> & {
  question: typeof question
  estimate: typeof estimate
} = {
  name: 'date',
  title: 'a date',
  question,
  estimate,
  whyNotFits: (_, { quantiles }) => whyNotIncreasing(quantiles),
  sayQuestion: ({ range: { min, max, openAbove } }) => `${sayDay(min)} to ${sayDay(max)}${openAbove ? ', or later' : ''}`,
  sayEstimate: ({ range }, { quantiles }) =>
    range.openAbove && quantiles.p50 >= range.max ? `after ${range.max.slice(0, 4)}` : quantiles.p50.slice(0, 4),
  wordsOf: () => '',
  whyNotOutcome: (_, outcome) => (day.safeParse(outcome).success ? null : 'is no day'),
}
