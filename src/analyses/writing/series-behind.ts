/** The series that an answer is computed from or decided by. */
import { rowsBehind } from '../report/rows-behind.ts'
import type { TrendView } from './views.ts'
import type { Answer, Writing } from './writing.ts'

/** Null where a series merely measures what a forecast is about. */
export function seriesBehind({ trend, prediction }: Answer): TrendView | null {
  return trend && (prediction === null || prediction.details.automatic?.trend === trend.ref) ? trend : null
}

/** More would be a list: of a rank of ten nobody reads what drives each. */
const mostOthers = 2

/** Of what is compared, added up or divided: the series besides its own that the number is computed from. */
export function othersBehind(w: Writing, { figure, trend }: Answer): TrendView[] {
  const read = new Set([...rowsBehind([figure], w.table.rows())].map(({ item }) => item))
  return w.trends.filter((view) => view.details.series && view !== trend && read.has(view.ref)).slice(0, mostOthers)
}

/** Whether the number is computed from what its projection says. */
export function isReadOffProjection(w: Writing, { figure }: Answer, { ref }: TrendView): boolean {
  return [...rowsBehind([figure], w.table.rows())].some(
    ({ item, field }) => item === ref && field.startsWith('numbers.projection.'),
  )
}

/** The same, its own first: also where that merely measures what a forecast is about. */
export function allToldOf(w: Writing, answer: Answer): TrendView[] {
  return [...(answer.trend ? [answer.trend] : []), ...othersBehind(w, answer)]
}
