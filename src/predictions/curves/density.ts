/** A curve as it is drawn: how much of the chance lies where, and how much below a value. */
import { cumulativeAt, percentPoint } from '#engine/distributions/percent-point.ts'
import { placeOf, valueAt } from '#engine/distributions/scale.ts'
import { quartilesOf } from '#engine/elicitation/quartiles.ts'
import type { Amounts } from '../question-type.ts'
import { curveThrough, type Line } from './through.ts'

/** `points`: values of the line and how dense the chance is there, 1 where it is spread evenly over the whole scale. */
export type Density = { cdf: Float64Array; points: [value: number, height: number][] }

/** Null unless the five rise, on the scale: all others have no curve. */
export function densityThrough(line: Line, five: Amounts | null): Density | null {
  return five && isOn(line, five) ? densityOf(line, curveThrough(line, five)) : null
}

/**
 * The very steps that are scored, each drawn in its middle; the first and the last reach to the ends. On a logarithmic
 * scale it is the chance for each step of that: what is as wide in the drawing counts as much.
 */
export function densityOf({ scale }: Line, cdf: Float64Array): Density {
  const steps = cdf.length - 1
  const heightOf = (i: number) => ((cdf[i + 1] ?? 1) - (cdf[i] ?? 0)) * steps
  const middles = Array.from({ length: steps }, (_, i): [number, number] => [
    valueAt(scale, (i + 0.5) / steps),
    heightOf(i),
  ])
  return { cdf, points: [[scale.min, heightOf(0)], ...middles, [scale.max, heightOf(steps - 1)]] }
}

function isOn({ scale: { min, max } }: Line, { p5, p25, p50, p75, p95 }: Amounts): boolean {
  return min <= p5 && p5 <= p25 && p25 <= p50 && p50 <= p75 && p75 <= p95 && p95 <= max
}

/** Of what lies beyond an open end no curve says where: null there. */
export function chanceBelow({ scale, bounds }: Line, cdf: Float64Array, value: number): number | null {
  if (value < scale.min) return bounds.openBelow ? null : 0
  if (value > scale.max) return bounds.openAbove ? null : 1
  return cumulativeAt(cdf, Math.min(1, Math.max(0, placeOf(scale, value))))
}

/** Between which values eight tenths lie, one tenth on either side. */
export function middleOf({ scale }: Line, cdf: Float64Array): { from: number; to: number } {
  return { from: valueAt(scale, percentPoint(cdf, 0.1)), to: valueAt(scale, percentPoint(cdf, 0.9)) }
}

/** How many times as high as the chance is on average over its nine tenths a curve is drawn at most: its peak has half that. */
const sharpest = 3

/**
 * How high a drawing of several has to be. A spike, which two numbers at nearly one place make, is cut, and so is the
 * sharpest where it would press the flattest to the axis. 1 where nothing is drawn.
 */
export function heightFor(line: Line, drawn: readonly { density: Density; five: Amounts }[]): number {
  const peaks = drawn.map(({ density, five: { p5, p95 } }) => {
    const width = placeOf(line.scale, p95) - placeOf(line.scale, p5)
    const highest = Math.max(...density.points.map(([, height]) => height))
    return width > 0 ? Math.min(highest, (sharpest * 0.9) / width) : highest
  })
  return peaks.length === 0 ? 1 : Math.min(Math.max(...peaks), sharpest * Math.min(...peaks)) * 1.05
}

/**
 * Five that spread the chance widely over the scale: they say next to nothing yet, and are somewhere to begin. Between
 * closed ends evenly; between open ones as the normal, whose shape the curve has there: even quarters would make two hills.
 */
export function wideOn({ scale, bounds }: Line, tidy: (value: number) => number): Amounts {
  const at = (place: number) => tidy(valueAt(scale, place))
  const isOpen = bounds.openBelow && bounds.openAbove
  const { lower, upper } = isOpen ? quartilesOf({ low: 0.05, middle: 0.5, high: 0.95 }) : { lower: 0.25, upper: 0.75 }
  return { p5: at(0.05), p25: at(lower), p50: at(0.5), p75: at(upper), p95: at(0.95) }
}
