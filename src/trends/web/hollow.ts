/** Which points of a trend's chart are drawn hollow, and what they are: none of them is as sure as a measured value. */
import type { Beside } from '#kit/chart/fan-plan.ts'
import { fromElsewhere, newerElsewhere, preliminaryOf } from '#series/about-words.ts'
import type { Series } from '#series/series.ts'
import type { NewerValue } from '../signals/newer-value.ts'

type Hollow = { beside: Beside[]; hollow: string }

export function hollowOf(series: Series, newer: readonly NewerValue[]): Hollow {
  const preliminary = preliminaryOf(series).map(([at, value]) => ({ at, value, says: '(preliminary)' }))
  const projected = (series.projected ?? []).map(([at, value]) => ({
    at,
    value,
    says: 'as its source projects it, not observed',
  }))
  const elsewhere = newer.map(fromElsewhere)
  const what = [
    preliminary.length > 0 && 'a preliminary value',
    projected.length > 0 && 'one that the source projects',
    elsewhere.length > 0 && newerElsewhere,
  ].filter((one) => one !== false)
  return {
    beside: [...preliminary, ...projected, ...elsewhere].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    hollow: what.length > 0 ? `A hollow point is ${what.join(', or ')}.` : '',
  }
}
