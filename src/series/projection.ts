/**
 * What a projection of a series says, as it is kept: values at seven chances for each step, or why nothing is
 * projected.
 */
import { z } from 'zod'
import { labels } from '#engine/projection/projection.ts'
import { itemRef } from '#items/item.ts'

/** A year, a quarter or a month, as observations have it. */
const at = z.string()

export const projectionLabels = [
  ...labels,
  /** Straight bands would pass what no value can: it was projected on a scale on which that is infinitely far away. */
  'between-bounds',
] as const

/** What no value can pass; null where nothing bounds it on that side. */
export const projectedBounds = z.object({ least: z.number().nullable(), most: z.number().nullable() })

export const refusedProjection = z.object({
  refused: z.enum([
    'too-few-points',
    'constant',
    'too-many-interpolated',
    'irregular',
    'too-few-points-since-take-off',
  ]),
  found: z.number(),
  allowed: z.number(),
})

/**
 * A newer value from elsewhere lies outside what was projected for its time: nothing of the projection is shown as if it
 * held.
 */
export const overtakenProjection = z.object({
  refused: z.literal('overtaken'),
  at,
  value: z.number(),
  publisher: z.string(),
  /** The band of 95 % that the projection had there. */
  low95: z.number(),
  high95: z.number(),
})

/** What newer values from elsewhere have changed: the newest of them. */
const heededSignal = z.object({
  at,
  value: z.number(),
  publisher: z.string(),
  /** How much of the way from the median to the value the projection went, 0 to 1, where it is the only one. */
  weight: z.number(),
  /** How many others are heeded with it. */
  earlier: z.int().min(1).exactOptional(),
  /** What the series alone would have said of that time. */
  median: z.number(),
  low80: z.number(),
  high80: z.number(),
})

/** What its series is a part of, called so within a sentence, and the first step at which that held some of it down. */
const heldWhole = z.object({ item: itemRef, name: z.string(), cutFrom: at.nullable() })

export const projectedPoint = z.object({
  at,
  /** Values at the chances of `knotChances` (2.5, 10, 25, 50, 75, 90, 97.5 %), before bounds cut them. */
  knots: z.array(z.number()).length(7),
  validated: z.boolean(),
})

export const madeProjection = z.object({
  refused: z.null(),
  points: z.array(projectedPoint).min(1),
  bounds: projectedBounds,
  method: z.enum(['combination', 'random-walk-with-drift']),
  labels: z.array(z.enum(projectionLabels)),
  /** By how much for each step ahead it was shifted, in the unit; left out where it was not. */
  shift: z.number().optional(),
  /** The first observation that was used: those before a take-off are left out. */
  usedFrom: at,
  /** How many were used. Those that are missing are filled in, and do not count. */
  used: z.int(),
  /**
   * How the errors of its steps go together (`engine/projection/paths/dependence.ts`); left out of years, where it is
   * the usual one, and of what was made before series told it themselves.
   */
  dependence: z.object({ growth: z.number(), noise: z.number() }).exactOptional(),
  /** Where a newer value from elsewhere moved it. */
  signal: heededSignal.exactOptional(),
  /** Where it is a part of another: none of its values lies above the same of that. */
  whole: heldWhole.exactOptional(),
})
export type MadeProjection = z.output<typeof madeProjection>
