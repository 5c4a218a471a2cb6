/** How right somebody has been: oneself, which nobody else reads, and whoever chose to be shown. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { isDay } from '#kit/dates.ts'
import { category } from '#items/categories.ts'
import { day, itemId } from '#items/item.ts'
import { question } from '#predictions/question-types/schemas/index.ts'
import { ownRecordAddresses as at } from '../addresses.ts'
import { besideVoice } from '../sorts/voice.ts'
import { horizons } from './horizons.ts'
import { bins } from './told-bins.ts'

const none = z.strictObject({})
const signedIn = ['sign-in-needed', 'session-ended'] as const
const number = z.number()
const share = number.min(0).max(1)

const mean = z.object({ mean: number, of: z.int() }).nullable()
const means = z.object({
  questions: z.int(),
  /** Of questions of yes or no and of several options; while a forecast stood. */
  brier: mean,
  baseline: number,
  /** Of questions on which one counted, and four others: of fewer it would tell what each of them said. */
  peer: mean,
  /** The mean share of their lives for which a forecast stood. */
  coverage: share,
})
const both = z.object({ own: number, theirs: number })
const extremes = z.array(z.object({ predictionId: itemId, label: z.string().nullable(), score: number }))

/** Of one question, for the whole of its life; `brier` is null of ranges, `peer` with fewer than five people who count. */
export const ownScores = z.object({
  outcome: z.string(),
  cameOn: day,
  brier: share.nullable(),
  log: number,
  baseline: number,
  peer: number.nullable(),
  coverage: share,
  /** How many forecasts counted. */
  forecasts: z.int(),
  /** Its outcome may still become another: whoever forecast it may object, or somebody did. */
  isProvisional: z.boolean(),
})

export const scoredQuestion = ownScores.extend({
  predictionId: itemId,
  /** Null, and no question, where one cannot read the prediction any more. */
  label: z.string().nullable(),
  question: question.nullable(),
})

/** What is told of oneself and of whoever is shown. */
export const recordTold = z.object({
  /** Null where nothing has been scored yet. */
  means: means.nullable(),
  /** How often came what was said with a chance, apart for questions that closed before their time; nine of ten times between `low` and `high` by luck alone. */
  calibration: z.object({ inTime: bins, early: bins }),
  /** By the quarter in which the outcome was known, the newest first. */
  bySeason: z.array(means.extend({ part: z.string() })),
  byCategory: z.array(means.extend({ part: category })),
  byHorizon: z.array(means.extend({ part: z.enum(horizons) })),
  /** Farsight, the model and machines, over the time for which both stood. */
  beside: z.array(
    z.object({
      by: besideVoice,
      questions: z.int(),
      brier: both.extend({ of: z.int() }).nullable(),
      baseline: both,
    }),
  ),
  best: extremes,
  worst: extremes,
  /** Whether these are peer scores, or, where others never were there, baseline scores. */
  areAgainstPeers: z.boolean(),
})

const record = recordTold.extend({
  /** Questions on which a forecast stands: still open; closed, without an outcome; the next that closes. */
  waiting: z.object({
    open: z.int(),
    closed: z.int(),
    annulled: z.int(),
    next: z.object({ predictionId: itemId, label: z.string(), closes: day }).nullable(),
  }),
})

export const ownRecordContract = {
  findMyRecord: endpoint({
    address: at.findMyRecord,
    summary:
      'How right one has been: calibration, means of the scores, by category and by how far ahead, beside Farsight and the model on the same questions and days',
    policy: 'user',
    cost: { base: 30 },
    params: none,
    query: none,
    answer: record,
    refusals: signedIn,
  }),
  listMyScores: endpoint({
    address: at.listMyScores,
    summary: 'One’s scores question by question, the last that came out first',
    policy: 'user',
    cost: { base: 15 },
    params: none,
    query: z.strictObject({
      /** `next` of the page before. */
      cursor: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d_[1-9]\d{0,17}$/, 'is none that a list has given')
        .refine((cursor) => isDay(cursor.slice(0, 10)) && cursor > '1', 'is none that a list has given')
        .exactOptional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      scores: z.array(scoredQuestion),
      next: z.string().nullable(),
    }),
    refusals: signedIn,
  }),
  findMyRecordFile: endpoint({
    address: at.findMyRecordFile,
    summary: 'All of one’s scores as a table, a question a line',
    policy: 'user',
    cost: { base: 30 },
    params: none,
    query: none,
    answer: z.string(),
    type: 'text/csv',
    refusals: signedIn,
  }),
}
