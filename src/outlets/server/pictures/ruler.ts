/** The years along the foot of a picture, with the needle at its day and the marks of the item. */
import { colours, type Hue } from './colours.ts'
import { arrow, line, rectangle, textAt } from './svg.ts'
import { small } from './charts.ts'

const from = 2020
const to = 2060
const height = 64

type Given = { width: number; bottom: number; margin: number; now: number; marks: readonly number[]; hue: Hue }

export function drawRuler({ width, bottom, margin, now, marks, hue }: Given): string[] {
  const [first, last] = endsFor([now, ...marks])
  const top = bottom - height
  const at = (year: number) => margin + ((year - first) / (last - first)) * (width - 2 * margin)
  const everyYear = last - first <= 60
  const labelled = yearsBy(first, last, last - first <= 40 ? 10 : last - first <= 100 ? 20 : 50)
  const side = (year: number) => (year === first ? 'start' : year === last ? 'end' : 'middle')
  const tick = (year: number, high: number) => `M${at(year)} ${bottom - high}v${high}`
  return [
    rectangle({ x: 0, y: top, width, height }, colours.mist),
    line(`M0 ${top}h${width}`, colours.line, 1),
    ...(everyYear
      ? [
          line(
            yearsBy(first, last, 1)
              .map((year) => tick(year, 8))
              .join(''),
            colours.lineFirm,
            1,
          ),
        ]
      : []),
    line(
      yearsBy(first, last, everyYear ? 5 : 10)
        .map((year) => tick(year, 18))
        .join(''),
      colours.lineControl,
      1,
    ),
    ...labelled.map((year) => textAt(at(year), top + 36, String(year), { ...small, side: side(year) })),
    line(`M${at(now)} ${top}v${height}`, colours.needle, 2.5),
    arrow(at(now), top + 11, colours.needle, 16),
    ...marks.flatMap((year) => [
      line(`M${at(year)} ${bottom - 22}V${bottom}`, hue.full, 5),
      arrow(at(year), top + 12, hue.full),
    ]),
  ]
}

/** Forty years, and as many decades more on each side as it takes. */
function endsFor(years: readonly number[]): [number, number] {
  const [least, most] = [Math.min(from, ...years), Math.max(to, ...years)]
  return [Math.floor(least / 10) * 10, Math.ceil(most / 10) * 10]
}

function yearsBy(first: number, last: number, step: number): number[] {
  const start = Math.ceil(first / step) * step
  return Array.from({ length: Math.floor((last - start) / step) + 1 }, (_, i) => start + i * step)
}
