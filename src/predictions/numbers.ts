/**
 * The numbers of a prediction: what the projection of its trend makes of the question ("the model"), and how forecasts
 * went so far.
 */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { day, itemRef } from '#items/item.ts'
import { outlook } from '#series/outlook.ts'
import { estimateTold as estimate } from './question-types/schemas/index.ts'
import { quantilesOf } from './question-types/schemas/quantiles.ts'

const chance = z.number().min(0).max(1)

/** The chance that the bound trend's series meets the threshold at that time. */
const madeModel = z.object({
  refused: z.null(),
  trend: itemRef,
  trendVersion: z.int(),
  at: z.string(),
  comparison,
  threshold: z.number(),
  probability: chance,
  /** What the projection puts there: the median and its 80 % band, in the unit of the series. */
  median: z.number(),
  low80: z.number(),
  high80: z.number(),
  unit: z.string(),
  /** False beyond the range in which the bands were checked. */
  validated: z.boolean(),
})
const refusedModel = z.object({
  /** `observed`: the series has that value already. */
  refused: z.enum(['not-seen', 'no-projection', 'beyond-projection', 'observed']),
  trend: itemRef,
  at: z.string(),
  comparison,
  threshold: z.number(),
  /** The value, where it is observed. */
  observed: z.number().exactOptional(),
})

/** Of a yes: what is said together, and by each. */
export const pooledChance = z.object({ probability: chance, house: chance, model: chance })

const quantiles = quantilesOf(z.number())
/** Of an amount: what is said together, and by each. */
export const pooledAmount = z.object({ quantiles, house: quantiles, model: quantiles })

/** How much the model counts, Farsight counting 1: the product of the three. */
const weighed = z.object({
  weight: chance,
  news: chance,
  skill: chance,
  bands: chance,
  /** The newest value that the model knows. */
  lastAt: z.string(),
})

/** What the model says where nobody has given a forecast; `made` is the day of the projection. */
export const modelAlone = z.object({ made: day, estimate })

/**
 * What people forecast of it together, how many they are, how many of them answered an earlier wording, and since when.
 */
const crowd = z.object({ estimate, people: z.int(), earlier: z.int().exactOptional(), at: z.iso.datetime() })
/** Missing while they are fewer than three. */
export const said = z.object({ crowd: crowd.exactOptional() })

/** As it is kept: with the row of its history that told it, by which it is read again; nobody is told of that. */
const keptCrowd = crowd.extend({ row: z.string().exactOptional() })
export type KeptCrowd = z.output<typeof keptCrowd>
export const keptSaid = z.object({ crowd: keptCrowd.exactOptional() })

export const predictionNumbers = z.object({
  /** Null where no series decides the question. */
  model: z.union([madeModel, refusedModel]).nullable(),
  /**
   * What Farsight's forecast and the model say of a yes together; null where only one of them speaks, or the model
   * counts for nothing. Missing in what was made before there was one.
   */
  pool: pooledChance.extend(weighed.shape).nullable().exactOptional(),
  /** The same of an amount that is itself the answer. */
  pooledAmount: pooledAmount.extend(weighed.shape).nullable().exactOptional(),
  /** Null where somebody has given a forecast, where no series decides, and where the model counts for nothing. */
  alone: modelAlone.nullable().exactOptional(),
  /** The series that it is about, whether that decides it or not; null where nothing is projected of one. */
  outlook: outlook.extend({ trend: itemRef }).nullable().exactOptional(),
  /** Where the question counts only if another has an outcome, or one of several: the chance of that, null where nobody says it, or only those whom the reader hides. */
  condition: z
    .object({
      on: itemRef,
      version: z.int().nullable(),
      outcome: z.string(),
      or: z.array(z.string()).exactOptional(),
      probability: chance.nullable(),
    })
    .exactOptional(),
  /** The oldest first; one entry for each time that it changed. */
  modelHistory: z.array(z.object({ at: z.iso.datetime(), trendVersion: z.int(), probability: chance })),
  /** The forecasts of the house (or of the author, where it is somebody's own), the oldest first. */
  forecastHistory: z.array(z.object({ made: day, version: z.int(), estimate, reason: z.string() })),
})
export type PredictionNumbers = z.output<typeof predictionNumbers>
