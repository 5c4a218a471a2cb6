/** What a prediction asks, how it resolves, and what the house makes of it. */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { day, itemRef } from '#items/item.ts'
import { isAnswerOf, typeOf } from './question-types/index.ts'
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

/** Somebody's estimate, with the reason for it. `made` is the server's day, never the writer's. */
export const forecast = z.object({ made: day, estimate, reason: z.string().min(20) })
export type Forecast = z.output<typeof forecast>

export const predictionDetails = z.object({
  question,
  criteria: z.string().min(20),
  resolutionSource: z.string().min(3),
  opens: day,
  closes: day,
  resolves: day,
  /** The same question for other years or thresholds. */
  group: z.object({ id: z.string(), label: z.string() }).exactOptional(),
  /** Counts only if another prediction has this outcome. */
  condition: z.object({ on: itemRef, outcome: z.string() }).exactOptional(),
  /**
   * Resolved by a trend's series: its value at a year or month, compared with the threshold. With `firstPublished` by
   * the first value that was known of it, whatever became of that.
   */
  automatic: z
    .object({
      trend: itemRef,
      at: z.string(),
      comparison,
      threshold: z.number(),
      firstPublished: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  /** Of every item of the collection; null for what people write. */
  houseForecast: forecast.nullable(),
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
    })
    .nullable(),
})
export type PredictionDetails = z.output<typeof predictionDetails>

/** Why the details of a prediction contradict each other: the field and the reason, or null. */
export function whyNotPrediction(details: PredictionDetails): { field: string; reason: string } | null {
  const { opens, closes, resolves, houseForecast, authorForecast } = details
  if (closes < opens) return { field: 'closes', reason: 'comes before it opens' }
  if (resolves < closes) return { field: 'resolves', reason: 'comes before it closes' }
  if (authorForecast && authorForecast.made > closes)
    return { field: 'authorForecast', reason: 'comes after the question closes' }
  const misfit = whyNotAnswer(details.question, houseForecast)
  if (misfit) return { field: 'houseForecast', reason: misfit }
  const own = whyNotAnswer(details.question, authorForecast)
  return own ? { field: 'authorForecast.estimate', reason: own } : whyNotAutomatic(details)
}

function whyNotAnswer(asked: Question, given: Forecast | null | undefined): string | null {
  if (!given) return null
  return isAnswerOf(asked, given.estimate)
    ? typeOf(asked).whyNotFits(asked, given.estimate)
    : `answers no ${asked.type} question`
}

/** A series that reaches a threshold says yes or no, and has to be there when the question resolves. */
function whyNotAutomatic({
  question: asked,
  automatic,
  resolves,
}: PredictionDetails): { field: string; reason: string } | null {
  if (!automatic) return null
  if (!typeOf(asked).isAnsweredByThreshold)
    return { field: 'automatic', reason: `cannot answer with ${typeOf(asked).title}` }
  return automatic.at > resolves.slice(0, automatic.at.length)
    ? { field: 'automatic.at', reason: 'comes after it resolves' }
    : null
}
