/** A series as a file that reads back as the same series. */
import type { Mark } from '../marks.ts'
import type { Grain, Observation } from './given.ts'

const dateNames: Record<Grain, string> = { yearly: 'year', quarterly: 'quarter', monthly: 'month', daily: 'date' }

type Written = {
  frequency: Grain
  unit: string | null
  observations: readonly Observation[]
  marks?: readonly Mark[] | undefined
}

/** `year,value (ppm)` and a line each, by RFC 4180; with a third column where values are marked. */
export function csvOfSeries({ frequency, unit, observations, marks = [] }: Written): string {
  const markOf = new Map(marks)
  const head = [dateNames[frequency], unit ? `value (${unit})` : 'value', ...(marks.length > 0 ? ['mark'] : [])]
  const rows = observations.map(([at, value]) => {
    const mark = marks.length > 0 ? [markOf.get(at) ?? ''] : []
    return [at, written(value), ...mark]
  })
  return [head, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

/** '1.234' may be a thousand somewhere; '1.2340' is read in one way. */
function written(value: number): string {
  const plain = String(value)
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(plain) ? `${plain}0` : plain
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
