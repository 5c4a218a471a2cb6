/**
 * The numbers of a trend: where its series is heading, how far that can be believed, and when it gets where it matters.
 */
import { madeProjection, overtakenProjection, refusedProjection } from '#series/projection.ts'
import { z } from 'zod'

const chance = z.number().min(0).max(1)
/** A year, a quarter or a month, as observations have it. */
const at = z.string()

/** How the method would have fared on this series: errors in mean changes (MASE), shares of values inside the bands. */
const backtest = z.object({
  origins: z.int(),
  /** How many values were foreseen, over all origins. */
  values: z.int(),
  error: z.number(),
  naiveError: z.number(),
  coverage: z.object({ 50: chance, 80: chance, 95: chance }),
  /**
   * What would have been said from each origin: the fan of all seven knots, within what can be. `from` is the last
   * observation known then. Numbers of an older shape had less of it: until they are made anew they have no past.
   */
  past: z
    .array(z.object({ from: at, points: z.array(z.object({ at, knots: z.array(z.number()).length(7) })) }))
    .catch([]),
})

const direction = z.union([
  z.object({ refused: z.literal('too-few-points'), needed: z.int() }),
  z.object({
    refused: z.null(),
    direction: z.enum(['rising', 'falling', 'no-clear-direction']),
    score: z.number(),
    /** Over how many of the newest observations. */
    values: z.int(),
  }),
])

const momentum = z.union([
  z.object({ refused: z.literal('too-few-points'), needed: z.int() }),
  z.object({
    refused: z.null(),
    momentum: z.enum(['upward', 'downward', 'no-clear-momentum']),
    score: z.number(),
    /** Whether the slopes are of the logarithm (then 100 (e^slope - 1) is per cent a step) or of the values. */
    scale: z.enum(['log', 'linear']),
    /** Over the last 5 and 15 observations. */
    recentSlope: z.number(),
    longSlope: z.number(),
  }),
])

const maturity = z.union([
  z.object({ refused: z.enum(['too-few-points', 'negative', 'not-growing', 'limit-unknown']) }),
  z.object({
    refused: z.null(),
    curve: z.string(),
    /** The last value as a share of the limit. */
    maturity: z.number(),
    limit: z.number(),
    /** The 80 % interval of the limit. */
    low: z.number(),
    high: z.number(),
  }),
])

/** When a value that matters is first met. */
export const crossing = z.object({
  value: z.number(),
  towards: z.enum(['up', 'down']),
  /** `reached-already`: the last observation is the value itself. */
  state: z.enum(['reached-already', 'ahead']),
  /**
   * The first of the observations that have all lain on the side of the last one since then; null where no other ever
   * did.
   */
  since: at.nullable(),
  /**
   * The chance to have met it at least once by each step, which never falls; and `beyond`, that to stand at or beyond it
   * at that step, as the projection says it, missing in what was made before. Empty where it is met already.
   */
  by: z.array(z.object({ at, chance, beyond: chance.exactOptional() })),
  notWithinHorizon: chance,
})
export type Crossing = z.output<typeof crossing>

export const trendNumbers = z.object({
  /** Null where nobody measures it. */
  projection: z.union([madeProjection, refusedProjection, overtakenProjection]).nullable(),
  /** Null where there is no projection, or too little to look back on. */
  backtest: backtest.nullable(),
  direction: direction.nullable(),
  momentum: momentum.nullable(),
  maturity: maturity.nullable(),
  /** One for each threshold of the trend, in its order; empty where there is no projection. */
  crossings: z.array(crossing),
})
export type TrendNumbers = z.output<typeof trendNumbers>
