/** A move as lists tell it. */
import { z } from 'zod'

/** Further back nobody asks what is new. */
export const mostDaysBack = 90

export const move = z.object({
  /** 'up 4 points', 'new value', 'signpost on': in place of its category. */
  says: z.string(),
  direction: z.enum(['up', 'down']).nullable(),
  /** In a line; null where nothing is known that its reader may see. */
  why: z.string().nullable(),
  /** When it moved last. */
  at: z.iso.datetime(),
})
export type ToldMove = z.output<typeof move>
