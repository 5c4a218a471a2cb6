/**
 * What others say of a question where people lead, in words: each by themselves, never blended. Free of schemas, so that
 * the browser needs none.
 */
import { sayEstimate, sayNumber } from '#kit/numbers.ts'
import type { Apart } from '../forecast.ts'
import { isAnswerOf, typeOf } from '../question-types/index.ts'
import type { Estimate, Question } from '../question-types/schemas/index.ts'

/** One of them: 'Farsight' with '62%'. */
export type Other = { by: 'forecast' | 'model'; who: string; says: string; estimate: Estimate }

/** The house or the author, and the model; none where nobody else says anything. */
export function othersIn(question: Question, { forecast, model }: Apart): Other[] {
  const own = forecast && { by: 'forecast' as const, who: forecast.forecaster.by, estimate: forecast.estimate }
  const others = [own, model && { by: 'model' as const, who: 'the model', estimate: model }]
  return others.flatMap((one) =>
    one && isAnswerOf(question, one.estimate) ? [{ ...one, says: saysOf(question, one) }] : [],
  )
}

/** 'Farsight 62%, the model 84%'; of an amount the middles. */
export function sayOthers(question: Question, apart: Apart): string {
  return othersIn(question, apart)
    .map(({ who, says }) => `${who} ${says}`)
    .join(', ')
}

/** Of an amount the middle alone, since its unit stands beside the headline; of a projection no finer than it is known. */
function saysOf(question: Question, { by, estimate }: Pick<Other, 'by' | 'estimate'>): string {
  const type = typeOf(question)
  const amounts = type.amountsIn(estimate)
  if (!amounts) return type.sayEstimate(question, estimate)
  const { p5, p50, p95 } = amounts
  return by === 'model' ? sayEstimate(p50, p95 - p5) : sayNumber(p50)
}
