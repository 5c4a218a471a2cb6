/** What the numbers of a trend are made of: its own series and the values that matter. They rest on nothing else. */
import type { NumbersMaker } from '#items/server/numbers/maker.ts'
import type { TrendInput } from '../compute-numbers.ts'
import { newerValues } from '../signals/newer-value.ts'
import { trendDetails } from '../trend.ts'

export const gatherTrendNumbers: NumbersMaker['gather'] = async (_pool, { details, horizon }) => {
  const { series, bounds, thresholds, signals } = trendDetails.parse(details)
  const input: TrendInput = {
    series: series && {
      unit: series.unit,
      frequency: series.frequency,
      kind: series.kind,
      observations: series.observations,
    },
    bounds: bounds ? { least: bounds.least, most: bounds.most } : null,
    newer: series ? newerValues(series, signals) : [],
    thresholds: thresholds.map(({ value }) => value),
    horizonTo: horizon.to,
  }
  return { input, restsOn: [] }
}
