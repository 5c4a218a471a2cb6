/** What people write in an item of any kind. Each kind adds its own fields (`ContentKind.entry`). */
import { z } from 'zod'
import { plainLine } from '#kit/plain-line.ts'
import { category } from './categories.ts'
import { horizon, itemRef, relation, tag } from './item.ts'
import { linkRelations } from './link-relations.ts'

/**
 * `written` of the collection, for people: lines that show what they are, a short name that may be left out, links said
 * by hand.
 */
export const entry = z.strictObject({
  title: plainLine(3, 140),
  /** What a chart calls it, where the title is too long. The beginning of the title where it is left out. */
  label: plainLine(2, 36).nullable().default(null),
  summary: plainLine(10, 300),
  /** Markdown. */
  body: z.string().max(100_000).default(''),
  category,
  tags: z.array(tag).min(1).max(8),
  horizon,
  links: z
    .array(z.strictObject({ to: itemRef, relation: relation.extract(linkRelations) }))
    .max(20)
    .default([]),
})
export type Entry = z.output<typeof entry>
