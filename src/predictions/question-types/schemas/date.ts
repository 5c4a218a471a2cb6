/**
 * What a question for a day and its estimate look like: quantiles over calendar days; `openAbove` means that it may
 * come later or never.
 */
import { z } from 'zod'
import { writtenDay } from '#kit/written.ts'
import { quantilesOf } from './quantiles.ts'

const day = z.iso.date()
const rangeOf = (end: typeof day) =>
  z.object({ min: end, max: end, openBelow: z.boolean().default(false), openAbove: z.boolean().default(false) })
const possible = (range: ReturnType<typeof rangeOf>) =>
  range.refine(({ min, max }) => min < max, 'ends before it begins')

const question = z.object({ type: z.literal('date'), range: possible(rangeOf(day)) })
const estimate = z.object({ type: z.literal('date'), quantiles: quantilesOf(day) })

export const date = {
  question,
  estimate,
  entry: {
    question: z.strictObject({ type: z.literal('date'), range: possible(rangeOf(writtenDay).strict()) }),
    estimate: z.strictObject({ type: z.literal('date'), quantiles: quantilesOf(writtenDay).strict() }),
  },
}
