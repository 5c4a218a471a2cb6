/** A value as the page of a scenario says it. */
import { z } from 'zod'

export const observed = z.object({
  at: z.string(),
  value: z.number(),
  /** Since when this value is known. */
  knownSince: z.string(),
  isProvisional: z.boolean(),
})
export type Observed = z.output<typeof observed>
