/** Which words name the lines of thresholds on a chart, and where do they stand? */
import { sayShort } from '#kit/numbers.ts'
import { type Box, placeLabels, type Placed } from './labels.ts'
import type { Point } from './path.ts'
import type { Scale } from './scale.ts'

export type Threshold = { value: number; label: string }
export type PlacedThreshold = { y: number; text: string; placed: Placed; isFirst: boolean }

export function placeThresholds(
  thresholds: readonly Threshold[],
  y: Scale,
  drawn: readonly Point[],
  taken: readonly Box[],
): PlacedThreshold[] {
  const lines = thresholds.map((one) => ({ y: 1000 - y.at(one.value), text: briefly(one) }))
  const places = placeLabels(lines, drawn, taken)
  return lines.flatMap((one, i) => {
    const placed = places[i]
    return placed ? [{ ...one, placed, isFirst: i === 0 }] : []
  })
}

/** As much of a threshold's label as a chart has room for: the words before the first comma, or the number. */
function briefly({ label, value }: Threshold): string {
  const head = label.split(/[,;:(](?:\s|$)/)[0]?.trim() ?? ''
  return head.length <= 28 && !/e[+]?\d/.test(head) ? head : sayShort(value)
}
