/** A trend whose series its owner lets nobody show without a licence: under which name one is held, and what is left. */
import type { TrendDetails } from '../trend.ts'

/** The name of the licence that its series asks for, which is that of the series; null where it asks for none. */
export function licenceAsked({ series }: TrendDetails): string | null {
  return series?.terms ? series.id : null
}

/**
 * The trend without any value of its series. What the house says of it stays: its text, the values that matter, and
 * single figures that its signals quote in words, with their source.
 */
export function withoutSeries(details: TrendDetails): TrendDetails {
  const { series, bounds: _, whole: __, signals, ...rest } = details
  if (!series?.terms) return details
  const { unit, source, sourceUrl } = series
  const { commercial: ___, ...terms } = series.terms
  const said = signals.map(({ newer: _beside, ...signal }) => signal)
  return { ...rest, signals: said, series: null, withheld: { unit, source, sourceUrl, ...terms } }
}
