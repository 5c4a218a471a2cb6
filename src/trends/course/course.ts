/**
 * How a trend's series came to be what it is: the newest value that had been foreseen, what was revised, and when it
 * passed the values that matter.
 */
import { z } from 'zod'
import { observedAt } from '#series/series.ts'

const observation = z.tuple([observedAt, z.number()])

/** So many values of a revision are told one by one, the newest; the rest is counted. */
export const mostTold = 60
/** And so many revisions, the newest. */
export const mostRevisions = 20

const revision = z.object({
  version: z.int(),
  on: z.iso.datetime(),
  /** It measures something else since: then nothing is compared. */
  isAnew: z.boolean(),
  counts: z.object({ added: z.int(), revised: z.int(), gone: z.int() }),
  added: z.array(observation),
  revised: z.array(z.object({ at: observedAt, from: z.number(), to: z.number() })),
  gone: z.array(observation),
})
export type ShownRevision = z.output<typeof revision>

const arrival = z.object({
  /** The last observation that was known when it was said. */
  from: observedAt,
  at: observedAt,
  median: z.number(),
  low80: z.number(),
  high80: z.number(),
  /** As it was known first. */
  observed: z.number(),
  /** As it is known now; null where it is gone. */
  now: z.number().nullable(),
  /** Its year, quarter or month was over when it was said. */
  isEstimate: z.boolean(),
})
export type ShownArrival = z.output<typeof arrival>

const passing = z.object({
  threshold: z.number(),
  at: observedAt,
  towards: z.enum(['up', 'down']),
  isRevision: z.boolean(),
  isWithdrawal: z.boolean(),
  knownFrom: z.iso.datetime(),
})
export type ShownPassing = z.output<typeof passing>

export const course = z.object({
  /** Null while no value has come that a projection had spoken of. */
  arrival: arrival.nullable(),
  /** In the order in which they were known. */
  passings: z.array(passing),
  /** The newest first. */
  revisions: z.array(revision),
  /** Since when anything of the series is known to the reader; null without a series. */
  knownFrom: z.iso.datetime().nullable(),
})
export type Course = z.output<typeof course>
