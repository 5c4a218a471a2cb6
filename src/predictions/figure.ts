/**
 * A prediction's number in the fewest words: its headline. Free of schemas, so that lists in the browser say the same.
 */
import { headlineOf } from './forecast.ts'
import { typeOf } from './question-types/index.ts'
import type { Question } from './question-types/schemas/index.ts'

/** '62%', 'Solar 60%', '440 ppm', '2038'; empty without a forecast. */
export function figureOf(item: Parameters<typeof headlineOf>[0] & { question: Question }): string {
  const forecast = headlineOf(item)
  return forecast ? typeOf(item.question).sayEstimate(item.question, forecast.estimate) : ''
}
