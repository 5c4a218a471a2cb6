/** How much a projection counts beside a forecast of Farsight for a time of its series, or why it counts nothing. */
import { projectionOf, type TrendView } from '../views.ts'
import { lastOf, reader } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Writing } from '../writing.ts'

export type Counts = { weight: Evidence; isNone: boolean }

/** `made`: the day of the forecast. Null where the projection did worse than the last value carried on: it is not heard. */
export function countsFor(w: Writing, trend: TrendView, { at, made }: { at: Evidence; made: Evidence }): Counts | null {
  const labels = projectionOf(trend)?.labels ?? []
  const last = lastOf(w, trend)
  if (labels.includes('worse-than-naive') || !last) return null
  const read = reader(w, trend)
  const record = trend.numbers?.backtest
    ? [
        read('numbers.backtest.error', 'error of the backtest'),
        read('numbers.backtest.naiveError', 'error of carrying the last value on'),
        read('numbers.backtest.coverage.80', 'share of past values inside the 80% band', 'chance'),
        read('numbers.backtest.values', 'values foreseen in the backtest'),
      ]
    : []
  const inputs = [read('details.series.frequency', 'how often it has a value'), last.at, at, made, ...record]
  const weight = w.table.compute('model-counts', inputs, {
    title: `${trend.item.label}, how much the projection counts`,
  })
  return { weight, isNone: !(Number(weight.value) > 0) }
}
