/**
 * What a question for a number and its estimate look like: quantiles over a range that may be open at its ends, with the
 * parts of the curve where it was put together from such.
 */
import { z } from 'zod'
import { plainLine } from '#kit/plain-line.ts'
import { amount } from '#kit/written.ts'
import { partsOf, quantilesOf, saidOf } from './quantiles.ts'

const rangeOf = (end: z.ZodNumber) =>
  z.object({
    min: end,
    max: end,
    /** Values beyond this end are possible. */
    openBelow: z.boolean().default(false),
    openAbove: z.boolean().default(false),
    scale: z.enum(['linear', 'log']).default('linear'),
  })
const possible = (range: ReturnType<typeof rangeOf>) =>
  range
    .refine(({ min, max }) => min < max, 'ends before it begins')
    .refine(({ min, scale }) => scale === 'linear' || min > 0, 'a log scale starts above 0')

const question = z.object({
  type: z.literal('numeric'),
  unit: z.string().min(1).max(60),
  range: possible(rangeOf(z.number())),
})
const told = z.object({ type: z.literal('numeric'), quantiles: quantilesOf(z.number()) })
const estimate = told.extend({ parts: partsOf(z.number()).exactOptional() })

export const numeric = {
  question,
  estimate,
  told,
  entry: {
    question: z.strictObject({
      type: z.literal('numeric'),
      unit: plainLine(1, 60),
      range: possible(rangeOf(amount).strict()).refine(
        ({ min, max }) => min >= max || max - min > 1e-9 * Math.max(Math.abs(min), Math.abs(max)),
        'leaves no room between its ends',
      ),
    }),
    estimate: saidOf('numeric', amount),
  },
}
