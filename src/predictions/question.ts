/** What a prediction asks, how it resolves, and what the house makes of it. */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { day, itemRef } from '#items/item.ts'
import { isAnswerOf, typeOf } from './question-types/index.ts'
import { reasons } from './reasons/reasons.ts'
import { whyNotReasons } from './reasons/why-not-reasons.ts'
import { whyNotRule } from './resolving/rule.ts'
import { estimate, type Question, question } from './question-types/schemas/index.ts'

/** By which observation a rule resolved a question: the value as it was known then. */
export const evidence = z.object({
  trend: itemRef,
  /** Of the trend, whose series had the value. */
  version: z.int(),
  at: z.string(),
  value: z.number(),
  unit: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  /** Since when this value was known. */
  knownSince: z.iso.datetime(),
  /** Whether its publisher still called it provisional. */
  isProvisional: z.boolean(),
})
export type Evidence = z.output<typeof evidence>

/**
 * How a trend's series answers a question, as its type asks for it: of yes or no its value at a year, quarter or month against
 * a threshold, of a number that value itself, of a date the first value in the range that stands to the threshold as
 * asked. With `firstPublished` values count as they were known first, whatever became of them.
 */
const seriesRule = z.object({
  trend: itemRef,
  at: z.string().exactOptional(),
  comparison: comparison.exactOptional(),
  threshold: z.number().exactOptional(),
  firstPublished: z.literal(true).exactOptional(),
})

/** One that has all of it: of that a projection has a chance. */
export const thresholdRule = z.object({
  ...seriesRule.shape,
  at: z.string(),
  comparison,
  threshold: z.number(),
})

/** The people whose word decides a question. */
const deciders = ['author', 'operator'] as const

/** Somebody's estimate, with the reason for it. `made` is the server's day, never the writer's. */
export const forecast = z.object({ made: day, estimate, reason: z.string().min(20) })
export type Forecast = z.output<typeof forecast>

/** Farsight's own, which says by field what it rests on and what would move it. */
const houseForecast = forecast.extend(reasons)

export const predictionDetails = z.object({
  question,
  /**
   * What it asks as a part of a sentence: of yes or no and of a date what comes after 'that' (`a human being lands on
   * Mars by the end of 2040`), of a number or an option its name (`world GDP in 2029`).
   */
  phrase: z.string().min(8).max(120).exactOptional(),
  criteria: z.string().min(20),
  resolutionSource: z.string().min(3),
  opens: day,
  closes: day,
  resolves: day,
  /** The same question for other years or thresholds. */
  group: z.object({ id: z.string(), label: z.string() }).exactOptional(),
  /**
   * Counts only if another prediction has this outcome, or one of those further ones: 'otherwise' is all that no other branch
   * names. `plain`: the prediction that asks the same without a condition.
   */
  condition: z
    .object({
      on: itemRef,
      outcome: z.string(),
      or: z.array(z.string()).min(1).exactOptional(),
      plain: itemRef.exactOptional(),
    })
    .exactOptional(),
  /** Resolved by a trend's series. */
  automatic: seriesRule.exactOptional(),
  /** Of every item of the collection; null for what people write. */
  houseForecast: houseForecast.nullable(),
  /** The first estimate of the person who wrote the question, where one was given. */
  authorForecast: forecast.exactOptional(),
  outcome: z
    .object({
      state: z.enum(['resolved', 'annulled']),
      value: z.string().nullable(),
      at: day,
      reason: z.string(),
      /** Where a rule resolved it. */
      evidence: evidence.exactOptional(),
      /** Where a rule annulled it: the prediction that had to turn out otherwise, and how it did; null if annulled. */
      given: z.object({ on: itemRef, outcome: z.string().nullable() }).exactOptional(),
      /** Where a person decided it: whose word it is, since when it could be known, and the page that says so. */
      decided: z
        .object({ by: z.enum(deciders), knownAt: z.iso.datetime(), source: z.string().nullable() })
        .exactOptional(),
      /** Of one that is annulled: its criteria can be read in more than one way. */
      isAmbiguous: z.literal(true).exactOptional(),
    })
    .nullable(),
})
export type PredictionDetails = z.output<typeof predictionDetails>

export type Days = Pick<PredictionDetails, 'opens' | 'closes' | 'resolves'>

/** Which of its days comes before the one that it must follow; null where they are in order. */
export function whyNotDays({ opens, closes, resolves }: Days): { field: keyof Days; reason: string } | null {
  if (closes < opens) return { field: 'closes', reason: 'comes before it opens' }
  return resolves < closes ? { field: 'resolves', reason: 'comes before it closes' } : null
}

/** Why the details of a prediction contradict each other: the field and the reason, or null. */
export function whyNotPrediction(details: PredictionDetails): { field: string; reason: string } | null {
  const { closes, houseForecast: ours, authorForecast } = details
  const disorder = whyNotDays(details)
  if (disorder) return disorder
  if (authorForecast && authorForecast.made > closes)
    return { field: 'authorForecast', reason: 'comes after the question closes' }
  const misfit = whyNotAnswer(details.question, ours)
  if (misfit) return { field: 'houseForecast', reason: misfit }
  const unreasoned = ours && whyNotReasons(details.question, ours)
  if (unreasoned) return { ...unreasoned, field: `houseForecast.${unreasoned.field}` }
  const own = whyNotAnswer(details.question, authorForecast)
  return own ? { field: 'authorForecast.estimate', reason: own } : whyNotRule(details)
}

function whyNotAnswer(asked: Question, given: Forecast | null | undefined): string | null {
  if (!given) return null
  return isAnswerOf(asked, given.estimate)
    ? typeOf(asked).whyNotFits(asked, given.estimate)
    : `answers no ${asked.type} question`
}
