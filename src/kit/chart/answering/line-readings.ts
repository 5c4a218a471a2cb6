/** What a chart of lines over each other answers: at each time what every line says then. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import type { Scale } from '../scale.ts'
import type { Reading } from './reading.ts'

export type Line = {
  /** 'the model'; nothing where the chart has one line alone. */
  name: string
  /** In the order of time; `says` is the value in words. */
  values: readonly { at: string; value: number; says: string }[]
  /** Each value holds until the next, as a forecast does; else a line says something at its own times alone. */
  isHeld?: boolean
}

/** The line that is named first is read; what the others say stands after it. */
export function lineReadings(
  lines: readonly Line[],
  { x, y }: { x: Pick<Scale, 'at'>; y: Pick<Scale, 'at'> },
): Reading[] {
  const times = [...new Set(lines.flatMap(({ values }) => values.map(({ at }) => at)))].toSorted()
  return times.flatMap((at): Reading[] => {
    const told = lines.flatMap(({ name, values, isHeld = false }) => {
      const now = values.findLast((one) => (isHeld ? one.at <= at : one.at === at))
      return now ? [{ value: now.value, says: name ? `${name} ${now.says}` : now.says }] : []
    })
    const [first, ...others] = told
    if (!first) return []
    const more = others.map(({ says }) => says).join(', ')
    return [{ at, x: x.at(decimalYear(at)), y: 1000 - y.at(first.value), when: sayDay(at), value: first.says, more }]
  })
}
