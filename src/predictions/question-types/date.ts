/** When? Quantiles over calendar days; `openAbove` means that it may come later or never. */
import { z } from 'zod'
import { writtenDay } from '#kit/written.ts'
import { quantilesOf, type QuestionType, whyNotIncreasing, whyNotWithin } from '../question-type.ts'
import { questionWords } from './words.ts'

const day = z.iso.date()
const rangeOf = (end: typeof day) =>
  z.object({ min: end, max: end, openBelow: z.boolean().default(false), openAbove: z.boolean().default(false) })
const possible = (range: ReturnType<typeof rangeOf>) => range.refine(({ min, max }) => min < max, 'ends before it begins')

const question = z.object({ type: z.literal('date'), range: possible(rangeOf(day)) })
const estimate = z.object({ type: z.literal('date'), quantiles: quantilesOf(day) })

const entry = {
  question: z.strictObject({ type: z.literal('date'), range: possible(rangeOf(writtenDay).strict()) }),
  estimate: z.strictObject({ type: z.literal('date'), quantiles: quantilesOf(writtenDay).strict() }),
}

export type DateQuestion = z.output<typeof question>
export type DateEstimate = z.output<typeof estimate>

export const date: QuestionType<'date', DateQuestion, DateEstimate> & {
  question: typeof question
  estimate: typeof estimate
  entry: typeof entry
} = {
  name: 'date',
  ...questionWords.date,
  question,
  estimate,
  entry,
  whyNotFits: ({ range }, { quantiles }) => whyNotIncreasing(quantiles) ?? whyNotWithin(quantiles, range),
  wordsOf: () => '',
  whyNotOutcome: (_, outcome) => (day.safeParse(outcome).success ? null : 'is no day'),
  chanceOf: () => null,
}
