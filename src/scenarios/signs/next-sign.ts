/** A signpost that is looked for next, with the world that it would speak for. */
import { z } from 'zod'

export const nextSign = z.object({
  title: z.string(),
  /** It is looked for until the end of this year. */
  by: z.int(),
  scenario: z.object({ kind: z.literal('scenario'), id: z.string(), title: z.string() }),
})
export type NextSign = z.output<typeof nextSign>
