/**
 * What a forecast rests on, apart from its prose: where it starts, what moved it from there, and what would move it
 * again. Each speaks of one figure of the estimate: the chance of yes or of an option, the middle of an amount or a
 * date.
 */
import { z } from 'zod'
import { pushes, said, shown, when } from '#items/bearing/bearing.ts'
import { itemRef } from '#items/item.ts'
import type { Estimate } from '../question-types/schemas/index.ts'
import { starts } from './starts.ts'

/** A chance, an amount in the unit of the question, or a time. */
const figure = z.union([z.number(), when])
export type Figure = z.output<typeof figure>

/** Of a question with options: of which one the figure is. */
const option = z.string().min(1).exactOptional()
const item = itemRef.exactOptional()

/** Where the number starts. */
export const baseRate = z
  .object({
    from: z.enum(starts),
    why: said,
    /** So many times in so many cases: 2 in 38 years. */
    cases: z
      .object({ count: z.number().min(0), of: z.number().positive(), each: z.string().min(2).max(80) })
      .exactOptional(),
    /** The chance of a year. */
    yearly: z.number().min(0).max(1).exactOptional(),
    /** What it alone would make of the question. */
    to: figure.exactOptional(),
    option,
    item,
  })
  .refine(
    ({ cases, yearly, to }) => cases !== undefined || yearly !== undefined || to !== undefined,
    'states no number',
  )
export type BaseRate = z.output<typeof baseRate>

/** What moved it from there, in this order: to which number, or which way. */
export const adjustment = z
  .object({ why: said, pushes: pushes.exactOptional(), to: figure.exactOptional(), option, item })
  .refine(({ to, pushes: way }) => to !== undefined || way !== undefined, 'says neither to what nor which way')
export type Adjustment = z.output<typeof adjustment>

/** The ways to say what a trigger does. */
const effects = {
  /** What the answer would be. */
  to: figure.exactOptional(),
  /** Twice as much, a half. */
  factor: z.number().positive().exactOptional(),
  /** By so much; of a date in years. */
  shift: z.number().exactOptional(),
  above: figure.exactOptional(),
  below: figure.exactOptional(),
  /** Which way, where nobody says how far. */
  pushes: pushes.exactOptional(),
}

/** What would move it: the answer then, where its writer says one. */
export const trigger = z
  .object({ when: said, ...effects, ...shown, option, item })
  .refine((one) => Object.keys(effects).filter((name) => name in one).length === 1, 'says not just one effect')
export type Trigger = z.output<typeof trigger>

export const reasons = {
  baseRate: baseRate.exactOptional(),
  adjustments: z.array(adjustment).min(1).max(8).exactOptional(),
  triggers: z.array(trigger).min(1).max(8).exactOptional(),
}

/** A forecast with what it rests on. */
export type Reasoning = {
  estimate: Estimate
  baseRate?: BaseRate
  adjustments?: Adjustment[]
  triggers?: Trigger[]
}
