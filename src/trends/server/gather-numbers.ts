/**
 * What the numbers of a trend are made of: its own series and the values that matter; and, where it is a part of
 * another, what is known and projected of that.
 */
import type { Pool } from 'pg'
import { readItems, restsOn } from '#items/server/items-read.ts'
import type { Counted, Gathered, NumbersMaker } from '#items/server/numbers/maker.ts'
import type { TrendInput } from '../compute-numbers.ts'
import { newerValues } from '../signals/newer-value.ts'
import { trendDetails } from '../trend.ts'
import { wholeOf } from '../whole/whole.ts'

/** Where its whole is read: as it stands, or as it was, for those who compute what was said before once more. */
export type TrendReader = { readItems: typeof readItems }

export async function gatherTrendNumbers(
  pool: Pool,
  item: Counted,
  _before: Parameters<NumbersMaker['gather']>[2],
  reader: TrendReader = { readItems },
): Promise<Gathered> {
  const { series, bounds, whole, thresholds, signals } = trendDetails.parse(item.details)
  const of = series && whole ? [whole.item] : []
  const read = await reader.readItems(pool, of, item)
  const [its] = read.values()
  const held = series && its && wholeOf(series, its)
  const input: TrendInput = {
    series: series && {
      unit: series.unit,
      frequency: series.frequency,
      kind: series.kind,
      observations: series.observations,
    },
    bounds: bounds ? { least: bounds.least, most: bounds.most } : null,
    newer: series ? newerValues(series, signals) : [],
    ...(held && { whole: held }),
    thresholds: thresholds.map(({ value }) => value),
    horizonTo: item.horizon.to,
  }
  return { input, restsOn: restsOn(read.values(), of) }
}
