/** A day in parts: the five that follow are whole days too. */
import { lineOfDay, partsInDays } from '../curves/day.ts'
import { curveOfParts } from '../curves/parts.ts'
import type { Part } from './part.ts'
import { quantilesOn } from '../curves/through.ts'
import { dayLine } from '../in-three/day.ts'
import { whyNotDays } from './fits.ts'
import type { InParts } from './in-parts.ts'

const { valueAt } = dayLine

export const dayInParts: InParts<'date'> = {
  partsIn: ({ parts }) => (parts ? partsInDays(parts) : null),
  whyNot: whyNotDays,
  estimateOf(question, parts) {
    const line = lineOfDay(question)
    const { p5, p25, p50, p75, p95 } = quantilesOn(line, curveOfParts(line, parts))
    return {
      type: 'date',
      quantiles: { p5: valueAt(p5), p25: valueAt(p25), p50: valueAt(p50), p75: valueAt(p75), p95: valueAt(p95) },
      parts: parts.map(inDay),
    }
  },
}

function inDay({ from, top, to, weight }: Part) {
  return { from: valueAt(from), top: valueAt(top), to: valueAt(to), weight }
}
