/** What differs between a report and the one before it on the same question. */
import { z } from 'zod'
import { sectionNames } from './report.ts'

const value = z.union([z.number(), z.string()])

export const changes = z.object({
  /** The analysis that it is compared with; null where that was deleted. */
  before: z.string().nullable(),
  /** The figure of the answer, then and now. */
  answer: z.object({ before: z.string().nullable(), now: z.string().nullable() }),
  /** What the answer is said of, then and now: another item may answer by now. */
  says: z.object({ before: z.string().nullable(), now: z.string().nullable() }),
  /** Values that mean the same, by where they were read and how they were computed: the answer first, then by how far they moved. */
  values: z.array(
    z.object({
      item: z.string(),
      field: z.string(),
      title: z.string(),
      unit: z.string().nullable(),
      before: value,
      now: value,
      beforeVersion: z.int().nullable(),
      nowVersion: z.int().nullable(),
    }),
  ),
  /** What was observed of the series that both read, the newest first; null where one of them did not know of it. */
  observations: z.array(
    z.object({
      item: z.string(),
      title: z.string(),
      unit: z.string().nullable(),
      at: z.string(),
      before: z.number().nullable(),
      now: z.number().nullable(),
    }),
  ),
  /** How many values only one of the two has. */
  only: z.object({ before: z.int(), now: z.int() }),
  /** Items that only one of the two read, and those read at another version. */
  items: z.array(
    z.object({
      item: z.string(),
      title: z.string(),
      change: z.enum(['new', 'gone', 'changed']),
      before: z.int().nullable(),
      now: z.int().nullable(),
    }),
  ),
  sections: z.array(z.object({ name: z.enum(sectionNames), change: z.enum(['new', 'gone', 'changed']) })),
})
export type Changes = z.output<typeof changes>
