/**
 * What a question for a day and its estimate look like: quantiles over calendar days, with the parts of the curve where
 * it was put together from such; `openAbove` means that it may come later or never.
 */
import { z } from 'zod'
import { writtenDay } from '#kit/written.ts'
import { partsOf, quantilesOf, saidOf } from './quantiles.ts'

const day = z.iso.date()
const rangeOf = (end: typeof day) =>
  z.object({ min: end, max: end, openBelow: z.boolean().default(false), openAbove: z.boolean().default(false) })
const possible = (range: ReturnType<typeof rangeOf>) =>
  range.refine(({ min, max }) => min < max, 'ends before it begins')

const question = z.object({ type: z.literal('date'), range: possible(rangeOf(day)) })
const told = z.object({ type: z.literal('date'), quantiles: quantilesOf(day) })
const estimate = told.extend({ parts: partsOf(day).exactOptional() })

export const date = {
  question,
  estimate,
  told,
  entry: {
    question: z.strictObject({ type: z.literal('date'), range: possible(rangeOf(writtenDay).strict()) }),
    estimate: saidOf('date', writtenDay),
  },
}
