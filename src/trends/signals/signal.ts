/** Dated evidence, and the newer values that some of it brings. */
import { z } from 'zod'
import { observedAt } from '#series/series.ts'
import { directions } from '#series/series-words.ts'

/**
 * A newer value than the series has, beside it: another definition, or a licence, keeps it from being an observation.
 * `plusMinus` is half the width of its own band of 80 %, null where its publisher says nothing of that.
 */
const newerValue = z.object({
  at: observedAt,
  value: z.number(),
  unit: z.string().min(1),
  plusMinus: z.number().positive().nullable(),
  publisher: z.string().min(2),
})

/** Dated evidence for or against the trend going on. The date may be a year, a month or a day. */
export const signal = z.object({
  date: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/),
  title: z.string().min(3),
  source: z.string().min(2),
  note: z.string(),
  direction: z.enum(directions),
  newer: newerValue.exactOptional(),
})
export type Signal = z.output<typeof signal>
