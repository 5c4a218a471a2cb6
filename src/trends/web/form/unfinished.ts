/** A trend while somebody writes it: its fields as the entry has them, any number not there yet. */
import type { KindEntry } from '#items/web/kind-form.ts'
import type { SeriesEntry, TrendEntry } from '../../entry.ts'

export type WrittenThreshold = { value: number | null; label: string }
type EntrySignal = TrendEntry['signals'][number]
export type WrittenNewer = Omit<NonNullable<EntrySignal['newer']>, 'value'> & { value: number | null }
export type WrittenSignal = Omit<EntrySignal, 'newer'> & { newer?: WrittenNewer }
export type WrittenSeries = SeriesEntry

export type WrittenBounds = NonNullable<TrendEntry['bounds']>

export type TrendForm = KindEntry & {
  series: WrittenSeries | null
  bounds?: WrittenBounds | undefined
  mapping?: TrendEntry['mapping'] | undefined
  keptFrom: TrendEntry['keptFrom']
  thresholds: WrittenThreshold[]
  signals: WrittenSignal[]
}
