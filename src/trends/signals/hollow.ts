/** Which points of a trend's chart are drawn hollow, and what they are: none of them is as sure as a measured value. */
import type { Beside } from '#kit/chart/fan-plan.ts'
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { asPreliminary, fromElsewhere, newerElsewhere, preliminaryOf, preliminaryValue } from '#series/about-words.ts'
import type { Series } from '#series/series.ts'
import type { NewerValue } from './newer-value.ts'

type Measured = Pick<Series, 'observations' | 'provisional' | 'projected'>
type Newer = Pick<NewerValue, 'at' | 'value' | 'publisher'>
type Hollow = { beside: Beside[]; hollow: string }

export function hollowOf(series: Measured, newer: readonly Newer[]): Hollow {
  const preliminary = preliminaryOf(series).map(asPreliminary)
  const projected = (series.projected ?? []).map(([at, value]) => ({
    at,
    value,
    says: 'as its source projects it, not observed',
    isExpected: true,
  }))
  const elsewhere = newer.map(fromElsewhere)
  const what = [
    preliminary.length > 0 && preliminaryValue,
    projected.length > 0 && 'one that the source projects',
    elsewhere.length > 0 && newerElsewhere,
  ].filter((one) => one !== false)
  return {
    beside: [...preliminary, ...projected, ...elsewhere].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    hollow: what.length > 0 ? `A hollow point is ${what.join(', or ')}.` : '',
  }
}

/** 'A newer value from elsewhere: 3.2 in 2025, WMO.' */
export function sayNewer({ at, value, publisher }: Newer): string {
  return `A newer value from elsewhere: ${sayNumber(value)} in ${sayDay(at)}, ${publisher}.`
}
