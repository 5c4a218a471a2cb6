/** What the form says of the series that may answer a question: what it is called, its unit, its last value. */
import { sayUnit } from '#series/words.ts'
import { sayQuantity } from '#kit/numbers.ts'
import { useItem } from '#items/web/form/use-item.ts'
import type { ItemRef } from '#items/item.ts'
import type { Whole } from '#items/web/kind-view.ts'
import { sayDay } from '#kit/dates.ts'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { stepAfter } from '#series/steps-ahead.ts'

export type BoundSeries = { label: string; series: Series }

/** Null while no trend is chosen, and of one without a series. */
export function useBoundSeries(trend: ItemRef | null): BoundSeries | null {
  const { item } = useItem(trend)
  const series = item && seriesOf(item)
  return series ? { label: item.label, series } : null
}

/** 'In ppm. Global CO2 was 427.3 ppm in 2025, its last value' */
export function sayBound({ label, series }: BoundSeries): string {
  const [at, value] = lastOf(series)
  return `${sayUnit(series.unit)}. ${label} was ${sayQuantity(value, series.unit)} in ${sayDay(at)}, its last value`
}

/** 'One after Q3 2026, the last that Heat pumps has, such as 2026-Q4' */
export function sayTimes({ label, series }: BoundSeries): string {
  const [last] = lastOf(series)
  return `One after ${sayDay(last)}, the last that ${label} has, such as ${stepAfter(last, 1)}`
}

function seriesOf(item: Whole): Series | null {
  // Only what has a series has a field of this name; every item has been parsed by its own kind's schema.
  return 'series' in item ? (item.series as Series | null) : null
}
