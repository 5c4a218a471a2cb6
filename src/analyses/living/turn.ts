/** When something comes that may change what a report says: the next value of a series, the end of a question. */
import { z } from 'zod'

export const turn = z.object({
  /** What of, at which version, and where it says so; no field where its source has said so beside it. */
  item: z.string(),
  version: z.int(),
  label: z.string(),
  field: z.string().nullable(),
  why: z.enum(['next-value', 'closes', 'resolves']),
  /** A day or a month. */
  at: z.string(),
})
export type Turn = z.output<typeof turn>
