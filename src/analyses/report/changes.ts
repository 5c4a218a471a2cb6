/** What differs between a report and the one before it on the same question. */
import { z } from 'zod'
import { sectionNames } from './report.ts'

const value = z.union([z.number(), z.string()])

export const changes = z.object({
  /** The analysis that it is compared with; null where that was deleted. */
  before: z.string().nullable(),
  /** The figure of the answer, then and now. */
  answer: z.object({ before: z.string().nullable(), now: z.string().nullable() }),
  /** The same value of the same item: the answer first, then by how far it moved. */
  values: z.array(
    z.object({
      item: z.string(),
      field: z.string(),
      title: z.string(),
      before: value,
      now: value,
      beforeVersion: z.int().nullable(),
      nowVersion: z.int().nullable(),
    }),
  ),
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
