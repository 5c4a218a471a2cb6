/** How right the base has been, in a few numbers: what home says of it. */
import type { RecordInShort } from '../in-short.ts'
import type { TrackRecord } from '../record.ts'

export function inShort({ trends, sources, backtests, forecasts }: TrackRecord): RecordInShort {
  return {
    values: backtests.values,
    inside80: backtests.inside[80],
    trends: backtests.trends,
    better: backtests.better,
    resolved: forecasts.resolved,
    open: forecasts.open,
    overdue: forecasts.overdue,
    nextOn: forecasts.next[0]?.resolves ?? null,
    unmadeTrends: sources.series - trends.computed,
  }
}
