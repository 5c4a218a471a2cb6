/** What somebody forecast, in one short phrase. */
import { sayDay } from '#kit/dates.ts'
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import type { OwnForecast } from '../call-forecasts.ts'

/** `question`: null where one cannot read any more what is asked. */
export function sayOwn(
  question: Question | null,
  { estimate, until }: Pick<OwnForecast, 'estimate' | 'until'>,
): string {
  if (!estimate) return until ? `ran out on ${sayDay(until)}` : 'withdrawn'
  if (!question) return typeOf(estimate).sayAlone(estimate)
  // The question may have been changed since.
  return isAnswerOf(question, estimate) ? typeOf(question).sayEstimate(question, estimate) : 'an answer of another type'
}
