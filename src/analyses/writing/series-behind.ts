/** The series that an answer is computed from or decided by; null where one merely measures what a forecast is about. */
import type { TrendView } from './views.ts'
import type { Answer } from './writing.ts'

export function seriesBehind({ trend, prediction }: Answer): TrendView | null {
  return trend && (prediction === null || prediction.details.automatic?.trend === trend.ref) ? trend : null
}
