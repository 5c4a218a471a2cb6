/** What every content item has, whatever its kind. */
import { z } from 'zod'
import { category } from './categories.ts'
import { linkRelations } from './link-relations.ts'
import { earliestYear, latestYear } from './years.ts'

/** A calendar day, `2026-11-20`. */
export const day = z.iso.date()
/** An item's id: a decimal string, unique over all kinds. */
export const itemId = z.string().regex(/^[1-9]\d{0,17}$/, 'a whole number above 0')
/** An item named by kind and id: `prediction/12`. */
export const itemRef = z.string().regex(/^[a-z]+\/[1-9]\d{0,17}$/, 'a kind and an id, such as prediction/12')
export type ItemRef = z.output<typeof itemRef>

export const tag = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
  .max(40)

export const horizon = z
  .object({
    from: z.int().min(earliestYear).max(latestYear),
    to: z.int().min(earliestYear).max(latestYear),
  })
  .refine(({ from, to }) => from <= to, 'ends before it begins')

/** How one item bears on another. `to` names the other. */
export const relation = z.enum([...linkRelations, 'member', 'signpost', 'condition'])
export type Relation = z.output<typeof relation>
export const link = z.object({ to: itemRef, relation })
export type Link = z.output<typeof link>

/** The fields that a writer gives an item of any kind. */
export const written = z.object({
  title: z.string().trim().min(3).max(140),
  /** What a chart calls it, where the title is too long. */
  label: z.string().trim().min(2).max(36),
  summary: z.string().trim().min(10).max(300),
  body: z.string().max(100_000),
  category,
  tags: z.array(tag).min(1).max(8),
  horizon,
})
export type Written = z.output<typeof written>

/** The fields that a list shows of an item of any kind. Each kind adds its own. */
export const listed = z.object({
  id: itemId,
  title: z.string(),
  label: z.string(),
  summary: z.string(),
  category,
  tags: z.array(tag),
  horizon: z.object({ from: z.int(), to: z.int() }),
  /** Null while it is private. */
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.int().min(1),
  author: z.string(),
  /** The account of its author; null where that is the house. */
  authorId: z.string().nullable(),
  saves: z.int().min(0),
})
export type Listed = z.output<typeof listed>

/** What a page does without where it lists items beside the one it shows: it names them, with the figure of each. */
export const unsaidBeside = {
  summary: true,
  tags: true,
  publishedAt: true,
  updatedAt: true,
  version: true,
  saves: true,
} as const
