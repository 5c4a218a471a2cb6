/** What does the chart of a series show, and where do its words stand? Numbers in, places out. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import type { Point } from '#kit/web/chart/path.ts'
import { type Box, type LabelPlace, placeLabels, placeDot, type Placed } from '#kit/web/chart/labels.ts'
import { linearScale, type Scale, scaleForSeries } from '#kit/web/chart/scale.ts'
import { lastOf } from '../observations.ts'
import type { Series } from '../series.ts'
import type { Threshold } from '../trend.ts'

export type ChartPlan = {
  x: Scale
  y: Scale
  line: Point[]
  needle: number
  last: { point: Point; value: string; at: string; place: LabelPlace }
  thresholds: { y: number; text: string; placed: Placed; isFirst: boolean }[]
  /** How many thresholds lie too far off to be drawn. */
  beyond: number
}

export function planChart(series: Series, thresholds: readonly Threshold[], today: string): ChartPlan {
  const points = series.observations.map(([at, value]) => [decimalYear(at), value] as const)
  const now = decimalYear(today)
  const first = Math.floor(points[0]?.[0] ?? now)
  const x = linearScale(first, horizonEnd(first, now), { count: 10, isYears: true })
  const y = scaleForSeries(
    points.map(([, value]) => value),
    thresholds.map(({ value }) => value),
  )
  const line = points.map(([year, value]): Point => [x.at(year), 1000 - y.at(value)])
  const [at, value] = lastOf(series)
  const said = { value: sayShort(value), at: sayDay(at) }
  const point: Point = line.at(-1) ?? [1000, 1000]
  const needle = x.at(now)
  const dot = placeDot(point, `${said.value} in ${said.at}`, line, needle)
  const drawn = thresholds.filter((one) => one.value >= y.min && one.value <= y.max)
  return {
    x,
    y,
    line,
    needle,
    last: { point, ...said, place: dot.at },
    thresholds: placeThresholds(drawn, y, line, [dot.box]),
    beyond: thresholds.length - drawn.length,
  }
}

/** A few years to come stay empty on purpose: they are what the page is about. At least to the next year that ends in 0 or 5. */
function horizonEnd(first: number, now: number): number {
  return Math.ceil((now + Math.max(3, (now - first) * 0.05)) / 5) * 5
}

/** As much of a threshold's label as a chart has room for: the words before the first comma, or the number. */
function briefly({ label, value }: Threshold): string {
  const head = label.split(/[,;:(](?:\s|$)/)[0]?.trim() ?? ''
  return head.length <= 28 && !/e[+]?\d/.test(head) ? head : sayShort(value)
}

function placeThresholds(
  thresholds: readonly Threshold[],
  y: Scale,
  line: readonly Point[],
  taken: readonly Box[],
): ChartPlan['thresholds'] {
  const lines = thresholds.map((one) => ({ y: 1000 - y.at(one.value), text: briefly(one) }))
  const places = placeLabels(lines, line, taken)
  return lines.flatMap((one, i) => {
    const placed = places[i]
    return placed ? [{ ...one, placed, isFirst: i === 0 }] : []
  })
}
