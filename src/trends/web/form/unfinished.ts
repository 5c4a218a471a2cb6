/** A trend while somebody writes it: its fields as the entry has them, any number not there yet. */
import type { KindEntry } from '#items/web/kind-form.ts'
import type { SeriesEntry, TrendEntry } from '../../entry.ts'

export type WrittenThreshold = { value: number | null; label: string }
export type WrittenSignal = TrendEntry['signals'][number]
export type WrittenSeries = SeriesEntry

export type TrendForm = KindEntry & {
  series: WrittenSeries | null
  thresholds: WrittenThreshold[]
  signals: WrittenSignal[]
}
