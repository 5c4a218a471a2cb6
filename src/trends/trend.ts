/** A trend's own fields: its series, the values that matter, and dated evidence. */
import { z } from 'zod'
import { day, itemRef } from '#items/item.ts'
import { whyNotAbout } from '#series/about-series.ts'
import { mapping } from '#series/reading/mapping.ts'
import { series, whyNotSeries } from '#series/series.ts'
import type { Series } from '#series/series.ts'
import type { ValueBounds } from '#series/value-bounds.ts'
import { forces } from './forces/forces.ts'
import { whyNotBeside } from './signals/newer-value.ts'
import { type Signal, signal } from './signals/signal.ts'

/** A value of the series that matters, and why. */
export const threshold = z.object({ value: z.number(), label: z.string().min(2) })
export type Threshold = z.output<typeof threshold>

/** What the values cannot pass, beside what their kind and unit tell, and why: no more cars than are sold at all. */
export const saidBounds = z.object({
  least: z.number().nullable(),
  most: z.number().nullable(),
  why: z.string().min(2),
})

/** What all of it is a part of, in the same unit: all electricity, of that from the sun. */
const whole = z.object({ item: itemRef })

/** Of a series that is not shown because its terms forbid it: where its owner shows it, and why nobody may here. */
const withheldSeries = z.object({
  ...series.pick({ unit: true, source: true, sourceUrl: true }).shape,
  ...series.shape.terms.unwrap().pick({ why: true, who: true, nearest: true }).shape,
})

export const trendDetails = z.object({
  /** What its series is called within a sentence, where one speaks of a single thing: 'the price of Brent oil'. */
  phrase: z.string().min(8).max(80).exactOptional(),
  /** Null where nobody measures it, or it is withheld. */
  series: series.nullable(),
  withheld: withheldSeries.exactOptional(),
  bounds: saidBounds.exactOptional(),
  whole: whole.exactOptional(),
  /** How a file of the series is read: what its author has answered. */
  mapping: mapping.exactOptional(),
  thresholds: z.array(threshold).max(3),
  signals: z.array(signal).max(20),
  ...forces,
})
export type TrendDetails = z.output<typeof trendDetails>

/** Why the details of a trend contradict each other: the field and the reason, or null. */
export function whyNotTrend(
  { series: measured, bounds, thresholds, signals }: TrendDetails,
  today?: string,
): { field: string; reason: string } | null {
  const reason = measured && whyNotSeries(measured)
  if (reason) return { field: 'series.observations', reason }
  const odd = measured && whyNotAbout(measured)
  if (odd) return odd
  const passed = bounds && whyNotBounds(bounds, measured)
  if (passed) return passed
  const twice = thresholds.findIndex(({ value }, i) => thresholds.findIndex((one) => one.value === value) < i)
  if (twice >= 0) return { field: `thresholds.${twice}.value`, reason: 'is there twice' }
  const undated = signals.findIndex(({ date }) => !isDate(date))
  if (undated >= 0) return { field: `signals.${undated}.date`, reason: 'is no day, month or year that there is' }
  return whyNotNewer(measured, signals, today)
}

function whyNotBounds(
  { least, most }: NonNullable<TrendDetails['bounds']>,
  measured: Series | null,
): { field: string; reason: string } | null {
  if (!measured) return { field: 'bounds', reason: 'is of a series, and there is none' }
  if (least === null && most === null) return { field: 'bounds.most', reason: 'is missing, as is the lower one' }
  if (least !== null && most !== null && least >= most)
    return { field: 'bounds.most', reason: 'is not above the lower one' }
  return whyNotAround(
    measured.observations.map(([, value]) => value),
    { least: least ?? -Infinity, most: most ?? Infinity },
  )
}

function whyNotAround(values: readonly number[], { least, most }: ValueBounds) {
  if (values.some((value) => value < least))
    return { field: 'bounds.least', reason: 'is above a value that was observed' }
  if (values.some((value) => value > most))
    return { field: 'bounds.most', reason: 'is below a value that was observed' }
  return null
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

/** What its projection says of the year, quarter or month that is now, in the unit of the series. */
export const todaysEstimate = z.object({ at: z.string(), median: z.number(), low80: z.number(), high80: z.number() })

/** What a list shows of the series. */
export const seriesCard = z.object({
  unit: z.string(),
  kind: series.shape.kind,
  frequency: series.shape.frequency,
  last: z.object({ at: z.string(), value: z.number() }),
  /** The observation ten years (or 40 quarters, or 120 months) before the last, where there is one. */
  earlier: z.object({ at: z.string(), value: z.number() }).nullable(),
  observations: z.int(),
  /** [decimal year, value], thinned to the size of a stamp. */
  spark: z.array(z.tuple([z.number(), z.number()])),
})
export type SeriesCard = z.output<typeof seriesCard>
