/** What a prediction asks, how it resolves, and what the house makes of it. */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { day, itemRef } from '#content/item.ts'
import { estimate, type Estimate, type Question, question, type QuestionTypeName, questionTypes } from './question-types/index.ts'
import type { QuestionType } from './question-type.ts'

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
  /** Resolved by a trend's series: its value at a year or month, compared with the threshold. */
  automatic: z.object({ trend: itemRef, at: z.string(), comparison, threshold: z.number() }).exactOptional(),
  houseForecast: z.object({ made: day, estimate, reason: z.string().min(20) }),
  outcome: z.object({ state: z.enum(['resolved', 'annulled']), value: z.string().nullable(), at: day, reason: z.string() }).nullable(),
})
export type PredictionDetails = z.output<typeof predictionDetails>

/** The type's object, for a question whose type is known only at run time. The question has been parsed, so the two belong together. */
export function typeOf(asked: Question): QuestionType<QuestionTypeName, Question, Estimate> {
  return questionTypes[asked.type] as unknown as QuestionType<QuestionTypeName, Question, Estimate>
}

/** Why the details of a prediction contradict each other: the field and the reason, or null. */
export function whyNotPrediction(details: PredictionDetails): { field: string; reason: string } | null {
  const { opens, closes, resolves, houseForecast, question: asked } = details
  if (closes < opens) return { field: 'closes', reason: 'comes before it opens' }
  if (resolves < closes) return { field: 'resolves', reason: 'comes before it closes' }
  if (houseForecast.estimate.type !== asked.type) return { field: 'houseForecast', reason: `answers no ${asked.type} question` }
  const misfit = typeOf(asked).whyNotFits(asked, houseForecast.estimate)
  return misfit ? { field: 'houseForecast', reason: misfit } : null
}
