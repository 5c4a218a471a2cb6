/** How right the base has been, in a few numbers. */
import { z } from 'zod'

const count = z.int().min(0)

export const recordInShort = z.object({
  /** That projections would have foreseen from earlier ones, how many of them inside the 80 % band. */
  values: count,
  inside80: count,
  /** Whose projections were looked back on, and in how many of them they were nearer than the last value, carried on. */
  trends: count,
  better: count,
  /** Questions. */
  resolved: count,
  open: count,
  /** Of the open ones, those that should have resolved by now. */
  overdue: count,
  nextOn: z.iso.date().nullable(),
  /** Trends that are not among these counts yet, since their numbers are still being made. */
  unmadeTrends: z.int(),
})
export type RecordInShort = z.output<typeof recordInShort>
