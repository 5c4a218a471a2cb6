/**
 * A prediction's number in the fewest words: what its forecast says. Free of schemas, so that lists in the browser say
 * the same.
 */
import { type ForecastHolder, forecastOf } from './forecast.ts'
import { typeOf } from './question-types/index.ts'
import type { Question } from './question-types/schemas/index.ts'

/** '62%', 'Solar 60%', '440 ppm', '2038'; empty without a forecast. */
export function figureOf(item: ForecastHolder & { question: Question }): string {
  const forecast = forecastOf(item)
  return forecast ? typeOf(item.question).sayEstimate(item.question, forecast.estimate) : ''
}
