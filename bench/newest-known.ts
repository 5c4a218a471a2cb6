/**
 * How old is what the collection knows of each trend, and does anything that it knows contradict what it shows of the
 * years since the series ended?
 */
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import type { TrendNumbers } from '#trends/numbers.ts'
import { newerValues } from '#trends/signals/newer-value.ts'
import type { Signal } from '#trends/signals/signal.ts'
import { within } from '#engine/projection/bands/knots.ts'
import { quantile } from '#engine/statistics.ts'

export type Known = { name: string; series: Series; signals: readonly Signal[]; numbers: TrendNumbers }

const msInYear = 365.25 * 86_400_000

/**
 * Ages in years on `day`, from the end of the year or month of the newest value, in the series or beside it: 2025 is
 * .9 years old on 2026-11-23, and a year that is not over 0. `contradicted`: newer values whose whole band lies outside
 * the band of 95 % that is shown for their time. A projection that says that it was overtaken shows none.
 */
export function newestKnownOf(trends: readonly Known[], day: string) {
  const newest = trends.map(({ name, series, signals }) => {
    const at = newerValues(series, signals).at(-1)?.at ?? lastOf(series)[0]
    return { name, at, age: ageOf(at, day) }
  })
  return {
    day,
    medianAge: middleOf(newest.map(({ age }) => age)),
    medianAgeInSeries: middleOf(trends.map(({ series }) => ageOf(lastOf(series)[0], day))),
    contradicted: trends.flatMap((trend) => contradictedIn(trend)),
    overtaken: trends.filter(({ numbers }) => numbers.projection?.refused === 'overtaken').map(({ name }) => name),
    oldest: newest.toSorted((a, b) => b.age - a.age).slice(0, 12),
  }
}

function ageOf(at: string, day: string): number {
  const [year = 0, month = 12] = at.split('-').map(Number)
  return hundredths(Math.max(0, (Date.parse(day) - Date.UTC(year, month)) / msInYear))
}

function contradictedIn({ name, series, signals, numbers: { projection } }: Known) {
  if (projection?.refused !== null) return []
  return newerValues(series, signals).flatMap(({ at, value, plusMinus }) => {
    const point = projection.points.find((one) => one.at === at)
    if (!point) return []
    const [low, high] = [point.knots[0]!, point.knots.at(-1)!].map((knot) => within(limitsOf(projection), knot))
    const reach = plusMinus ?? 0
    return value + reach < low! || value - reach > high! ? [{ name, at, value, low95: low, high95: high }] : []
  })
}

function limitsOf({ bounds: { least, most } }: { bounds: { least: number | null; most: number | null } }) {
  return { least: least ?? -Infinity, most: most ?? Infinity }
}

function middleOf(ages: readonly number[]): number {
  return hundredths(quantile(ages, 0.5))
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
