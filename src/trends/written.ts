/** From what people wrote in a trend to its details, and back. Free of schemas. */
import { asMarked } from '#series/marks.ts'
import type { SeriesEntry, TrendEntry } from './entry.ts'
import type { TrendDetails } from './trend.ts'

/** The id of a series that somebody brought along, rather than the collection. */
const ownSeries = 'own'

export function detailsFrom(entry: TrendEntry, before: TrendDetails | null): TrendDetails {
  const { series, keptFrom: _, ...rest } = entry
  return { ...rest, series: series && { ...withMarks(series), id: before?.series?.id ?? ownSeries } }
}

/** From when on its values are provisional is what the marks of the last ones say. */
function withMarks({ marks = [], ...series }: SeriesEntry) {
  return { ...series, ...asMarked(series.observations, marks) }
}

export function entryFrom({ series, bounds, mapping, thresholds, signals }: TrendDetails): TrendEntry {
  const rest = { ...(bounds && { bounds }), ...(mapping && { mapping }), keptFrom: null, thresholds, signals }
  if (!series) return { series, ...rest }
  const { unit, frequency, kind, source, sourceUrl, licence, retrieved, observations, marks } = series
  const about = { unit, frequency, kind, source, sourceUrl, licence, retrieved }
  return { series: { ...about, observations, ...(marks && { marks }) }, ...rest }
}
