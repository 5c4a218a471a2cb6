/**
 * A missed value as paths: the past up to what it was foreseen from, the band of what was said, what came, and the way
 * there.
 */
import { dotPath, linePath, type Point } from '#kit/chart/path.ts'
import { linearScale, logScale, needsLog } from '#kit/chart/scale.ts'
import { decimalYear } from '#kit/dates.ts'
import type { TrackRecord } from '../../record.ts'

type Miss = Pick<
  TrackRecord['backtests']['misses'][number],
  'from' | 'at' | 'median' | 'low80' | 'high80' | 'observed' | 'spark'
>

/** So many years of the past at the most, for each year ahead, and never fewer than ten. */
const past = 6

export function missPicture({ from, at, median, low80, high80, observed, spark }: Miss) {
  const [start, end] = [decimalYear(from), decimalYear(at)]
  const first = end - Math.max(10, past * (end - start))
  const known = spark.filter(([year]) => year >= first && year <= start)
  const later = spark.filter(([year]) => year > start && year < end)
  const values = [...[...known, ...later].map(([, value]) => value), low80, high80, observed]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = needsLog(values) ? logScale(low, high) : linearScale(low, high)
  const x = linearScale(Math.min(start, ...known.map(([year]) => year)), end)
  const place = (year: number, value: number): Point => [20 + 0.95 * x.at(year), 960 - 0.92 * y.at(value)]
  const stem = known.at(-1)
  // Of a longer series the last point that is drawn may lie before the one that it was foreseen from.
  const origin = stem ? place(...stem) : place(start, median)
  return {
    past: linePath(known.map(([year, value]) => place(year, value))),
    band: `${linePath([origin, place(end, high80), place(end, low80)])}Z`,
    said: linePath([origin, place(end, median)]),
    way: stem ? linePath([origin, ...later.map(([year, value]) => place(year, value)), place(end, observed)]) : '',
    came: dotPath(place(end, observed)),
  }
}
