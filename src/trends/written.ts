/** From what people wrote in a trend to its details, and back. Free of schemas. */
import type { TrendEntry } from './entry.ts'
import type { TrendDetails } from './trend.ts'

/** The id of a series that somebody brought along, rather than the collection. */
const ownSeries = 'own'

export function detailsFrom({ series, ...rest }: TrendEntry, before: TrendDetails | null): TrendDetails {
  return { ...rest, series: series && { ...series, id: before?.series?.id ?? ownSeries } }
}

export function entryFrom({ series, bounds, mapping, thresholds, signals }: TrendDetails): TrendEntry {
  const rest = { ...(bounds && { bounds }), ...(mapping && { mapping }), thresholds, signals }
  if (!series) return { series, ...rest }
  const { unit, frequency, kind, source, sourceUrl, licence, retrieved, observations } = series
  return { series: { unit, frequency, kind, source, sourceUrl, licence, retrieved, observations }, ...rest }
}
