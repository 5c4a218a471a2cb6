/** What a language model was asked to do for a report, what that took, and what came of it. */
import { z } from 'zod'

export const jobRecord = z.object({
  /** 'read', 'write': a name of the settings. */
  job: z.string(),
  model: z.string(),
  calls: z.int(),
  promptTokens: z.int(),
  answerTokens: z.int(),
  /** In US dollars; null where the endpoint's prices are not known, or it does not count. */
  cost: z.number().nullable(),
  /** That it was waited for, each call by itself. */
  ms: z.int(),
  /** Why answers were not taken, and how often. */
  faults: z.record(z.string(), z.int()),
  /** What came of it, counted: 'sentences revised'. */
  came: z.record(z.string(), z.int()),
})
export type JobRecord = z.output<typeof jobRecord>
