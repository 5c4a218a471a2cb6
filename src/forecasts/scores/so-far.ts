/**
 * How right a forecast of an open question looks so far: by what the crowd said 90 days later. In no total and on no
 * leaderboard.
 */
import { type InterimScore, interimScore } from '#engine/scores/interim/interim-score.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { whyNotForecast } from '../may-forecast.ts'
import { scoredType } from './index.ts'

/** `later`: what the crowd said then; null where people were too few. */
export type Aged = { estimate: Estimate; later: Estimate | null }

/** Null of a number or a date, whose chances are too many for a Brier score, and of what is no answer to what is asked now. */
export function soFarOf(question: Question, { estimate, later }: Aged): InterimScore | null {
  const { classes, massesOf } = scoredType(question)(question)
  if (classes === null || !later) return null
  if ([estimate, later].some((one) => whyNotForecast(question, one) !== null)) return null
  return interimScore(massesOf(estimate), massesOf(later))
}
