/** What is told of how right the crowd and its ways have been, and of what it has learnt of that. */
import { z } from 'zod'
import { scoredWays } from '../words.ts'
import { bins } from './told-bins.ts'
import { typeNames } from './ways.ts'

const spoken = z.object({
  mean: z.number(),
  of: z.int(),
  /** Nine times in ten it would lie in it by luck alone; null of fewer than ten questions. */
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
})

/** Each published way beside the pool, by the type of the questions. */
export const wayRows = z.array(
  z.object({
    type: z.enum(typeNames),
    way: z.enum(scoredWays),
    /** `brier`: 0 to 1, lower is better; `log`: of numbers and dates, higher is better. */
    measure: z.enum(['brier', 'log']),
    score: spoken,
    /** Less that of the pool on the same questions; null of the pool itself. */
    difference: spoken.nullable(),
  }),
)

/** How often yes came, by the chance that the crowd was told to give it, apart for questions that closed early. */
export const crowdBins = z.object({ inTime: bins, early: bins })

/** By what crowds are put together now. */
export const learningTold = z.object({
  /** Questions of yes or no from which may be learnt, by now; nothing is of fewer than `fewest`. */
  counted: z.int(),
  fewest: z.int(),
  /** Null before anything was learnt. */
  newest: z
    .object({
      learntAt: z.iso.datetime(),
      /** When something was learnt first. */
      since: z.iso.datetime(),
      questions: z.int(),
      shift: z.number(),
      scale: z.number(),
      /** How many people count otherwise than 1, and between which weights; null of fewer than three, whose they would be. */
      people: z.int(),
      weights: z.object({ least: z.number(), greatest: z.number() }).nullable(),
    })
    .nullable(),
})
export type LearningTold = z.output<typeof learningTold>
