/** A trend's own fields: its series, the values that matter, and dated evidence. */
import { z } from 'zod'
import { series } from './series.ts'

/** A value of the series that matters, and why. */
export const threshold = z.object({ value: z.number(), label: z.string().min(2) })
export type Threshold = z.output<typeof threshold>

/** Dated evidence for or against the trend going on. The date may be a year, a month or a day. */
export const signal = z.object({
  date: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/),
  title: z.string().min(3),
  source: z.string().min(2),
  note: z.string(),
  direction: z.enum(['for', 'against', 'unclear']),
})
export type Signal = z.output<typeof signal>

export const trendDetails = z.object({
  /** Null where nobody measures it. */
  series: series.nullable(),
  thresholds: z.array(threshold).max(3),
  signals: z.array(signal).max(20),
})

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
