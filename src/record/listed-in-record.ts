/** The items that the record names: a record is kept for a while, and who is no longer listed is named no more at once. */
import type { TrackRecord } from './record.ts'

/** Without the items of which `isListed` says no, each of which it is asked. Sums stay as they are until they are made anew. */
export function withListedOnly(record: TrackRecord, isListed: (item: string) => boolean): TrackRecord {
  const listed = <One extends { item: string }>(rows: readonly One[]) => rows.filter(({ item }) => isListed(item))
  const { backtests, kept, bySeries, forecasts } = record
  return {
    ...record,
    backtests: {
      ...backtests,
      best: listed(backtests.best),
      worst: listed(backtests.worst),
      misses: listed(backtests.misses),
      bySeries: { ...backtests.bySeries, least: listed(backtests.bySeries.least) },
    },
    kept: {
      ...kept,
      arrivals: listed(kept.arrivals),
      estimated: { ...kept.estimated, arrivals: listed(kept.estimated.arrivals) },
    },
    bySeries: { ...bySeries, rows: listed(bySeries.rows) },
    forecasts: { ...forecasts, next: listed(forecasts.next), last: listed(forecasts.last) },
  }
}

/** Each of them once. */
export function itemsIn(record: TrackRecord): string[] {
  const items = new Set<string>()
  withListedOnly(record, (item) => {
    items.add(item)
    return true
  })
  return [...items]
}
