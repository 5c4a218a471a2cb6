/** For tests: a trend that is measured. */
import { someItem } from '#items/web/test-page.tsx'
import type { Observation, Series } from '#series/series.ts'
import type { TrendWhole } from './item.ts'

export const co2Series = (observations: Observation[]): Series => ({
  id: 'co2',
  unit: 'ppm',
  frequency: 'yearly',
  kind: 'level',
  source: 'NOAA',
  sourceUrl: 'https://gml.noaa.gov/',
  licence: 'public domain',
  retrieved: '2026-11-20',
  observations,
})

export const co2Trend = (observations: Observation[], change: Partial<TrendWhole> = {}): TrendWhole => ({
  ...someItem,
  kind: 'trend',
  series: co2Series(observations),
  thresholds: [{ value: 450, label: '450 ppm, long used as a marker' }],
  signals: [],
  ...change,
})
