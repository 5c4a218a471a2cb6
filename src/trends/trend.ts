/** A trend's own fields: its series, the values that matter, and dated evidence. */
import { z } from 'zod'
import { day } from '#items/item.ts'
import { series, whyNotSeries } from '#series/series.ts'
import type { Series } from '#series/series.ts'
import { whyNotBeside } from './signals/newer-value.ts'
import { type Signal, signal } from './signals/signal.ts'

/** A value of the series that matters, and why. */
export const threshold = z.object({ value: z.number(), label: z.string().min(2) })
export type Threshold = z.output<typeof threshold>

export const trendDetails = z.object({
  /** Null where nobody measures it. */
  series: series.nullable(),
  thresholds: z.array(threshold).max(3),
  signals: z.array(signal).max(20),
})
export type TrendDetails = z.output<typeof trendDetails>

/** Why the details of a trend contradict each other: the field and the reason, or null. */
export function whyNotTrend(
  { series: measured, thresholds, signals }: TrendDetails,
  today?: string,
): { field: string; reason: string } | null {
  const reason = measured && whyNotSeries(measured)
  if (reason) return { field: 'series.observations', reason }
  const twice = thresholds.findIndex(({ value }, i) => thresholds.findIndex((one) => one.value === value) < i)
  if (twice >= 0) return { field: `thresholds.${twice}.value`, reason: 'is there twice' }
  const odd = signals.findIndex(({ date }) => !isDate(date))
  if (odd >= 0) return { field: `signals.${odd}.date`, reason: 'is no day, month or year that there is' }
  return whyNotNewer(measured, signals, today)
}

function whyNotNewer(
  measured: Series | null,
  signals: readonly Signal[],
  today: string | undefined,
): { field: string; reason: string } | null {
  const faults = signals.map((one) => whyNotBeside(measured, one, today))
  const first = faults.findIndex((fault) => fault !== null)
  const fault = faults[first]
  return fault ? { field: `signals.${first}.${fault.field}`, reason: fault.reason } : null
}

/** `2024-02-30` looks like a day and is none. */
function isDate(date: string): boolean {
  return day.safeParse(`${date}-01-01`.slice(0, 10)).success
}

/** What its projection says of the year or month that is now, in the unit of the series. */
export const todaysEstimate = z.object({ at: z.string(), median: z.number(), low80: z.number(), high80: z.number() })

/** What a list shows of the series. */
export const seriesCard = z.object({
  unit: z.string(),
  frequency: z.enum(['yearly', 'monthly']),
  last: z.object({ at: z.string(), value: z.number() }),
  /** The observation ten years (or 120 months) before the last, where there is one. */
  earlier: z.object({ at: z.string(), value: z.number() }).nullable(),
  observations: z.int(),
  /** [decimal year, value], thinned to the size of a stamp. */
  spark: z.array(z.tuple([z.number(), z.number()])),
})
export type SeriesCard = z.output<typeof seriesCard>
